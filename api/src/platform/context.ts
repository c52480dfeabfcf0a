import type { Logger } from 'pino';

import type { Actor } from './access/actor';
import type { Clock } from './clock';
import type { Database, Transaction } from './database/database';

/** What every service gets first: who asks, when, and what to ask in turn. One per request. */
export interface Context {
  readonly actor: Actor;
  /** The instant the request came in; all of the request happens at it. */
  readonly now: Date;
  readonly db: Database;
  /** One transaction; see Database.transaction. */
  transact<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  readonly requestId: string;
  /** The address the request came from, for limits only: never logged or stored in clear. */
  readonly source: string;
  readonly log: Logger;
  /** Whether signing in keeps to itself which addresses have an account. */
  readonly concealAccounts: boolean;
  /** Whether visitors and patients may book only so much in a time. Off where a program plays all of them. */
  readonly bookingLimits: boolean;
}

export interface RequestFacts {
  actor: Actor;
  requestId: string;
  source: string;
}

export interface Services {
  db: Database;
  clock: Clock;
  log: Logger;
  concealAccounts?: boolean;
  bookingLimits?: boolean;
}

export function createContext({ db, clock, log, concealAccounts = false, bookingLimits = true }: Services, facts: RequestFacts): Context {
  return { ...facts, now: clock(), db, log, concealAccounts, bookingLimits, transact: (work) => db.transaction(work) };
}
