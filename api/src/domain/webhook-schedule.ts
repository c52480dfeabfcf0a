export type DeliveryOutcome =
  | 'delivered'
  | 'refused'
  | 'gone'
  /** No answer, or one that doesn't concern this delivery. */
  | 'down';

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 3_600_000;
/** About a day in all. */
const MOST_REFUSALS = 32;
const PAUSED_AFTER_MS = 24 * 3_600_000;

/** `statusCode` null: no answer. */
export function outcomeOf(statusCode: number | null): DeliveryOutcome {
  if (statusCode === null || statusCode >= 500 || statusCode === 408 || statusCode === 429) return 'down';
  if (statusCode >= 200 && statusCode < 300) return 'delivered';
  return statusCode === 410 ? 'gone' : 'refused';
}

export function retryDelayMs(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1), LONGEST_RETRY_MS);
}

/** dueAt null: no further attempt. */
export function afterAttempt(outcome: DeliveryOutcome, attempts: number, now: Date): DeliveryEnd {
  if (outcome === 'delivered') return { state: 'delivered', dueAt: null };
  if (outcome === 'gone' || (outcome === 'refused' && attempts >= MOST_REFUSALS))
    return { state: 'failed', dueAt: null };
  return { state: 'waiting', dueAt: new Date(now.getTime() + retryDelayMs(attempts)) };
}

export interface DeliveryEnd {
  state: 'delivered' | 'waiting' | 'failed';
  dueAt: Date | null;
}

export interface EndpointHealth {
  /** In a row. */
  failures: number;
  failingSince: Date | null;
  /** Nothing is sent before. */
  retryAt: Date | null;
  pausedBecause: 'failing' | 'gone' | null;
}

/** After one attempt of each delivery, in order. */
export function healthAfter(
  before: Pick<EndpointHealth, 'failures' | 'failingSince'>,
  outcomes: readonly DeliveryOutcome[],
  now: Date,
): EndpointHealth {
  let { failures, failingSince } = before;
  for (const outcome of outcomes) {
    failures = outcome === 'delivered' ? 0 : failures + 1;
    failingSince = outcome === 'delivered' ? null : (failingSince ?? now);
  }
  const isDown = outcomes.at(-1) === 'down';
  const failsForLong = failingSince !== null && now.getTime() - failingSince.getTime() >= PAUSED_AFTER_MS;
  return {
    failures,
    failingSince,
    retryAt: isDown ? new Date(now.getTime() + retryDelayMs(failures)) : null,
    pausedBecause: outcomes.includes('gone') ? 'gone' : failsForLong ? 'failing' : null,
  };
}
