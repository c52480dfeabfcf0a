/** State of a limit after this request. */
interface CountedLimit {
  quota: number;
  windowSeconds: number;
  remaining: number;
  /** Seconds until the full quota is back. */
  resetSeconds: number;
}

/** Limits that this request counted for, by name. The transport reports them to the caller. */
export type CountedLimits = Map<string, CountedLimit>;
