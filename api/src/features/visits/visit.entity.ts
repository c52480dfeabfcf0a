import { Check, Column, Entity, Generated, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';

import type { AppointmentStatus } from '../../domain/appointment-status';
import { noun } from '../../platform/noun';
import { AppointmentEntity } from '../appointments/appointment.entity';

export const VISIT = noun('visit', 'Visita', {
  arrivedAt: 'llegó',
  calledAt: 'llamado',
  startedAt: 'en consulta',
  finishedAt: 'terminó',
  screen: 'registrado en',
});

/** See domain/visit. Ignored once the appointment has moved to another day. */
@Entity('visits')
@Index('visits_called', ['calledAt'], { where: 'called_at IS NOT NULL' })
@Check('visits_called_check', 'called_at >= arrived_at')
@Check('visits_started_check', 'started_at >= coalesce(called_at, arrived_at)')
@Check('visits_finished_check', 'finished_at >= coalesce(started_at, called_at, arrived_at)')
@Check(
  'visits_status_before_check',
  "status_before IS NULL OR finished_at IS NOT NULL AND status_before IN ('pending', 'confirmed')",
)
export class VisitEntity {
  @PrimaryColumn('uuid')
  appointmentId!: string;

  @OneToOne(() => AppointmentEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  appointment!: Relation<AppointmentEntity>;

  @Column('timestamptz')
  arrivedAt!: Date;

  /** Time of the latest call. */
  @Column('timestamptz', { nullable: true })
  calledAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;

  /** See ticketCode. */
  @Column('integer')
  @Generated('increment')
  ticketNumber!: number;

  /** Before completion; null: unchanged. */
  @Column('text', { nullable: true })
  statusBefore!: AppointmentStatus | null;
}
