import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { AppointmentEntity } from '../appointment.entity';

/** Each kind once per `sequence` of the appointment. */
@Entity('appointment_mails')
@Check('appointment_mails_kind_check', "length(kind) BETWEEN 1 AND 50 AND kind ~ '^[a-z-]+$'")
@Index('appointment_mails_age', ['startsAt'])
@Index('appointment_mails_one_reminder', ['appointmentId', 'startsAt'], {
  unique: true,
  where: "kind = 'appointment-reminder'",
})
export class AppointmentMail {
  @PrimaryColumn('uuid')
  appointmentId!: string;

  @ManyToOne(() => AppointmentEntity, { nullable: false, onDelete: 'CASCADE' })
  appointment!: Relation<AppointmentEntity>;

  @PrimaryColumn('text')
  kind!: string;

  /** The appointment's at sending. */
  @PrimaryColumn('integer')
  sequence!: number;

  @Column('timestamptz')
  startsAt!: Date;

  /** null in old rows. */
  @Column('uuid', { nullable: true })
  jobId!: string | null;

  /** null while sending. */
  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;
}
