import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Ended jobs stay for a month. */
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

  /** Nothing personal or secret. */
  @Column('jsonb')
  data!: object;

  @Column('text', { default: 'waiting' })
  state!: 'waiting' | 'running' | 'done' | 'failed';

  /** With the id, identifies a worker's claim. */
  @Column('integer', { default: 0 })
  attempts!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** While running: when another worker may claim it. */
  @Column('timestamptz', { default: () => 'now()' })
  dueAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  /** Kind of the last error; its message could quote personal data. */
  @Column('text', { nullable: true })
  error!: string | null;
}
