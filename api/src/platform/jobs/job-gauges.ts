import { float, int, text } from '../database/columns';
import { statement } from '../database/statement';
import type { FeatureGauges } from '../feature';

/** By the index of those that have not ended. */
const UNFINISHED = statement(
  'platform.jobs-unfinished',
  `SELECT queue, count(*)::int AS jobs, extract(epoch FROM now() - min(created_at))::float8 AS "oldestSeconds"
   FROM jobs WHERE ended_at IS NULL GROUP BY queue`,
  { queue: text, jobs: int, oldestSeconds: float },
);

/** Of queues with nothing to be done nothing is told: a series for each clinic would be too many. */
export const JOB_GAUGES: FeatureGauges = {
  of: [
    { name: 'jobs_unfinished', help: 'Jobs that are to be done or tried again, by queue.' },
    { name: 'jobs_oldest_age_seconds', help: 'Since the oldest of them was asked for, by queue.', isAge: true },
  ],
  labels: ['queue'],
  async read({ db }) {
    const rows = await db.rows(UNFINISHED, []);
    return rows.map(({ queue, jobs, oldestSeconds }) => ({ labels: { queue }, values: [jobs, oldestSeconds] }));
  },
};
