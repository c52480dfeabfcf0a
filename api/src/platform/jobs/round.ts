import type { Context } from '../context';

/** Periodic work. */
export interface Round {
  readonly name: string;
  /** From one end to the next start. */
  readonly everyMs: number;
  /** Replicas may run it at once. The context has no user. Long work ends when `signal` aborts. */
  run(ctx: Context, signal: AbortSignal): Promise<void>;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
