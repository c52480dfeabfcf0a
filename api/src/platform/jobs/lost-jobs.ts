import { failLost, type QueueStore } from './queue-store';
import type { Round } from './round';
import type { WorkerOptions } from './worker';

/** Gives back, or fails, jobs whose worker died in an errand. */
export function lostJobs({ store, log, onOutcome }: Pick<WorkerOptions, 'log' | 'onOutcome'> & { store: QueueStore }): Round {
  return {
    name: 'lost-jobs',
    everyMs: 5_000,
    async run({ db }) {
      for (const { queue, retryCount, ...job } of await db.write(failLost)) {
        log.error({ queue, job: job.id, attempt: retryCount + 1 }, 'job failed too often: its worker was lost');
        onOutcome('failed', job, queue);
      }
      await store.expire();
    },
  };
}
