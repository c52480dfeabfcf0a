/** Jobs in order of arrival, independent of other queues. */
export interface Queue {
  readonly name: string;
  /** Jobs at once per replica. */
  readonly lanes: number;
  /** For one errand. A killed worker's job returns a little later. */
  readonly timeLimitMs: number;
  /** Retries wait `retryDelaySeconds` to twice that, then twice as long each time. */
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
}
