import { COUNTED, living } from '../../platform/backup/lives-again';
import { statement } from '../../platform/database/statement';
import type { Feature } from '../../platform/feature';
import { REMOVED } from '../../platform/jobs/housekeeping';
import { WEBHOOK_QUEUE } from './deliver';
import { DeliveryResolver } from './delivery.resolver';
import { WebhookDeliveryRow } from './webhook-delivery.entity';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { WEBHOOK_PAUSED } from './webhook-paused.mail';
import { WebhookResolver } from './webhook.resolver';
import { WEBHOOKS_ROUND } from './webhooks-round';

export const webhooks: Feature = {
  name: 'webhooks',
  entities: [WebhookEndpoint, WebhookDeliveryRow],
  resolvers: [WebhookResolver, DeliveryResolver],
  mails: [WEBHOOK_PAUSED],
  // Past all secrets that it may have had since.
  livesAgain: [
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
