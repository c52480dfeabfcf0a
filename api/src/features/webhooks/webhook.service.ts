import { isEventType, type EventType } from '../../domain/event-types';
import { adminMay } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import { assertProof } from '../../platform/access/proof';
import { isWider } from '../../platform/access/wider';
import type { Context } from '../../platform/context';
import { asStored } from '../../platform/database/as-stored';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { AppError, invalid, notFound } from '../../platform/errors/app-error';
import { targetFault } from '../../platform/http/outside/target';
import { createOnce } from '../../platform/idempotency';
import { recordCreated, recordDeleted } from '../audit/record-audit';
import { saveChanges } from '../audit/save-changes';
import { EventNumbers } from '../events/event-numbers.entity';
import { WEBHOOK, WebhookEndpoint, type PausedBecause } from './webhook-endpoint.entity';
import { MOST_ENDPOINTS } from './webhook-limit';
import { LOCAL_TARGETS, secretsOf } from './webhook-message';
import type { CreateWebhookInput, UpdateWebhookInput } from './webhook.inputs';

/** Oldest first. */
export function listWebhooks(ctx: Context): Promise<WebhookEndpoint[]> {
  assertCan(adminMay(ctx.actor, 'integrations'));
  return ctx.db.manager.find(WebhookEndpoint, { order: { id: 'ASC' } });
}

/** BAD_REQUEST on url or eventTypes; CONFLICT at the limit. */
export async function createWebhook(
  ctx: Context,
  input: CreateWebhookInput,
  key?: string | null,
): Promise<WebhookEndpoint> {
  assertCan(adminMay(ctx.actor, 'integrations'));
  if (input.withPersonalData) await assertProof(ctx, ctx.db);
  return createOnce<WebhookEndpoint>(ctx, {
    key,
    request: ['createWebhook', input],
    create: async (tx) => {
      assertTarget(ctx, input.url);
      const eventTypes = chosenTypes(input.eventTypes);
      // Parallel calls keep the limit by this lock.
      const { last } = await tx.manager.findOneOrFail(EventNumbers, {
        where: { id: true },
        lock: { mode: 'pessimistic_write' },
      });
      if ((await tx.manager.count(WebhookEndpoint)) >= MOST_ENDPOINTS) {
        throw new AppError('CONFLICT', `Hay ${MOST_ENDPOINTS} destinos, que es el máximo. Eliminá uno antes`);
      }
      const given = { ...input, eventTypes, createdAt: ctx.now, sentThrough: last };
      const made = await tx.manager.save(
        tx.manager.create(WebhookEndpoint, asStored(tx.manager, WebhookEndpoint, given)),
      );
      const endpoint = await lockWebhook(tx, made.id);
      await recordCreated(ctx, tx, WEBHOOK, { ...endpoint, secretVersion: null }, endpoint.url);
      return endpoint;
    },
    load: (id) => readWebhook(ctx.db, Number(id)),
  });
}

/** NOT_FOUND; BAD_REQUEST on url or eventTypes; CONFLICT with the current endpoint on a version mismatch. */
export async function updateWebhook(
  ctx: Context,
  id: number,
  input: UpdateWebhookInput,
  expectedVersion?: number | null,
): Promise<WebhookEndpoint> {
  if (input.url != null) assertTarget(ctx, input.url);
  const types = input.eventTypes && chosenTypes(input.eventTypes);
  return changeWebhook(ctx, id, async (tx, endpoint) => {
    const isSame = !types || String(types) === String(endpoint.eventTypes);
    const given = { ...input, eventTypes: isSame ? endpoint.eventTypes : types };
    const isToldOfPatients = input.withPersonalData ?? endpoint.withPersonalData;
    const changes = await save(ctx, tx, endpoint, {
      given,
      expectedVersion,
      async check({ url, withPersonalData, eventTypes }) {
        const isMore = withPersonalData === true || url !== undefined;
        if (isToldOfPatients && (isMore || (eventTypes && isWider(endpoint.eventTypes, eventTypes))))
          await assertProof(ctx, tx);
      },
    });
    if (changes.url !== undefined) await tx.rows(TRY_NOW, [id, ctx.now]);
  });
}

/** Resuming sends the events of the pause. */
export function pauseWebhook(ctx: Context, id: number): Promise<WebhookEndpoint> {
  return changeWebhook(ctx, id, async (tx, endpoint) => {
    const pausedBecause: PausedBecause = endpoint.pausedBecause ?? 'by_hand';
    await save(ctx, tx, endpoint, { given: { pausedBecause } });
  });
}

