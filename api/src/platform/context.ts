import type { Logger } from 'pino';

import type { Actor } from './access/actor';
import type { Clock } from './clock';
import type { CountedLimits } from './counted-limits';
import type { Database, Transaction } from './database/database';
import { TouchedTables } from './database/touched-tables';
import type { OptionValues } from './option';
import { RecentAnswers } from './recent-answers';

/** First argument of every service. */
export interface Context {
  readonly actor: Actor;
  /** The request's only "now": its arrival. */
  readonly now: Date;
  readonly db: Database;
  /** Public answers; each transaction drops those that it changes. */
  readonly recent: RecentAnswers;
  /** UNAUTHENTICATED if the caller's session or key has ended. */
  transact<Result>(work: (tx: Transaction) => Promise<Result>, options?: TransactOptions): Promise<Result>;
  readonly requestId: string;
  /** Client address for limits: never logged, nor stored in clear. */
  readonly source: string;
  readonly log: Logger;
  readonly options: OptionValues;
  readonly counted: CountedLimits;
  /** Set by REST. */
  readonly consequences: Consequences;
}

interface TransactOptions {
  /** `work` itself locks and checks the session. */
  holdsSession?: boolean;
}

export interface RequestFacts {
  actor: Actor;
  requestId: string;
  source: string;
  counted?: CountedLimits;
}

export interface ContextParts {
  db: Database;
  clock: Clock;
  log: Logger;
  options?: OptionValues;
  recent?: RecentAnswers;
  /** In every transaction: locks the session or key; rejects if it has ended. */
  assertStillActs?: (tx: Transaction, actor: Actor) => Promise<void>;
}

export function createContext(parts: ContextParts, facts: RequestFacts): Context {
  const { db, clock, log, options = new Map(), recent = new RecentAnswers(0), assertStillActs } = parts;
  const transact: Context['transact'] = async (work, { holdsSession = false } = {}) => {
    const touched = new TouchedTables(db.tables);
    let hasFailed = true;
    try {
      const result = await db.transaction(async (tx) => {
        if (!holdsSession) await assertStillActs?.(tx, facts.actor);
        return work(tx);
      }, touched);
      hasFailed = false;
      return result;
    } finally {
      recent.forget(touched, hasFailed);
    }
  };
  // A spread would cost a hidden class per object.
  return {
    actor: facts.actor,
    requestId: facts.requestId,
    source: facts.source,
    now: clock(),
    db,
    log,
    options,
    recent,
    counted: facts.counted ?? new Map(),
    consequences: { asks: true, applied: [] },
    transact,
  };
}

const ROLL_BACK = new Error('A rehearsal ends without commit');

/** For one operation of which nothing stays: its transactions answer as always and are rolled back. */
export function rehearsed(ctx: Context): Context {
  const transact: Context['transact'] = async (work, options) => {
    const answers: Awaited<ReturnType<typeof work>>[] = [];
    try {
      await ctx.transact(async (tx) => {
        answers.push(await work(tx));
        throw ROLL_BACK;
      }, options);
    } catch (error) {
      if (error !== ROLL_BACK) throw error;
    }
    return answers[0]!;
  };
  return { ...ctx, transact };
}

interface Consequences {
  /** True: CONFLICT with the list, unless each is confirmed. Documented REST calls ask on request only (ADR 20). */
  asks: boolean;
  applied: readonly Readonly<{ id: string } & Record<string, unknown>>[];
}
