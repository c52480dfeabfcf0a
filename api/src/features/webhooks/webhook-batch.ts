import { Between, In, LessThanOrEqual } from 'typeorm';

import type { Transaction } from '../../platform/database/database';
import { EventEntity } from '../events/event.entity';
import { EventNumbers } from '../events/event-numbers.entity';
import { payloadsOf, type EventPayload } from '../events/event-payload';
import { WebhookDeliveryRow } from './webhook-delivery.entity';
import type { WebhookEndpoint } from './webhook-endpoint.entity';

/** In one job. */
const MOST = 100;

export interface DueDelivery {
  number: string;
  /** Before this one. */
  attempts: number;
  payload: EventPayload;
}

export interface Batch {
  /** In the order in which they are sent: retries that are due, then new ones. */
  deliveries: DueDelivery[];
  /** Where the endpoint stands when all of them were tried. */
  through: string;
}

/** What is to be sent to an endpoint now, as it reads now. */
export async function dueBatch(tx: Transaction, endpoint: WebhookEndpoint, now: Date): Promise<Batch> {
  // First: events up to it are all visible to what follows.
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
