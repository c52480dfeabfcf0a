import { Gauge, type Registry } from 'prom-client';

import type { Database } from '../database/database';

/** Of all databases of the process together. */
export class DatabaseMetrics {
  private readonly up;
  private readonly connections;

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
  }

  note(areUp: boolean): void {
    this.up.set(areUp ? 1 : 0);
    const all = [...this.databases()];
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
