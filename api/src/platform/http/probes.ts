import type { ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

import type { Database, Statement } from '../database/database';

const PING: Statement = { name: 'ping', text: 'SELECT 1' };

/** /health: the process runs. /ready: it can serve, its database answers and it is not stopping. */
export function answerHealth(response: ServerResponse): void {
  sendJson(response, 200, { status: 'ok' });
}

export async function answerReady(response: ServerResponse, db: Database, isStopping: boolean): Promise<void> {
  const isUp = !isStopping && (await db.rows(PING, []).then(() => true, () => false));
  sendJson(response, isUp ? 200 : 503, { status: isUp ? 'ready' : isStopping ? 'stopping' : 'database unreachable' });
}

/** What Prometheus reads at /metrics: the process, and requests by kind and status. Names nobody. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by kind (graphql, api, web) and status.',
    labelNames: ['kind', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });

  private readonly jobs = new Counter({
    name: 'jobs_total',
    help: 'Jobs worked by kind and outcome: done, retried (failed, will be tried again) or failed (for good).',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Times the response until it is sent. */
  observe(response: ServerResponse, kind: string): void {
    const stop = this.requests.startTimer({ kind });
    response.once('finish', () => stop({ status: String(response.statusCode) }));
  }

  countJob(kind: string, outcome: string): void {
    this.jobs.inc({ kind, outcome });
  }

  async answer(response: ServerResponse): Promise<void> {
    response.setHeader('Content-Type', this.registry.contentType);
    response.end(await this.registry.metrics());
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(body));
}
