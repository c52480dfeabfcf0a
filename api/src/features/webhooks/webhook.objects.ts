import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

import { DateTime } from '../../platform/graphql/scalars';

export const WebhookState = {
  active: 'active',
  retrying: 'retrying',
  paused: 'paused',
  failing: 'failing',
  gone: 'gone',
} as const;
export type WebhookState = keyof typeof WebhookState;
registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'State of a webhook endpoint. Events during a pause are sent when it resumes.',
  valuesConfig: {
    active: { description: 'Events are sent.' },
    retrying: { description: 'The last delivery failed and will be retried.' },
    paused: { description: 'Paused by an administrator.' },
    failing: { description: 'Paused after a day without a successful delivery.' },
    gone: { description: 'Paused because it answered 410.' },
  },
});

export const DeliveryState = { delivered: 'delivered', waiting: 'waiting', failed: 'failed' } as const;
export type DeliveryState = keyof typeof DeliveryState;
registerEnumType(DeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'State of an event’s delivery to an endpoint.',
  valuesConfig: {
    delivered: { description: 'Delivered: the answer was 2xx.' },
    waiting: { description: 'Failed so far; will be retried.' },
    failed: {
      description: 'Refused for a day, or the endpoint is gone; retried only on request.',
    },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Delivery of an event to an endpoint, with its last attempt.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Id of the delivery.' })
  id!: string;

  @Field(() => Int, { description: 'Sequence of the event.' })
  sequence!: number;

  @Field({ description: 'Type of the event.' })
  eventType!: string;

  @Field({ description: 'Id of the event, as in the payload and the header webhook-id.' })
  eventId!: string;

  @Field(() => DeliveryState, { description: 'Current state.' })
  state!: DeliveryState;

  @Field(() => Int, { description: 'Number of attempts.' })
  attempts!: number;

  @Field(() => DateTime, { description: 'Time of the last attempt.' })
  attemptedAt!: string;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the answer; null: no answer.' })
  statusCode!: number | null;

  @Field(() => String, { nullable: true, description: 'Why no answer came, in Spanish.' })
  fault!: string | null;

  @Field(() => Int, { description: 'Milliseconds from the name’s look-up to the end of the answer.' })
  durationMs!: number;

  @Field({
    description:
      'First 500 characters of the answer. Empty for endpoints with personal data, which the answer may repeat.',
  })
  response!: string;
}

@InputType({ description: 'Filter for deliveries; all given conditions apply.' })
export class WebhookDeliveryFilter {
  @Field(() => Int, { description: 'Id of the endpoint; NOT_FOUND if unknown.' })
  webhookId!: number;

  @Field(() => DeliveryState, { nullable: true, description: 'Only deliveries in this state.' })
  state?: DeliveryState | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of deliveries.' })
export class WebhookDeliveryPage {
  @Field(() => [WebhookDelivery], { description: 'Newest first.' })
  items!: WebhookDelivery[];

  @Field(() => String, { nullable: true, description: 'Cursor for `after` of the next page; null on the last page.' })
  next!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Result of a test event.' })
export class WebhookTest {
  @Field({ description: 'True if the answer was 2xx.' })
  isTaken!: boolean;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the answer; null: no answer.' })
  statusCode!: number | null;

  @Field(() => String, { nullable: true, description: 'Why no answer came, in Spanish.' })
  fault!: string | null;

  @Field(() => Int, { description: 'Milliseconds.' })
  durationMs!: number;

  @Field({ description: 'First 500 characters of the answer; may be empty.' })
  response!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Events that an endpoint has not received.' })
export class WebhookBacklog {
  @Field(() => Int, { description: 'Events waiting for a retry.' })
  waiting!: number;

  @Field(() => Int, { description: 'Failed events, retried only on request.' })
  failed!: number;

  @Field(() => DateTime, { nullable: true, description: 'Time of the last attempt; null: never or long ago.' })
  lastAttemptAt!: string | null;
}
