import { float, int, text } from '../database/columns';
import { statement } from '../database/statement';
import type { FeatureGauges } from '../feature';

const UNFINISHED = statement(
  'platform.jobs-unfinished',
  `SELECT queue, count(*)::int AS jobs, extract(epoch FROM now() - min(created_at))::float8 AS "oldestSeconds"
   FROM jobs WHERE ended_at IS NULL GROUP BY queue`,
  { queue: text, jobs: int, oldestSeconds: float },
);

/** Idle queues export no series, to limit cardinality. */
export const JOB_GAUGES: FeatureGauges = {
  of: [
    { name: 'jobs_unfinished', help: 'Jobs that wait, run or will be retried, by queue.' },
    { name: 'jobs_oldest_age_seconds', help: 'Age of the oldest unfinished job, by queue.', isAge: true },
  ],
  labels: ['queue'],
  async read({ db }) {
    const rows = await db.rows(UNFINISHED, []);
    return rows.map(({ queue, jobs, oldestSeconds }) => ({ labels: { queue }, values: [jobs, oldestSeconds] }));
  },
};
