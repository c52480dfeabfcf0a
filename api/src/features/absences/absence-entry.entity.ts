import { Check, Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';

import type { AbsenceContactState } from '../../domain/absence-outcome';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { ProfessionalEntity } from '../professionals/professional.entity';
import { User } from '../users/user.entity';

/** A turno on the board of an absence; remains when the turno moves. */
@Entity('absence_entries')
@Check('absence_entries_date_check', 'isfinite(date)')
@Check('absence_entries_starts_at_check', 'isfinite(starts_at)')
@Check('absence_entries_contact_state_check', "contact_state IN ('to_call', 'told', 'answered')")
@Check('absence_entries_contact_note_check', 'length(contact_note) BETWEEN 1 AND 500')
@Index('absence_entries_of_appointment', ['appointmentId'])
@Index('absence_entries_contact_by', ['contactById'], { where: 'contact_by_id IS NOT NULL' })
export class AbsenceEntryEntity {
  /** The absent one, even after a reassignment. */
  @Column('integer', { primary: true })
  professionalId!: number;

  @ManyToOne(() => ProfessionalEntity, { nullable: false, onDelete: 'CASCADE' })
  professional!: Relation<ProfessionalEntity>;

  /** yyyy-MM-dd in the clinic's time zone. */
  @Column('date', { primary: true })
  date!: string;

  @Column('uuid', { primary: true })
  appointmentId!: string;

  @ManyToOne(() => AppointmentEntity, { nullable: false, onDelete: 'CASCADE' })
  appointment!: Relation<AppointmentEntity>;

  @Column('timestamptz')
  startsAt!: Date;

  @Column('text', { default: 'to_call' })
  contactState!: AbsenceContactState;

  @Column('text', { nullable: true })
  contactNote!: string | null;

  @Column('timestamptz', { nullable: true })
  contactAt!: Date | null;

  /** null: never recorded, or the account is gone. */
  @Column('integer', { nullable: true })
  contactById!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  contactBy!: Relation<User> | null;

  /** The contact note's, from 0. */
  @Column('integer', { default: 0 })
  version!: number;
}