/** PROOF_REQUIRED for an endpoint with personal data. */
export function resumeWebhook(ctx: Context, id: number): Promise<WebhookEndpoint> {
  return changeWebhook(ctx, id, async (tx, endpoint) => {
    await save(ctx, tx, endpoint, {
      given: { pausedBecause: null },
      async check() {
        if (endpoint.withPersonalData) await assertProof(ctx, tx);
      },
    });
    await tx.rows(TRY_NOW, [id, ctx.now]);
  });
}

/** For a day, the previous secret signs too. */
export function rotateWebhookSecret(
  ctx: Context,
  id: number,
  expectedVersion?: number | null,
): Promise<WebhookEndpoint> {
  return changeWebhook(ctx, id, async (tx, endpoint) => {
    const given = { secretVersion: endpoint.secretVersion + 1, secretChangedAt: ctx.now };
    await save(ctx, tx, endpoint, { given, expectedVersion });
  });
}

/** NOT_FOUND. A running delivery may still arrive. */
export async function deleteWebhook(ctx: Context, id: number): Promise<true> {
  await changeWebhook(ctx, id, async (tx, endpoint) => {
    await tx.manager.delete(WebhookEndpoint, id);
    await recordDeleted(ctx, tx, WEBHOOK, { ...endpoint, secretVersion: null }, endpoint.url);
  });
  return true;
}

/** NOT_FOUND. */
export async function webhookSecret(ctx: Context, id: number): Promise<string> {
  assertCan(adminMay(ctx.actor, 'integrations'));
  const [secret] = await secretsOf(ctx.db, await readWebhook(ctx.db, id), ctx.now);
  return secret!;
}

/** NOT_FOUND. */
export async function readWebhook({ manager }: Pick<Transaction, 'manager'>, id: number): Promise<WebhookEndpoint> {
  const endpoint = await manager.findOneBy(WebhookEndpoint, { id });
  if (!endpoint) throw webhookNotFound();
  return endpoint;
}

/** Runs `change` with the endpoint locked. NOT_FOUND. */
export async function changeWebhook(
  ctx: Context,
  id: number,
  change: (tx: Transaction, endpoint: WebhookEndpoint) => Promise<void>,
): Promise<WebhookEndpoint> {
  assertCan(adminMay(ctx.actor, 'integrations'));
  return ctx.transact(async (tx) => {
    const endpoint = await lockWebhook(tx, id);
    await change(tx, endpoint);
    return endpoint;
  });
}

/** Clears pauses after failures. Failed events go first, to keep the order. $2: now. */
export const TRY_NOW = statement(
  'webhooks.try-now',
  `
  WITH first AS (
    UPDATE webhook_deliveries AS d SET due_at = $2 FROM webhook_endpoints AS e
    WHERE e.id = $1 AND d.endpoint_id = e.id AND d.state = 'waiting' AND d.due_at = e.retry_at AND d.due_at > $2)
  UPDATE webhook_endpoints SET failures = 0, failing_since = NULL, retry_at = NULL WHERE id = $1`,
);

interface Given {
  given: Partial<WebhookEndpoint> | UpdateWebhookInput;
  expectedVersion?: number | null | undefined;
  check?(changes: Partial<WebhookEndpoint>): Promise<void>;
}

function save(
  ctx: Context,
  tx: Transaction,
  endpoint: WebhookEndpoint,
  { given, ...options }: Given,
): Promise<Partial<WebhookEndpoint>> {
  return saveChanges(ctx, tx, WebhookEndpoint, endpoint, {
    noun: WEBHOOK,
    called: endpoint.url,
    given: given as Partial<WebhookEndpoint>,
    ...options,
  });
}

async function lockWebhook(tx: Transaction, id: number): Promise<WebhookEndpoint> {
  const endpoint = await tx.manager.findOne(WebhookEndpoint, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!endpoint) throw webhookNotFound();
  return endpoint;
}

function assertTarget(ctx: Context, url: string): void {
  const fault = targetFault(url.trim(), LOCAL_TARGETS.of(ctx));
  if (fault !== null) throw invalid('url', fault);
}

/** BAD_REQUEST on eventTypes. */
function chosenTypes(names: readonly string[]): EventType[] {
  const unknown = names.find((name) => !isEventType(name));
  if (unknown !== undefined) throw invalid('eventTypes', 'Elegí los eventos de la lista');
  return [...new Set(names)].filter(isEventType).toSorted();
}

function webhookNotFound(): AppError {
  return notFound('El destino no existe');
}
