import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { AppointmentEntity } from '../appointment.entity';

/** A mail about an appointment that has left or is just leaving: each kind once per state of the appointment. */
@Entity('appointment_mails')
@Check('appointment_mails_kind_check', "length(kind) BETWEEN 1 AND 50 AND kind ~ '^[a-z-]+$'")
@Index('appointment_mails_one_reminder', ['appointmentId', 'startsAt'], { unique: true, where: "kind = 'appointment-reminder'" })
export class AppointmentMail {
  @PrimaryColumn('uuid')
  appointmentId!: string;

  @ManyToOne(() => AppointmentEntity, { nullable: false, onDelete: 'CASCADE' })
  appointment!: Relation<AppointmentEntity>;

  @PrimaryColumn('text')
  kind!: string;

  /** That of the appointment when it left. */
  @PrimaryColumn('integer')
  sequence!: number;

  @Column('timestamptz')
  startsAt!: Date;

  /** The job that sends it; null of those from before jobs said so. */
  @Column('uuid', { nullable: true })
  jobId!: string | null;

  /** null while it is on its way. */
  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;
}
