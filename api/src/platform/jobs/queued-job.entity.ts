import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Ended ones stay for a month: those that failed for good among them. */
@Entity('jobs')
@Check('jobs_state_check', "state IN ('waiting', 'running', 'done', 'failed')")
@Check('jobs_ended_check', "(ended_at IS NULL) = (state IN ('waiting', 'running'))")
@Index('jobs_due', ['queue', 'dueAt'], { where: 'ended_at IS NULL' })
@Index('jobs_expiry', ['endedAt'], { where: 'ended_at IS NOT NULL' })
export class QueuedJob {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  queue!: string;

  /** Ids and our own words, nothing personal or secret. */
  @Column('jsonb')
  data!: object;

  @Column('text', { default: 'waiting' })
  state!: 'waiting' | 'running' | 'done' | 'failed';

  /** Begun ones. With the id it names one worker's claim. */
  @Column('integer', { default: 0 })
  attempts!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** While it runs: when another worker may take it. */
  @Column('timestamptz', { default: () => 'now()' })
  dueAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  /** The kind of the last attempt's error: a message can quote a person. */
  @Column('text', { nullable: true })
  error!: string | null;
}
