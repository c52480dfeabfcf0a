/** A limit after this request was counted. */
interface CountedLimit {
  quota: number;
  windowSeconds: number;
  remaining: number;
  /** Until all of the quota is back. */
  resetSeconds: number;
}

/**
 * What the caller may be told of the limits that their request counted for, by name; the transport tells it. Whatever
 * counts in another way sets its own.
 */
export type CountedLimits = Map<string, CountedLimit>;
