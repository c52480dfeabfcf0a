interface CountedLimit {
  quota: number;
  windowSeconds: number;
  remaining: number;
  /** Seconds until the full quota is back. */
  resetSeconds: number;
}

export type CountedLimits = Map<string, CountedLimit>;
