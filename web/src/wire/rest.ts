/** What is done once: opening a table, coming to one, looking at it from outside. */
import type {
  About,
  Branch,
  Code,
  GameAddress,
  Join,
  OpenTable,
  TableState,
  Ticket,
  WhatIf,
} from './types';

/** Why the server refused; `code` has words in the catalogue (`refused-…`). */
export class Refused extends Error {
  constructor(
    readonly code: Code | 'offline',
    readonly data: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

/** Milliseconds after which a server that says nothing counts as out of reach. */
const PATIENCE = 30_000;

async function ask<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  token?: string,
): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token !== undefined) headers.Authorization = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('offline');
  }
  let told: unknown;
  try {
    told = await answer.json();
  } catch {
    throw new Refused(answer.ok ? 'trouble' : 'unavailable');
  }
  if (!answer.ok) {
    const trouble = told as { code?: Code; data?: Record<string, unknown> };
    throw new Refused(trouble.code ?? 'trouble', trouble.data);
  }
  return told as T;
}

export const house = {
  about: () => ask<About>('GET', '/api'),
  tables: () => ask<TableState[]>('GET', '/api/tables'),
  table: (code: string) => ask<TableState>('GET', `/api/tables/${code}`),
  open: (wish: OpenTable) => ask<Ticket>('POST', '/api/tables', wish),
  join: (code: string, wish: Join) => ask<Ticket>('POST', `/api/tables/${code}/people`, wish),
  games: (code: string, token: string) =>
    ask<GameAddress[]>('GET', `/api/tables/${code}/games`, undefined, token),
  whatIf: (game: string, wish: WhatIf) => ask<Branch>('POST', `/api/games/${game}/what-if`, wish),
  read: <T>(path: string) => ask<T>('GET', path),
};
