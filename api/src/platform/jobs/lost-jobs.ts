import type { QueueStore } from './queue-store';
import type { Round } from './round';

/** Gives jobs back whose worker was killed while it ran their errand: their time is over. */
export function lostJobs(store: QueueStore): Round {
  return { name: 'lost-jobs', everyMs: 5_000, run: () => store.expire() };
}
