/**
 * What this browser keeps of its tables: the token that opens one's seat, the chair,
 * and for each game the commitment and one's own salts, so that the deals can be verified.
 */
import type { Ticket } from './types';

export interface Kept {
  token: string;
  person: number;
  seat: number | null;
  /** The table's address as the house gives it out, which is not always the one in the browser. */
  link: string;
}

export interface Promised {
  commitment: string;
  seat: number | null;
  salts: Record<string, string>;
}

const SEATS = 'penumbra:seats';
const COMMITMENTS = 'penumbra:commitments';
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
    const kept = { token, person, link, seat: null };
    write(SEATS, { ...read<Kept>(SEATS), [ticket.code]: kept });
  },

  note(code: string, seat: number | null): void {
    const all = read<Kept>(SEATS);
    const kept = all[code];
    if (kept && kept.seat !== seat) write(SEATS, { ...all, [code]: { ...kept, seat } });
  },

  forget(code: string): void {
    const all = read<Kept>(SEATS);
    delete all[code];
    write(SEATS, all);
  },
};

export const promises = {
  of: (game: string): Promised | undefined => read<Promised>(COMMITMENTS)[game],

  note(game: string, commitment: string, seat: number | null): void {
    const all = read<Promised>(COMMITMENTS);
    const salts = all[game]?.salts ?? {};
    write(COMMITMENTS, { ...all, [game]: { commitment, seat, salts } });
  },

  salted(game: string, round: number, salt: string): void {
    const all = read<Promised>(COMMITMENTS);
    const kept = all[game];
    if (!kept) return;
    write(COMMITMENTS, { ...all, [game]: { ...kept, salts: { ...kept.salts, [round]: salt } } });
  },
};
