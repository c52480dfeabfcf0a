import type { Logger } from 'pino';

import type { Actor } from './access/actor';
import type { Clock } from './clock';
import type { Database, Transaction } from './database/database';
import { TouchedTables } from './database/touched-tables';
import type { OptionValues } from './option';
import { RecentAnswers } from './recent-answers';

/** One per request; every service gets it first. */
export interface Context {
  readonly actor: Actor;
  /** When the request came in; the whole request uses it. */
  readonly now: Date;
  readonly db: Database;
  /** Public answers of the last seconds; a transaction drops those that it changes. */
  readonly recent: RecentAnswers;
  /** See Database.transaction. UNAUTHENTICATED when the caller's session has ended. */
  transact<Result>(work: (tx: Transaction) => Promise<Result>, options?: TransactOptions): Promise<Result>;
  readonly requestId: string;
  /** The caller's address, for limits only: never logged or stored in clear. */
  readonly source: string;
  readonly log: Logger;
  /** Read by `option.of(ctx)`. */
  readonly options: OptionValues;
}

interface TransactOptions {
  /** `work` itself first locks and checks the caller's session. Default false. */
  holdsSession?: boolean;
}

export interface RequestFacts {
  actor: Actor;
  requestId: string;
  source: string;
}

export interface ContextParts {
  db: Database;
  clock: Clock;
  log: Logger;
  options?: OptionValues;
  /** Absent: nothing is kept. */
  recent?: RecentAnswers;
  /** Called first in every transaction. Rejects for an ended session, else locks it. */
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
  // No spread: V8 would keep a new hidden class per object.
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
