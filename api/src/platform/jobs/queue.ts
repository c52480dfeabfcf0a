export interface Queue {
  readonly name: string;
  /** Jobs at once per replica. */
  readonly lanes: number;
  /** For one errand. A killed worker's job comes back a little later. */
  readonly timeLimitMs: number;
  /** After `retryDelaySeconds` to twice that, then twice as long each time. */
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
}
