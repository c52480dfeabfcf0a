import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

import type { AuditedChange } from './audited-change';

/** A trigger allows only expiry and forgetting deleted accounts. */
@Entity('audit_events')
@Index('audit_events_age', ['at', 'id'])
@Index('audit_events_of', ['entity', 'at', 'id'])
@Index('audit_events_actor', ['actorUserId', 'at', 'id'], { where: 'actor_user_id IS NOT NULL' })
@Index('audit_events_key', ['actorKeyId', 'at', 'id'], { where: 'actor_key_id IS NOT NULL' })
@Index('audit_events_searched', { synchronize: false })
export class AuditEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('timestamptz')
  at!: Date;

  /** null once that account is deleted. */
  @Column('integer', { nullable: true })
  actorUserId!: number | null;

  @ManyToOne('User', { nullable: true, onDelete: 'SET NULL' })
  actorUser!: unknown;

  @Column('integer', { nullable: true })
  actorKeyId!: number | null;

  @ManyToOne('ApiKey', { nullable: true })
  actorKey!: unknown;

  @Column('text')
  action!: string;

  @Column('text')
  entity!: string;

  @Column('text')
  entityId!: string;

  /** Name at that time; '' when the record has one, or when forgotten. */
  @Column('text', { default: '' })
  called!: string;

  /** Includes fields without values. */
  @Column('text', { array: true, default: [] })
  fields!: string[];

  /** Without secrets and private values. */
  @Column('jsonb', { default: [] })
  changes!: AuditedChange[];

  @Column({ type: 'text', select: false, generatedType: 'STORED', asExpression: 'audit_text(called, changes)' })
  searched!: string;
}
