import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

import type { Entity as ChangedEntity, Facts } from '../../domain/events-of-change';

/** A change that a trigger recorded, deleted once it is an event. */
@Entity('noted_changes')
export class NotedChangeRow {
  /** A bigint as text, ascending per row. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at!: Date;

  @Column('text')
  entity!: ChangedEntity;

  @Column('jsonb', { nullable: true })
  before!: Facts | null;

  @Column('jsonb', { nullable: true })
  after!: Facts | null;

  @Column('text', { array: true, default: [] })
  concealed!: string[];
}
