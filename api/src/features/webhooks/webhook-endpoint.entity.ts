import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

import { EVENT_TYPES, type EventType } from '../../domain/event-types';
import { noun } from '../../platform/noun';

const PAUSED_BECAUSE = {
  by_hand: 'Pausado',
  failing: 'Pausado por fallas',
  gone: 'Pausado porque el destino ya no existe',
} as const;
export type PausedBecause = keyof typeof PAUSED_BECAUSE;

export const WEBHOOK = noun('webhook', 'Destino de eventos', {
  url: 'dirección',
  description: 'descripción',
  eventTypes: {
    word: 'eventos',
    show: (types: readonly EventType[]) => types.map((type) => EVENT_TYPES[type]).join(', ') || 'Todos',
  },
  withPersonalData: 'datos del paciente',
  pausedBecause: {
    word: 'estado',
    show: (because: PausedBecause) => PAUSED_BECAUSE[because],
  },
  secretVersion: { word: 'clave de firma', isConcealed: true },
});

/** Where events are sent. Its secret is made of the key `webhook`, the id and the version of the secret. */
@Entity('webhook_endpoints')
@Check('webhook_endpoints_paused_check', "paused_because IN ('by_hand', 'failing', 'gone')")
@ObjectType({ simpleResolvers: true, description: 'An address of another system that is told of events (webhook).' })
export class WebhookEndpoint {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Names it in calls.' })
  id!: number;

  @Column('text')
  @Field({ description: 'Events are posted there. https, and never a private network.' })
  url!: string;

  @Column('text', { default: '' })
  @Field({ description: 'What it is for. May be empty; at most 200 characters.' })
  description!: string;

  @Column('text', { array: true, default: [] })
  @Field(() => [String], { description: 'The types that it is sent; none: all, new ones too.' })
  eventTypes!: EventType[];

  @Column('boolean', { default: false })
  @Field({ description: 'Whether payloads tell name, e-mail and phone of the patient.' })
  withPersonalData!: boolean;

  /** null: it is sent to. */
  @Column('text', { nullable: true })
  pausedBecause!: PausedBecause | null;

  @Column('integer', { default: 1 })
  secretVersion!: number;

  /** The secret before is good for a day from then on. */
  @Column('timestamptz', { nullable: true })
  secretChangedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @VersionColumn({ type: 'integer', default: 1 })
  @Field(() => Int, { description: 'Goes up with every change of people; a change may say which one it was made on.' })
  version!: number;

  /** A bigint, as text: the last event that was tried for the first time. */
  @Column('bigint')
  sentThrough!: string;

  /** Attempts that failed since the last success. */
  @Column('integer', { default: 0 })
  failures!: number;

  @Column('timestamptz', { nullable: true })
  failingSince!: Date | null;

  /** Nothing is sent before. */
  @Column('timestamptz', { nullable: true })
  retryAt!: Date | null;

  /** Names the job that may send; an older one drops. */
  @Column('integer', { default: 0 })
  claim!: number;

  /** Until then no other job is asked for. */
  @Column('timestamptz', { nullable: true })
  claimedUntil!: Date | null;
}
