export interface Queue {
  readonly name: string;
  /** Jobs at once per replica. */
  readonly lanes: number;
  /** For one errand. A killed worker's job comes back a little later. */
  readonly timeLimitMs: number;
  /** The first retry waits `retryDelaySeconds` to twice that, each further one twice as long. */
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
}
