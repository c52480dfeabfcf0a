import type { Context } from '../context';

export interface Round {
  readonly name: string;
  /** From an end to the next start; with `dueSql`, the minimum. */
  readonly everyMs: number;
  /** One timestamptz or null; $1 is now. Queried often, so it needs an index. */
  readonly dueSql?: string;
  /** Replicas may run it at the same time. */
  run(ctx: Context, signal: AbortSignal): Promise<void>;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
