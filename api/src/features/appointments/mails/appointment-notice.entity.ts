import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { AppointmentEntity } from '../appointment.entity';
import type { KnownTurno } from './known-turno';

/** Changes by staff, not mailed yet. */
@Entity('appointment_notices')
@Index('appointment_notices_due', ['dueAt'], { where: 'due_at IS NOT NULL' })
export class AppointmentNotice {
  @PrimaryColumn('uuid')
  appointmentId!: string;

  @ManyToOne(() => AppointmentEntity, { nullable: false, onDelete: 'CASCADE' })
  appointment!: Relation<AppointmentEntity>;

  /** Before the first change, or in the last mail. */
  @Column('jsonb')
  known!: KnownTurno;

  /** null: queued. */
  @Column('timestamptz', { nullable: true })
  dueAt!: Date | null;
}
