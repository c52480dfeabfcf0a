/** Work that waits until it is done, in order of arrival; apart from other queues, which go on whatever happens in it. */
export interface Queue {
  readonly name: string;
  /** Jobs that one replica works at once. */
  readonly lanes: number;
  /** What an errand may take. A killed worker's comes back a little later than that. */
  readonly timeLimitMs: number;
  /** How often a job that failed is tried again: after `retryDelaySeconds` to twice that, then after twice as long each time. */
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
}
