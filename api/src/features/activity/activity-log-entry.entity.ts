import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

/** Names relations as strings, because professionals' modules import this one. */
@Entity('activity_log')
@Index('activity_log_of', { synchronize: false })
@Index('activity_log_actor', ['actorUserId'])
@Index('activity_log_month', ['year', 'month', 'id'])
@Index('activity_log_action', ['action', 'id'])
@Index('activity_log_age', ['at'])
@Check('activity_log_action_check', "length(action) BETWEEN 1 AND 50 AND action ~ '^[a-z_]+$'")
@Check('activity_log_changes_summary_check', "changes_summary <> ''")
@Check('activity_log_month_check', 'month BETWEEN 1 AND 12')
export class ActivityLogEntry {
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

  @Column('integer')
  professionalId!: number;

  @ManyToOne('ProfessionalEntity', { nullable: false, onDelete: 'CASCADE' })
  professional!: unknown;

  @Column('text')
  action!: string;

  /** Spanish: before → after. */
  @Column('text')
  changesSummary!: string;

  @Column('smallint')
  year!: number;

  @Column('smallint')
  month!: number;
}
