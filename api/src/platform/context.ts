import type { Logger } from 'pino';

import type { Actor } from './access/actor';
import type { Clock } from './clock';
import type { Database, Transaction } from './database/database';
import { TouchedTables } from './database/touched-tables';
import type { OptionValues } from './option';
import { RecentAnswers } from './recent-answers';

/** What every service gets first: who asks, when, and what to ask in turn. One per request. */
export interface Context {
  readonly actor: Actor;
  /** The instant the request came in; all of the request happens at it. */
  readonly now: Date;
  readonly db: Database;
  /** What the public was answered in the last seconds; every transaction of a request has it forget what it changed. */
  readonly recent: RecentAnswers;
  /** One transaction; see Database.transaction. UNAUTHENTICATED when whoever asked is no longer signed in. */
  transact<Result>(work: (tx: Transaction) => Promise<Result>, options?: TransactOptions): Promise<Result>;
  readonly requestId: string;
  /** The address the request came from, for limits only: never logged or stored in clear. */
  readonly source: string;
  readonly log: Logger;
  /** Read by `option.of(ctx)`. */
  readonly options: OptionValues;
}

interface TransactOptions {
  /** The work itself begins by locking the caller's session and checking that it has not ended. Default false. */
  holdsSession?: boolean;
}

export interface RequestFacts {
  actor: Actor;
  requestId: string;
  source: string;
}

/** What a process has for the contexts of all its requests. */
export interface ContextParts {
  db: Database;
  clock: Clock;
  log: Logger;
  options?: OptionValues;
  /** Shared by every request of the process; absent: nothing is kept. */
  recent?: RecentAnswers;
  /** Called first in every transaction. Rejects when the caller's session has ended, else keeps it until the transaction's end. */
  assertStillSignedIn?: (tx: Transaction, actor: Actor) => Promise<void>;
}

export function createContext(parts: ContextParts, facts: RequestFacts): Context {
  const { db, clock, log, options = new Map(), recent = new RecentAnswers(0), assertStillSignedIn } = parts;
  const transact: Context['transact'] = async (work, { holdsSession = false } = {}) => {
    const touched = new TouchedTables(db.tables);
    let hasFailed = true;
    try {
      const result = await db.transaction(async (tx) => {
        if (!holdsSession) await assertStillSignedIn?.(tx, facts.actor);
        return work(tx);
      }, touched);
      hasFailed = false;
      return result;
    } finally {
      recent.forget(touched, hasFailed);
    }
  };
  // Written out: V8 makes a hidden class for every property that follows a spread, anew for each object, and keeps it for long.
  return {
    actor: facts.actor,
    requestId: facts.requestId,
    source: facts.source,
    now: clock(),
    db,
    log,
    options,
    recent,
    transact,
  };
}
