import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import type { EventType } from '../../domain/event-types';
import type { Facts } from '../../domain/events-of-change';

/** Nothing personal: what a payload tells of a patient is read when it leaves. */
@Entity('events')
@Index('events_expiry', ['at'])
export class EventEntity {
  /** A bigint, as text. From 1 on without gaps, in the order in which they became visible: see numberEvents. */
  @PrimaryColumn('bigint')
  number!: string;

  /** Unlike the number, no other clinic has it. */
  @Column('uuid')
  key!: string;

  @Column('text')
  type!: EventType;

  @Column('timestamptz')
  at!: Date;

  /** Columns of the row as they were after it. */
  @Column('jsonb')
  facts!: Facts;

  @Column('jsonb', { nullable: true })
  previous!: Facts | null;
}
