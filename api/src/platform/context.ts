import type { Logger } from 'pino';

import type { Actor } from './access/actor';
import type { Clock } from './clock';
import type { Database, Transaction } from './database/database';
import { RecentAnswers } from './recent-answers';

/** What every service gets first: who asks, when, and what to ask in turn. One per request. */
export interface Context {
  readonly actor: Actor;
  /** The instant the request came in; all of the request happens at it. */
  readonly now: Date;
  readonly db: Database;
  /** What the public was answered in the last seconds. Forgotten after every transaction of a request, done or not. */
  readonly recent: RecentAnswers;
  /** One transaction; see Database.transaction. */
  transact<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  readonly requestId: string;
  /** The address the request came from, for limits only: never logged or stored in clear. */
  readonly source: string;
  readonly log: Logger;
  /** Whether signing in keeps to itself which addresses have an account. */
  readonly concealAccounts: boolean;
  /** Whether visitors and patients may book only so much. See AppOptions.sourceLimits. */
  readonly sourceLimits: boolean;
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
  sourceLimits?: boolean;
  /** Shared by every request of the process; absent: nothing is kept. */
  recent?: RecentAnswers;
}

export function createContext(services: Services, facts: RequestFacts): Context {
  const { db, clock, log, concealAccounts = false, sourceLimits = true, recent = new RecentAnswers(0) } = services;
  return {
    ...facts,
    now: clock(),
    db,
    log,
    concealAccounts,
    sourceLimits,
    recent,
    // Also when it failed: whoever is told that a slot is taken must not be offered it again.
    transact: (work) => db.transaction(work).finally(() => recent.forget()),
  };
}
