import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

import type { AuditedChange } from './audited-change';

/**
 * Who changed what, from what to what, for administrators. Never changed: a trigger lets nothing through but forgetting
 * (whoever did it, when their account goes; what it said of an account that is gone) and the removal of old ones.
 */
@Entity('audit_events')
@Index('audit_events_age', ['at', 'id'])
@Index('audit_events_of', ['entity', 'at', 'id'])
@Index('audit_events_actor', ['actorUserId', 'at', 'id'], { where: 'actor_user_id IS NOT NULL' })
@Index('audit_events_searched', { synchronize: false })
export class AuditEvent {
  /** A bigint, as text. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('timestamptz')
  at!: Date;

  /** null once that account is gone. */
  @Column('integer', { nullable: true })
  actorUserId!: number | null;

  @ManyToOne('User', { nullable: true, onDelete: 'SET NULL' })
  actorUser!: unknown;

  @Column('text')
  action!: string;

  @Column('text')
  entity!: string;

  @Column('text')
  entityId!: string;

  /** What people called it then; '' where its own record tells that, and once it is forgotten. */
  @Column('text', { default: '' })
  called!: string;

  /** Names of all that an update changed, `changes` or not. */
  @Column('text', { array: true, default: [] })
  fields!: string[];

  /** Values as people read them; secrets and what is private have none. */
  @Column('jsonb', { default: [] })
  changes!: AuditedChange[];

  /** What a search looks at, without capitals and accents: what it was called, and the values. */
  @Column({ type: 'text', select: false, generatedType: 'STORED', asExpression: 'audit_text(called, changes)' })
  searched!: string;
}
