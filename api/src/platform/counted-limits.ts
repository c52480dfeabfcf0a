interface CountedLimit {
  quota: number;
  windowSeconds: number;
  remaining: number;
  /** Seconds until the full quota is back. */
  resetSeconds: number;
}

/** By name, reported to the caller. */
export type CountedLimits = Map<string, CountedLimit>;
