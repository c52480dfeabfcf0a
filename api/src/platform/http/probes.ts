import type { ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { migrations } from '../../migrations/index';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { isDiskFull } from '../errors/database-error';
import { JOB_GAUGES } from '../jobs/job-gauges';
import { VERSION } from '../version';
import { statement } from '../database/statement';
import { isEventStream } from './event-stream';
import { FeatureMetrics } from './feature-metrics';
import { noteRoute, routeOf } from './route';
import { sendJson } from './send-json';

const PING = statement('platform.ping', 'SELECT');

/** A full disk counts this long; reads don't notice it. */
const DISK_FULL_MS = 30_000;

export function answerHealth(response: ServerResponse): void {
  sendJson(response, 200, { status: 'ok', version: VERSION });
}

export async function answerReady(response: ServerResponse, status: Promise<string> | string): Promise<void> {
  const found = await status;
  sendJson(response, found === READY ? 200 : 503, { status: found });
}

export const READY = 'ready';

/** Ready while commits wait for a standby (ADR 62). */
export class Readiness {
  private diskFullAt = -Infinity;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  note(cause: unknown): void {
    if (isDiskFull(cause)) this.diskFullAt = this.clock().getTime();
  }

  async status(): Promise<string> {
    if (this.clock().getTime() - this.diskFullAt < DISK_FULL_MS) return 'database disk full';
    return this.db.rows(PING, []).then(
      () => READY,
      () => 'database unreachable',
    );
  }
}

const KNOWN_ROUTES: Readonly<Record<string, string>> = {
  graphql: '/graphql',
  crashes: '/crashes',
  web: 'page or file',
};

interface MetricsOptions {
  clock: Clock;
  databases(): Iterable<Database>;
  clinics?: {
    open(): number;
    failing(): readonly string[];
    /** Listed and not suspended. */
    isServed(name: string): boolean;
  };
}

/** Without personal data. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by kind (graphql, api, fhir, mcp, web, crashes), route (without ids) and status.',
    labelNames: ['kind', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });

  private readonly jobs = new Counter({
    name: 'jobs_total',
    help: 'Jobs worked by kind and outcome: done, retried (failed, will be tried again) or failed (for good).',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  });

  private readonly crashes = new Counter({
    name: 'web_crashes_total',
    help: 'Crashes that browsers reported, by part: page, dialog, part of a page, or the shell.',
    labelNames: ['part'],
    registers: [this.registry],
  });

  private readonly fullDisks = new Counter({
    name: 'database_disk_full_total',
    help: 'Writes that failed because the disk of the database is full.',
    registers: [this.registry],
  });

  readonly ofFeatures: FeatureMetrics;
  private readonly ofDatabases: DatabaseMetrics;

  constructor({ clock, databases, clinics }: MetricsOptions) {
    collectDefaultMetrics({ register: this.registry });
    this.ofFeatures = new FeatureMetrics(this.registry, clock, (name) => clinics?.isServed(name) ?? true);
    this.ofDatabases = new DatabaseMetrics(this.registry, databases);
    new Gauge({
      name: 'turnero_build_info',
      help: '1, with the version that runs and the last migration that it knows.',
      labelNames: ['version', 'migration'],
      registers: [this.registry],
    }).set({ version: VERSION, migration: migrations.at(-1)!.name }, 1);
    new Gauge({
      name: 'database_commits_held_up',
      help: 'Commits that wait for a synchronous standby of the database. While there are any, writes are refused.',
      registers: [this.registry],
      collect() {
        this.set([...databases()].reduce((sum, db) => sum + db.heldUpCommits, 0));
      },
    });
    if (!clinics) return;
    new Gauge({
      name: 'clinics_open',
      help: 'Clinics that are open in this process: each holds up to its share of DATABASE_POOL_SIZE connections.',
      registers: [this.registry],
      collect() {
        this.set(clinics.open());
      },
    });
    new Gauge({
      name: 'clinics_failing',
      help: '1 if the last opening of the clinic failed, at most a minute ago; requests get 503.',
      labelNames: ['clinic'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const clinic of clinics.failing()) this.set({ clinic }, 1);
      },
    });
  }

  observe(response: ServerResponse, kind: string): void {
    noteRoute(response, KNOWN_ROUTES[kind] ?? `/${kind}/unknown`);
    const stop = this.requests.startTimer({ kind });
    response.once('finish', () => {
      if (!isEventStream(response)) stop({ route: routeOf(response), status: String(response.statusCode) });
    });
  }

  countJob(kind: string, outcome: string): void {
    this.jobs.inc({ kind, outcome });
  }

  countCrash(part: string): void {
    this.crashes.inc({ part });
  }

  noteFault(cause: unknown): void {
    if (isDiskFull(cause)) this.fullDisks.inc();
  }

  async answer(response: ServerResponse): Promise<void> {
    response.setHeader('Content-Type', this.registry.contentType);
    response.end(await this.text());
  }

  async text(): Promise<string> {
    const unread = await this.ofFeatures.read();
    // If job gauges can be read, the database answers.
    this.ofDatabases.note(!unread.has(JOB_GAUGES));
    return this.registry.metrics();
  }
}

class DatabaseMetrics {
  private readonly up;
  private readonly connections;

  constructor(
    registry: Registry,
    private readonly databases: () => Iterable<Database>,
  ) {
    const gauge = (name: string, help: string, ...labelNames: string[]) =>
      new Gauge({ name, help, labelNames, registers: [registry] });
    this.up = gauge('database_up', '1 if all open databases answer, 0 if one does not.');
    this.connections = gauge(
      'database_pool_connections',
      'Connections by state: busy, idle, waiting (requests waiting for one) and most (DATABASE_POOL_SIZE).',
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
