import type { Context } from '../context';

export interface Round {
  readonly name: string;
  /** From the end of a run to the next start; a minimum with `dueSql`. */
  readonly everyMs: number;
  /** One timestamptz or null, $1 is now; runs once that time has passed. Queried often, so it needs an index. */
  readonly dueSql?: string;
  /** Replicas may run it at the same time. Long work ends when `signal` aborts. */
  run(ctx: Context, signal: AbortSignal): Promise<void>;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
