import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

/**
 * What changed about a professional, in words: the source of the activity report. Whoever keeps professionals stands on
 * this, so they are named instead of imported.
 */
@Entity('activity_log')
@Index('activity_log_of', { synchronize: false })
@Index('activity_log_actor', ['actorUserId'])
@Index('activity_log_month', ['year', 'month', 'id'])
@Index('activity_log_action', ['action', 'id'])
@Check('activity_log_action_check', "length(action) BETWEEN 1 AND 50 AND action ~ '^[a-z_]+$'")
@Check('activity_log_changes_summary_check', "changes_summary <> ''")
@Check('activity_log_month_check', 'month BETWEEN 1 AND 12')
export class ActivityLogEntry {
  /** A bigint, as text. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('timestamptz')
  at!: Date;

  /** Who did it; null once that account is gone. */
  @Column('integer', { nullable: true })
  actorUserId!: number | null;

  @ManyToOne('User', { nullable: true, onDelete: 'SET NULL' })
  actorUser!: unknown;

  /** About whom. */
  @Column('integer')
  professionalId!: number;

  @ManyToOne('ProfessionalEntity', { nullable: false, onDelete: 'CASCADE' })
  professional!: unknown;

  @Column('text')
  action!: string;

  /** A Spanish sentence, before → after. */
  @Column('text')
  changesSummary!: string;

  @Column('smallint')
  year!: number;

  /** January = 1. */
  @Column('smallint')
  month!: number;
}
