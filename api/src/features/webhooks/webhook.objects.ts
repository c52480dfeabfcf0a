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
  description: 'How it stands with a webhook endpoint. What happens while it is paused is sent when it is resumed.',
  valuesConfig: {
    active: { description: 'It is sent to.' },
    retrying: { description: 'It has not taken the last one, and is tried again.' },
    paused: { description: 'Paused by an administrator.' },
    failing: { description: 'Paused because it took nothing for a day.' },
    gone: { description: 'Paused because it answered 410.' },
  },
});

export const DeliveryState = { delivered: 'delivered', waiting: 'waiting', failed: 'failed' } as const;
export type DeliveryState = keyof typeof DeliveryState;
registerEnumType(DeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'What became of an event at an endpoint.',
  valuesConfig: {
    delivered: { description: 'It was taken: an answer of 2xx.' },
    waiting: { description: 'It was not taken, and is tried again.' },
    failed: {
      description: 'It was refused for a day, or the endpoint is gone: it is tried again when somebody asks for it.',
    },
  },
});

@ObjectType({ simpleResolvers: true, description: 'An event as it was sent to an endpoint: the last attempt.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Names the delivery.' })
  id!: string;

  @Field(() => Int, { description: 'Of the event.' })
  sequence!: number;

  @Field({ description: 'Of the event.' })
  eventType!: string;

  @Field({ description: 'Of the event, as payload and header webhook-id have it.' })
  eventId!: string;

  @Field(() => DeliveryState, { description: 'Where it stands.' })
  state!: DeliveryState;

  @Field(() => Int, { description: 'How often it was sent.' })
  attempts!: number;

  @Field(() => DateTime, { description: 'When it was sent last.' })
  attemptedAt!: string;

  @Field(() => Int, { nullable: true, description: 'What it answered; null: nothing.' })
  statusCode!: number | null;

  @Field(() => String, { nullable: true, description: 'Why there was no answer, in Spanish.' })
  fault!: string | null;

  @Field(() => Int, { description: 'From the look-up of the name to the end of the answer, in milliseconds.' })
  durationMs!: number;

  @Field({
    description:
      "The first 500 characters of the answer; may be empty. Not kept where payloads tell patients' data: it may repeat them.",
  })
  response!: string;
}

@InputType({ description: 'Which deliveries to list; every given condition holds.' })
export class WebhookDeliveryFilter {
  @Field(() => Int, { description: 'Of the endpoint; NOT_FOUND for none.' })
  webhookId!: number;

  @Field(() => DeliveryState, { nullable: true, description: 'Only those.' })
  state?: DeliveryState | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of deliveries.' })
export class WebhookDeliveryPage {
  @Field(() => [WebhookDelivery], { description: 'The last sent first.' })
  items!: WebhookDelivery[];

  @Field(() => String, { nullable: true, description: 'For `after` of the next page; null: this is the last.' })
  next!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'How an endpoint took a test event.' })
export class WebhookTest {
  @Field({ description: 'Whether it answered 2xx.' })
  isTaken!: boolean;

  @Field(() => Int, { nullable: true, description: 'What it answered; null: nothing.' })
  statusCode!: number | null;

  @Field(() => String, { nullable: true, description: 'Why there was no answer, in Spanish.' })
  fault!: string | null;

  @Field(() => Int, { description: 'In milliseconds.' })
  durationMs!: number;

  @Field({ description: 'The first 500 characters of the answer; may be empty.' })
  response!: string;
}

@ObjectType({ simpleResolvers: true, description: 'How many events an endpoint has yet to get.' })
export class WebhookBacklog {
  @Field(() => Int, { description: 'Not taken yet, and tried again.' })
  waiting!: number;

  @Field(() => Int, { description: 'Given up, until somebody asks for them.' })
  failed!: number;

  @Field(() => DateTime, { nullable: true, description: 'When something was sent last; null: never, or long ago.' })
  lastAttemptAt!: string | null;
}
