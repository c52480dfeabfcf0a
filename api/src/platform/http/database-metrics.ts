import { Gauge, type Registry } from 'prom-client';

import { float, int, text } from '../database/columns';
import type { Database } from '../database/database';
import { statement } from '../database/statement';

/** By the index of those that have not ended. */
const UNFINISHED = statement(
  'platform.jobs-unfinished',
  `SELECT queue, count(*)::int AS jobs, extract(epoch FROM now() - min(created_at))::float8 AS "oldestSeconds"
   FROM jobs WHERE ended_at IS NULL GROUP BY queue`,
  { queue: text, jobs: int, oldestSeconds: float },
);

/** Of all databases of the process together. Asks each once when it is looked at. */
export class DatabaseMetrics {
  private readonly up;
  private readonly connections;
  private readonly jobs;
  private readonly oldest;

  constructor(
    registry: Registry,
    private readonly databases: () => Iterable<Database>,
  ) {
    const gauge = (name: string, help: string, ...labelNames: string[]) =>
      new Gauge({ name, help, labelNames, registers: [registry] });
    this.up = gauge('database_up', '1: it answers. 0: one of those that this process has open does not.');
    this.connections = gauge(
      'database_pool_connections',
      'Connections by state: busy, idle, waiting (whoever waits for one) and most (DATABASE_POOL_SIZE).',
      'state',
    );
    this.jobs = gauge('jobs_unfinished', 'Jobs that are to be done or tried again, by queue.', 'queue');
    this.oldest = gauge('jobs_oldest_age_seconds', 'Since the oldest of them was asked for, by queue.', 'queue');
  }

  async read(): Promise<void> {
    const all = [...this.databases()];
    const found = await Promise.all(all.map((db) => db.rows(UNFINISHED, []).catch(() => null)));
    this.up.set(found.every((rows) => rows !== null) ? 1 : 0);
    this.jobs.reset();
    this.oldest.reset();
    const oldest = new Map<string, number>();
    for (const { queue, jobs, oldestSeconds } of found.flatMap((rows) => rows ?? [])) {
      this.jobs.inc({ queue }, jobs);
      oldest.set(queue, Math.max(oldest.get(queue) ?? 0, oldestSeconds));
    }
    for (const [queue, seconds] of oldest) this.oldest.set({ queue }, seconds);
    const sum = (count: (db: Database) => number) => all.reduce((total, db) => total + count(db), 0);
    this.connections.set(
      { state: 'busy' },
      sum(({ pool }) => pool.totalCount - pool.idleCount),
    );
    this.connections.set(
      { state: 'idle' },
      sum(({ pool }) => pool.idleCount),
    );
    this.connections.set(
      { state: 'waiting' },
      sum(({ pool }) => pool.waitingCount),
    );
    this.connections.set(
      { state: 'most' },
      sum(({ pool }) => pool.options.max),
    );
  }
}
