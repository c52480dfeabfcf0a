import { performance } from 'node:perf_hooks';
import { Between, In, LessThanOrEqual } from 'typeorm';

import { afterAttempt, healthAfter, outcomeOf, type DeliveryOutcome } from '../../domain/webhook-schedule';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { PostResult } from '../../platform/http/outside/post';
import type { Task, WorkedQueue } from '../../platform/jobs/worked-queue';
import { changesBetween } from '../audit/audited-change';
import { recordAudit } from '../audit/record-audit';
import { EventNumbers } from '../events/event-numbers.entity';
import { payloadsOf, type EventPayload } from '../events/event-payload';
import { EventEntity } from '../events/event.entity';
import { WebhookDeliveryRow } from './webhook-delivery.entity';
import { WEBHOOK, WebhookEndpoint } from './webhook-endpoint.entity';
import { secretsOf, sendMessage } from './webhook-message';
import { MOST_ENDPOINTS } from './webhook-limit';
import { mailPaused } from './webhook-paused.mail';

/** No delivery starts later, so that the last one ends within the queue's limit. */
const SENDING_MS = 30_000;

/** One job per endpoint, so that none waits for a slow one. */
export const WEBHOOKS = {
  name: 'webhooks',
  concurrency: MOST_ENDPOINTS,
  timeLimitMs: 45_000,
  retryLimit: 3,
  retryDelaySeconds: 2,
} as const;

interface Claim {
  endpointId: number;
  claim: number;
}

/** Sends an endpoint's due deliveries in order, and records them at the end. */
export const WEBHOOK_QUEUE: WorkedQueue = {
  ...WEBHOOKS,
  async take(job, tx, ctx) {
    const { endpointId, claim } = job.data as Claim;
    const endpoint = await tx.manager.findOneBy(WebhookEndpoint, { id: endpointId, claim });
    if (!endpoint) return null;
    if (endpoint.pausedBecause !== null) {
      await tx.rows(LET_GO, [endpointId, claim]);
      return null;
    }
    const batch = await dueBatch(tx, endpoint, ctx.now);
    return deliveryTask(ctx, endpoint, { batch, secrets: await secretsOf(tx, endpoint, ctx.now) });
  },
};

interface Attempt extends DueDelivery {
  result: PostResult;
  outcome: DeliveryOutcome;
  at: Date;
}

function deliveryTask(
  ctx: Context,
  endpoint: WebhookEndpoint,
  { batch, secrets }: { batch: Batch; secrets: readonly string[] },
): Task {
  const attempts: Attempt[] = [];
  const record = (tx: Transaction) => recordAttempts(ctx, tx, { endpoint, batch, attempts });
  return {
    async run(signal, stopping) {
      const began = performance.now();
      for (const delivery of batch.deliveries) {
        const elapsed = performance.now() - began;
        if (signal.aborted || stopping.aborted || elapsed > SENDING_MS) return;
        const at = new Date(ctx.now.getTime() + elapsed);
        const result = await sendMessage(ctx, { url: endpoint.url, secrets, payload: delivery.payload }, at, signal);
        const outcome = outcomeOf(result.statusCode);
        attempts.push({ ...delivery, result, outcome, at });
        // Later ones would fail too, and must stay in order.
        if (outcome === 'down' || outcome === 'gone') return;
      }
    },
    record,
    release: record,
  };
}

interface Sent {
  endpoint: WebhookEndpoint;
  batch: Batch;
  attempts: readonly Attempt[];
}

