import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { AppointmentEntity } from '../appointment.entity';
import type { KnownTurno } from './known-turno';

/** Staff have changed a turno, and its patient has had no mail about that yet. */
@Entity('appointment_notices')
@Index('appointment_notices_due', ['dueAt'], { where: 'due_at IS NOT NULL' })
export class AppointmentNotice {
  @PrimaryColumn('uuid')
  appointmentId!: string;

  @ManyToOne(() => AppointmentEntity, { nullable: false, onDelete: 'CASCADE' })
  appointment!: Relation<AppointmentEntity>;

  /** From before the first of the changes, or from the last mail. */
  @Column('jsonb')
  known!: KnownTurno;

  /** null: its mail is in the queue. */
  @Column('timestamptz', { nullable: true })
  dueAt!: Date | null;
}
