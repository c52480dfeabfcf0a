import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import type { EventType } from '../../domain/event-types';
import type { Facts } from '../../domain/events-of-change';

/** Without personal data: payloads read the patient when sent. */
@Entity('events')
@Index('events_expiry', ['at'])
export class EventEntity {
  /** A bigint as text, from 1 without gaps, in order of visibility: see numberEvents. */
  @PrimaryColumn('bigint')
  number!: string;

  /** Unique across clinics, unlike the number. */
  @Column('uuid')
  key!: string;

  @Column('text')
  type!: EventType;

  @Column('timestamptz')
  at!: Date;

  /** The row's columns after the event. */
  @Column('jsonb')
  facts!: Facts;

  @Column('jsonb', { nullable: true })
  previous!: Facts | null;
}
