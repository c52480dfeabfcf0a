import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

/** Who changed what. Ids and field names only: never names, addresses or notes of people. */
@Entity('audit_events')
@Index('audit_events_of', ['entity', 'entityId'])
@Index('audit_events_actor', ['actorUserId'], { where: 'actor_user_id IS NOT NULL' })
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

  /** Names of what changed. */
  @Column('text', { array: true, default: [] })
  fields!: string[];
}
