import { COUNTED, living } from '../../platform/backup/lives-again';
import { int } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import type { Feature } from '../../platform/feature';
import { enqueueAll } from '../../platform/jobs/enqueue';
import { REMOVED } from '../../platform/jobs/housekeeping';
import type { Round } from '../../platform/jobs/round';
import { WEBHOOK_QUEUE, WEBHOOKS } from './deliver';
import { DeliveryResolver } from './delivery.resolver';
import { WebhookDeliveryRow } from './webhook-delivery.entity';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { WEBHOOK_PAUSED } from './webhook-paused.mail';
import { WebhookResolver } from './webhook.resolver';

/** Longer than a job waits and runs; a lost job is requested again. */
const CLAIMED_MS = 10 * 60_000;

/** Enqueues a job per endpoint; replicas share the work. */
const WEBHOOKS_ROUND: Round = {
  name: 'webhooks',
  everyMs: 1_000,
  // Must match IS_DUE.
  dueSql: `
    SELECT min(greatest(e.claimed_until, e.retry_at, next.at))
    FROM webhook_endpoints AS e CROSS JOIN LATERAL (
      SELECT CASE WHEN e.sent_through < (SELECT last FROM event_numbers) THEN $1::timestamptz ELSE (
        SELECT d.due_at FROM webhook_deliveries AS d WHERE d.endpoint_id = e.id AND d.state = 'waiting'
        ORDER BY d.due_at LIMIT 1) END AS at) AS next
    WHERE e.paused_because IS NULL AND next.at IS NOT NULL`,
  run: ({ now, transact }) =>
    transact(async (tx) => {
      await tx.rows(PASS_OVER, [now]);
      const claims = await tx.rows(CLAIM, [now, new Date(now.getTime() + CLAIMED_MS)]);
      await enqueueAll(tx, WEBHOOKS, claims);
    }),
};

/** $1: now. */
const IS_DUE = `e.paused_because IS NULL AND (e.claimed_until IS NULL OR e.claimed_until <= $1)
    AND (e.retry_at IS NULL OR e.retry_at <= $1)
    AND (e.sent_through < (SELECT last FROM event_numbers) OR EXISTS (
      SELECT FROM webhook_deliveries AS d WHERE d.endpoint_id = e.id AND d.state = 'waiting' AND d.due_at <= $1))`;

/** Advances endpoints past events of unchosen types. */
const PASS_OVER = statement(
  'webhooks.pass-over',
  `
  UPDATE webhook_endpoints AS e SET sent_through = n.last FROM event_numbers AS n
  WHERE ${IS_DUE} AND e.event_types <> '{}' AND NOT EXISTS (
    SELECT FROM events WHERE number > e.sent_through AND number <= n.last AND type = ANY (e.event_types))`,
);

const CLAIM = statement(
  'webhooks.claim',
  `
  WITH due AS (SELECT e.id FROM webhook_endpoints AS e WHERE ${IS_DUE} FOR NO KEY UPDATE SKIP LOCKED)
  UPDATE webhook_endpoints AS e SET claim = e.claim + 1, claimed_until = $2 FROM due WHERE e.id = due.id
  RETURNING e.id AS "endpointId", e.claim`,
  { endpointId: int, claim: int },
);

export const webhooks: Feature = {
  name: 'webhooks',
  entities: [WebhookEndpoint, WebhookDeliveryRow],
  resolvers: [WebhookResolver, DeliveryResolver],
  mails: [WEBHOOK_PAUSED],
  // Skips versions possibly used since the backup.
  revokeOnRestore: [
    {
      called: ['destino de eventos', 'destinos de eventos'],
      count: statement('webhooks.restored-endpoints', living('webhook_endpoints', 'created_at <= $1'), COUNTED),
      revoke: statement(
        'webhooks.revoked-endpoints',
        `WITH gone AS (
          UPDATE webhook_endpoints SET paused_because = 'by_hand', secret_version = secret_version + 1000,
            secret_changed_at = NULL, version = version + 1 WHERE created_at <= $1 RETURNING 1)
        SELECT count(*)::int AS removed FROM gone`,
        REMOVED,
      ),
    },
  ],
  queues: [WEBHOOK_QUEUE],
  rounds: [WEBHOOKS_ROUND],
};
