interface CountedLimit {
  quota: number;
  windowSeconds: number;
  remaining: number;
  /** Seconds until all attempts are back. */
  resetSeconds: number;
}

export type CountedLimits = Map<string, CountedLimit>;
