import type { Context } from '../context';

export interface Round {
  readonly name: string;
  /** From the end of a run to the next start; with `dueSql` at least. */
  readonly everyMs: number;
  /** Runs when this is over: a query of one timestamptz or null, where $1 is now. Read often, by an index. */
  readonly dueSql?: string;
  /** Replicas may run it at once. Long work ends when `signal` aborts. */
  run(ctx: Context, signal: AbortSignal): Promise<void>;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
