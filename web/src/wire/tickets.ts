/** What this browser keeps of its tables: the token that opens one's seat. */
import type { Ticket } from './types';

export interface Kept {
  token: string;
  person: number;
  /** The table's address as the house gives it out, which is not always the one in the browser. */
  link: string;
}

const SEATS = 'penumbra:seats';
const MOST = 50;

function read<T>(key: string): Record<string, T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, T>;
  } catch {
    return {};
  }
}

function write<T>(key: string, all: Record<string, T>): void {
  const newest = Object.entries(all).slice(-MOST);
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Without a memory the seat lasts as long as the page.
  }
}

export const tickets = {
  of: (code: string): Kept | undefined => read<Kept>(SEATS)[code],
  all: (): string[] => Object.keys(read<Kept>(SEATS)).reverse(),

  keep(ticket: Ticket): void {
    const { token, person, link } = ticket;
    write(SEATS, { ...read<Kept>(SEATS), [ticket.code]: { token, person, link } });
  },

  /** With a token only this one: another tab may have come to the table anew meanwhile. */
  forget(code: string, token?: string | null): void {
    const all = read<Kept>(SEATS);
    if (token !== undefined && all[code]?.token !== token) return;
    delete all[code];
    write(SEATS, all);
  },
};
