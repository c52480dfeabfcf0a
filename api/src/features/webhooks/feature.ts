import type { Feature } from '../../platform/feature';
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
  queues: [WEBHOOK_QUEUE],
  rounds: [WEBHOOKS_ROUND],
};
