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

/** The secret derives from key `webhook`, id and secret version. */
@Entity('webhook_endpoints')
@Check('webhook_endpoints_paused_check', "paused_because IN ('by_hand', 'failing', 'gone')")
@ObjectType({ simpleResolvers: true, description: 'Address of another system that receives events (webhook).' })
export class WebhookEndpoint {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Id for other calls.' })
  id!: number;

  @Column('text')
  @Field({ description: 'Target of the events: https, never in a private network.' })
  url!: string;

  @Column('text', { default: '' })
  @Field({ description: 'Purpose; may be empty, at most 200 characters.' })
  description!: string;

  @Column('text', { array: true, default: [] })
  @Field(() => [String], { description: 'Event types to send; empty: all, including future ones.' })
  eventTypes!: EventType[];

  @Column('boolean', { default: false })
  @Field({ description: 'True if payloads have the patient’s name, email and phone.' })
  withPersonalData!: boolean;

  /** null: active. */
  @Column('text', { nullable: true })
  pausedBecause!: PausedBecause | null;

  @Column('integer', { default: 1 })
  secretVersion!: number;

  /** The previous one stays valid for a day. */
  @Column('timestamptz', { nullable: true })
  secretChangedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @VersionColumn({ type: 'integer', default: 1 })
  @Field(() => Int, { description: 'Rises with every edit.' })
  version!: number;

  /** A bigint as text: the last event tried. */
  @Column('bigint')
  sentThrough!: string;

  /** Failed attempts since the last success. */
  @Column('integer', { default: 0 })
  failures!: number;

  @Column('timestamptz', { nullable: true })
  failingSince!: Date | null;

  /** Earliest next delivery. */
  @Column('timestamptz', { nullable: true })
  retryAt!: Date | null;

  /** Number of the job that may send; older jobs stop. */
  @Column('integer', { default: 0 })
  claim!: number;

  /** Until then, no other job starts. */
  @Column('timestamptz', { nullable: true })
  claimedUntil!: Date | null;
}
