import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

import { AppointmentEntity } from '../../appointments/appointment.entity';
import { ProfessionalEntity } from '../../professionals/professional.entity';
import { Room } from '../../rooms/room.entity';

/** refilled: by an offer. free: no entry wants it. broken: staff took it. */
export type FreedSlotOutcome = 'open' | 'refilled' | 'free' | 'too_late' | 'broken' | 'taken_back';

/** Time that was freed, or that staff offer by hand; owns its hold. Table and columns keep the older name, stretch. */
@Entity('waiting_list_stretches')
@Check('waiting_list_stretches_times', 'isfinite(starts_at) AND isfinite(ends_at) AND starts_at < ends_at')
@Check(
  'waiting_list_stretches_outcome_check',
  "outcome IN ('open', 'refilled', 'free', 'too_late', 'broken', 'taken_back')",
)
@Check(
  'waiting_list_stretches_closed',
  "(outcome = 'open') = (closed_at IS NULL) AND (outcome = 'open') = (due_at IS NOT NULL)",
)
@Index('waiting_list_stretches_due', ['dueAt'], { where: 'due_at IS NOT NULL' })
@Index('waiting_list_stretches_of_professional', ['professionalId', 'startsAt'])
@Index('waiting_list_stretches_of_room', ['roomId'])
@Index('waiting_list_stretches_created', ['createdAt'])
@Index('waiting_list_stretches_freed_by', ['freedById'], { where: 'freed_by_id IS NOT NULL' })
@Index('waiting_list_stretches_filled_by', ['filledById'], { where: 'filled_by_id IS NOT NULL' })
@Index('waiting_list_stretches_given_up', ['givenUpId'], { where: 'given_up_id IS NOT NULL' })
export class FreedSlot {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('integer')
  @ForeignKey(() => ProfessionalEntity, { onDelete: 'CASCADE' })
  professionalId!: number;

  @Column('integer')
  @ForeignKey(() => Room, { onDelete: 'CASCADE' })
  roomId!: number;

  @Column('timestamptz')
  startsAt!: Date;

  @Column('timestamptz')
  endsAt!: Date;

  /** The cancelled or moved appointment; null: by hand, or gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => AppointmentEntity, { onDelete: 'SET NULL' })
  freedById!: string | null;

  @Column('boolean')
  isByHand!: boolean;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('smallint')
  round!: number;

  /** null: not yet. */
  @Column('timestamptz', { nullable: true })
  toldAt!: Date | null;

  /** When mails or the next batch are due; null: settled. */
  @Column('timestamptz', { nullable: true })
  dueAt!: Date | null;

  @Column('text')
  outcome!: FreedSlotOutcome;

  @Column('timestamptz', { nullable: true })
  closedAt!: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => AppointmentEntity, { onDelete: 'SET NULL' })
  filledById!: string | null;

  /** The later appointment given up for it, and its start. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => AppointmentEntity, { onDelete: 'SET NULL' })
  givenUpId!: string | null;

  @Column('timestamptz', { nullable: true })
  givenUpStartsAt!: Date | null;
}
