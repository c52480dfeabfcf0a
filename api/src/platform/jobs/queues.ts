import type { JobOptions } from './queue-store';

/**
 * Every queue and how its failed jobs come back: after 2 to 4 seconds, then after twice as long each time,
 * for about a day in all.
 */
export const QUEUES = {
  mail: { retryLimit: 15, retryDelay: 2, retryBackoff: true },
} as const satisfies Record<string, JobOptions>;

export type QueueName = keyof typeof QUEUES;