async function recordAttempts(ctx: Context, tx: Transaction, { endpoint, batch, attempts }: Sent): Promise<void> {
  const { id, claim } = endpoint;
  const [state] = await tx.manager.find(WebhookEndpoint, {
    where: { id, claim },
    lock: { mode: 'for_no_key_update' },
  });
  // Deleted, or claimed by another job.
  if (!state) return;
  const health = healthAfter(
    state,
    attempts.map(({ outcome }) => outcome),
    attempts.at(-1)?.at ?? ctx.now,
  );
  const rows = attempts.map(({ number, attempts: before, outcome, result, at }) => {
    const { state: end, dueAt } = afterAttempt(outcome, before + 1, at);
    // Stays first, to keep the order.
    const due = outcome === 'down' ? health.retryAt : dueAt;
    // The response may repeat a patient's data, and would outlive their erasure.
    const response = endpoint.withPersonalData ? '' : result.response;
    return { number, ...result, response, attempts: before + 1, attemptedAt: at, state: end, dueAt: due };
  });
  if (rows.length > 0) await tx.rows(NOTE, [id, JSON.stringify(rows)]);
  const isWhole = attempts.length === batch.deliveries.length;
  const reached = attempts.filter((attempt) => attempt.attempts === 0).at(-1)?.number;
  const through = isWhole ? batch.through : (reached ?? state.sentThrough);
  const pausedBecause = state.pausedBecause ?? health.pausedBecause;
  await tx.rows(END, [id, through, health.failures, health.failingSince, health.retryAt, pausedBecause]);
  if (health.pausedBecause === null || state.pausedBecause !== null) return;
  await recordAudit(ctx, tx, {
    action: 'updated',
    entity: WEBHOOK,
    entityId: id,
    called: state.url,
    changes: changesBetween<object>(WEBHOOK, { pausedBecause: null }, { pausedBecause }),
  });
  await mailPaused(tx, id);
}

const NOTE = statement(
  'webhooks.note-deliveries',
  `
  INSERT INTO webhook_deliveries (endpoint_id, number, state, attempts, attempted_at, due_at, status_code, fault, duration_ms, response)
  SELECT $1::integer, it.number, it.state, it.attempts, it."attemptedAt", it."dueAt", it."statusCode", it.fault, it."durationMs",
    it.response
  FROM jsonb_to_recordset($2::jsonb) AS it (number bigint, state text, attempts integer, "attemptedAt" timestamptz,
    "dueAt" timestamptz, "statusCode" integer, fault text, "durationMs" integer, response text)
    JOIN events ON events.number = it.number
  ON CONFLICT (endpoint_id, number) DO UPDATE SET state = EXCLUDED.state, attempts = EXCLUDED.attempts,
    attempted_at = EXCLUDED.attempted_at, due_at = EXCLUDED.due_at, status_code = EXCLUDED.status_code, fault = EXCLUDED.fault,
    duration_ms = EXCLUDED.duration_ms, response = EXCLUDED.response`,
);

/** A TypeORM update would raise the form's version. */
const LET_GO = statement(
  'webhooks.let-go',
  'UPDATE webhook_endpoints SET claimed_until = NULL WHERE id = $1 AND claim = $2',
);
const END = statement(
  'webhooks.end-claim',
  `UPDATE webhook_endpoints SET sent_through = greatest(sent_through, $2::bigint), failures = $3, failing_since = $4,
    retry_at = $5, paused_because = $6, claimed_until = NULL WHERE id = $1`,
);

/** Per job. */
const MOST = 100;

interface DueDelivery {
  number: string;
  /** Attempts before this one. */
  attempts: number;
  payload: EventPayload;
}

interface Batch {
  /** Due retries, then new events. */
  deliveries: DueDelivery[];
  /** The endpoint's position once all were tried. */
  through: string;
}

/** Due deliveries with current payloads. */
async function dueBatch(tx: Transaction, endpoint: WebhookEndpoint, now: Date): Promise<Batch> {
  // First: the following reads see all events up to it.
  const { last } = await tx.manager.findOneByOrFail(EventNumbers, { id: true });
  const waiting = await tx.manager.find(WebhookDeliveryRow, {
    where: { endpointId: endpoint.id, state: 'waiting', dueAt: LessThanOrEqual(now) },
    order: { number: 'ASC' },
    take: MOST,
  });
  const room = MOST - waiting.length;
  const fresh = await tx.manager.find(EventEntity, {
    where: {
      number: Between(String(Number(endpoint.sentThrough) + 1), last),
      ...(endpoint.eventTypes.length > 0 && { type: In(endpoint.eventTypes) }),
    },
    order: { number: 'ASC' },
    take: room,
  });
  const again = await tx.manager.find(EventEntity, {
    where: { number: In(waiting.map(({ number }) => number)) },
    order: { number: 'ASC' },
  });
  const events = [...again, ...fresh];
  const payloads = await payloadsOf(tx, events, { withPersonalData: endpoint.withPersonalData });
  const attempts = new Map(waiting.map((delivery) => [delivery.number, delivery.attempts]));
  return {
    deliveries: events.map(({ number }, index) => ({
      number,
      attempts: attempts.get(number) ?? 0,
      payload: payloads[index]!,
    })),
    through: fresh.length < room ? last : (fresh.at(-1)?.number ?? endpoint.sentThrough),
  };
}
