import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';

import { toMinuteIso } from '../../domain/clinic-time';
import { outcomeOf } from '../../domain/webhook-schedule';
import { adminMay } from '../../platform/access/actor';
import { assertCan, memberOf } from '../../platform/access/allow';
import { countAttempt, type AttemptLimit } from '../../platform/attempts';
import type { Context } from '../../platform/context';
import { int, nullable, timestamp } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import { invalid, notFound } from '../../platform/errors/app-error';
import { defineLoader } from '../../platform/loaders';
import { EventEntity } from '../events/event.entity';
import { PAYLOAD_VERSION } from '../events/event-payload';
import { clinicSettings } from '../settings/settings.service';
import { WebhookDeliveryRow } from './webhook-delivery.entity';
import { secretsOf, sendMessage } from './webhook-message';
import type { WebhookBacklog, WebhookDeliveryFilter, WebhookDeliveryPage, WebhookTest } from './webhook.objects';
import { changeWebhook, readWebhook, TRY_NOW } from './webhook.service';

const PAGE_LIMIT = 200;

/** Newest first. NOT_FOUND; BAD_REQUEST on first or after. */
export async function listDeliveries(
  ctx: Context,
  { webhookId, state }: WebhookDeliveryFilter,
  first: number,
  after: string | null,
): Promise<WebhookDeliveryPage> {
  assertCan(adminMay(ctx.actor, 'integrations'));
  if (first < 1 || first > PAGE_LIMIT) throw invalid('first', `La cantidad debe estar entre 1 y ${PAGE_LIMIT}`);
  await readWebhook(ctx.db, webhookId);
  const { timeZone } = await clinicSettings(ctx);
  const query = ctx.db.manager
    .createQueryBuilder(WebhookDeliveryRow, 'd')
    .where('d.endpointId = :webhookId', { webhookId })
    .orderBy('d.attemptedAt', 'DESC')
    .addOrderBy('d.number', 'DESC')
    .limit(first + 1);
  if (state != null) query.andWhere('d.state = :state', { state });
  if (after !== null) query.andWhere('(d.attemptedAt, d.number) < (:at, :number)', parseCursor(after));
  const found = await query.getMany();
  const page = found.slice(0, first);
  const events = await ctx.db.manager.findBy(EventEntity, { number: In(page.map(({ number }) => number)) });
  const byNumber = new Map(events.map((event) => [event.number, event]));
  const last = page.at(-1);
  return {
    items: page.map(({ number, attemptedAt, ...delivery }) => ({
      ...delivery,
      id: `${webhookId}.${number}`,
      sequence: Number(number),
      eventType: byNumber.get(number)?.type ?? '',
      eventId: `evt_${byNumber.get(number)?.key ?? ''}`,
      attemptedAt: toMinuteIso(timeZone, attemptedAt),
    })),
    next: found.length > first && last ? `${last.attemptedAt.getTime()}_${last.number}` : null,
  };
}

/** By endpoint id. */
export const backlogLoader = defineLoader<number, WebhookBacklog>(async (ctx, ids) => {
  const rows = await ctx.db.rows(BACKLOG, [ids]);
  const { timeZone } = await clinicSettings(ctx);
  const byId = new Map(rows.map((row) => [row.endpointId, row]));
  return ids.map((id) => {
    const { waiting = 0, failed = 0, lastAttemptAt = null } = byId.get(id) ?? {};
    return { waiting, failed, lastAttemptAt: lastAttemptAt && toMinuteIso(timeZone, lastAttemptAt) };
  });
});

/** Retries the event of `sequence`, or all failed ones, at once; skips delivered ones. NOT_FOUND. */
export async function retryDeliveries(ctx: Context, id: number, sequence: number | null): Promise<true> {
  await changeWebhook(ctx, id, async (tx) => {
    const which = sequence === null ? { state: 'failed' as const } : { number: String(sequence) };
    const found = await tx.manager.find(WebhookDeliveryRow, { where: { endpointId: id, ...which } });
    if (sequence !== null && found.length === 0) throw notFound('El envío no existe');
    const numbers = found.filter(({ state }) => state !== 'delivered').map(({ number }) => number);
    if (numbers.length === 0) return;
    await tx.manager.update(
      WebhookDeliveryRow,
      { endpointId: id, number: In(numbers) },
      { state: 'waiting', dueAt: ctx.now },
    );
    await tx.rows(TRY_NOW, [id, ctx.now]);
  });
  return true;
}

const TESTS: AttemptLimit = {
  name: 'webhook-test',
  points: 30,
  windowSeconds: 600,
  message: 'Hiciste muchas pruebas seguidas. Probá de nuevo en unos minutos',
};

/**
 * Sends a test event while the caller waits, outside a transaction. On success, waiting events follow. NOT_FOUND;
 * TOO_MANY_REQUESTS.
 */
export async function testWebhook(ctx: Context, id: number): Promise<WebhookTest> {
  assertCan(adminMay(ctx.actor, 'integrations'));
  const endpoint = await readWebhook(ctx.db, id);
  await countAttempt(ctx, TESTS, memberOf(ctx.actor).userId);
  const secrets = await secretsOf(ctx.db, endpoint, ctx.now);
  const payload = {
    id: `evt_${randomUUID()}`,
    type: 'webhook.test' as const,
    version: PAYLOAD_VERSION,
    timestamp: ctx.now.toISOString(),
    sequence: null,
    data: {},
  };
  const result = await sendMessage(ctx, { url: endpoint.url, secrets, payload }, ctx.now);
  const isTaken = outcomeOf(result.statusCode) === 'delivered';
  if (isTaken && endpoint.retryAt !== null) {
    await changeWebhook(ctx, id, async (tx) => void (await tx.rows(TRY_NOW, [id, ctx.now])));
  }
  return { ...result, isTaken };
}

function parseCursor(cursor: string): { at: Date; number: string } {
  const [, millis, number] = /^(\d{1,14})_(\d{1,18})$/.exec(cursor) ?? [];
  if (millis === undefined || number === undefined) throw invalid('after', 'La posición de la lista no es válida');
  return { at: new Date(Number(millis)), number };
}

/** For few endpoints, by indexes. */
const BACKLOG = statement(
  'webhooks.backlog',
  `
  SELECT id AS "endpointId",
    (SELECT count(*)::int FROM webhook_deliveries AS d WHERE d.endpoint_id = e.id AND d.state = 'waiting') AS waiting,
    (SELECT count(*)::int FROM webhook_deliveries AS d WHERE d.endpoint_id = e.id AND d.state = 'failed') AS failed,
    (SELECT max(attempted_at) FROM webhook_deliveries AS d WHERE d.endpoint_id = e.id) AS "lastAttemptAt"
  FROM webhook_endpoints AS e WHERE id = ANY ($1)`,
  { endpointId: int, waiting: int, failed: int, lastAttemptAt: nullable(timestamp) },
);
