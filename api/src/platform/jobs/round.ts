import type { Context } from '../context';

/** Work that nobody asks for, done now and then. */
export interface Round {
  readonly name: string;
  /** From the end of one time to the next. */
  readonly everyMs: number;
  /** Replicas may do it at once. Of nobody, `now` when it begins; long work ends early once `signal` is aborted. */
  run(ctx: Context, signal: AbortSignal): Promise<void>;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
