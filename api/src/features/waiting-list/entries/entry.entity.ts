import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

import type { WeekdayHours } from '../../../domain/weekly-hours';
import { EMPTY_IS_NULL } from '../../../platform/database/empty-is-null';
import { noun } from '../../../platform/noun';
import { AppointmentEntity, SEARCHED_OF_PATIENT } from '../../appointments/appointment.entity';
import { REQUESTED_COVERAGE_CHECK } from '../../appointments/coverages/requested-coverage';
import { InsurerPlan } from '../../insurers/insurer-plan.entity';
import { Insurer } from '../../insurers/insurer.entity';
import { Patient } from '../../patients/patient.entity';
import { ProfessionalEntity } from '../../professionals/professional.entity';
import { Specialty } from '../../specialties/specialty.entity';
import { User } from '../../users/user.entity';

export const EntryStatus = { active: 'active', fulfilled: 'fulfilled', ended: 'ended' } as const;
export type EntryStatus = keyof typeof EntryStatus;

export const EntryEndReason = { left: 'left', removed: 'removed', over: 'over' } as const;
export type EntryEndReason = keyof typeof EntryEndReason;

const STATUS_LABELS: Record<EntryStatus, string> = { active: 'Esperando', fulfilled: 'Cumplida', ended: 'Terminada' };

export const END_LABELS: Record<EntryEndReason, string> = {
  left: 'Se dio de baja',
  removed: 'Baja de la clínica',
  over: 'Venció',
};

export const WAITING_LIST_ENTRY = noun('waiting-list-entry', 'Lista de espera', {
  status: { word: 'estado', show: (status: EntryStatus) => STATUS_LABELS[status] },
  urgentReason: { word: 'motivo de urgencia', isConcealed: true },
  endReason: { word: 'cómo terminó', show: (reason: EntryEndReason) => END_LABELS[reason] },
  endNote: { word: 'motivo', isConcealed: true },
  endedAt: null,
  endedById: null,
  keptAppointmentId: { word: 'turno que conserva', isConcealed: true },
  offered: 'horario ofrecido',
});

/** A patient waiting for a professional, or any of a specialty. */
@Entity('waiting_list_entries')
@Check('waiting_list_entries_whose', 'num_nonnulls(professional_id, specialty_id) = 1')
@Check('waiting_list_entries_patient_birth_date_check', 'isfinite(patient_birth_date)')
@Check('waiting_list_entries_hours_check', "jsonb_typeof(hours) = 'array'")
@Check('waiting_list_entries_dates', 'isfinite(from_date) AND isfinite(until_date) AND from_date <= until_date')
@Check('waiting_list_entries_notice_hours_check', 'notice_hours BETWEEN 0 AND 336')
@Check('waiting_list_entries_urgent_reason_check', 'length(urgent_reason) BETWEEN 1 AND 500')
@Check('waiting_list_entries_status_check', "status IN ('active', 'fulfilled', 'ended')")
@Check('waiting_list_entries_end_reason_check', "end_reason IN ('left', 'removed', 'over')")
@Check('waiting_list_entries_end_note_check', 'length(end_note) BETWEEN 1 AND 500')
@Check(
  'waiting_list_entries_ended',
  "(status = 'ended') = (end_reason IS NOT NULL) AND (status = 'active') = (ended_at IS NULL)",
)
@Index('waiting_list_entries_for_professional', ['professionalId', 'createdAt', 'id'])
@Index('waiting_list_entries_for_specialty', ['specialtyId', 'createdAt', 'id'])
@Index('waiting_list_entries_professional_status', ['professionalId', 'status'])
@Index('waiting_list_entries_specialty_status', ['specialtyId', 'status'])
@Index('waiting_list_entries_until', ['status', 'untilDate'])
@Index('waiting_list_entries_in_order', { synchronize: false })
@Index('waiting_list_entries_of_address', { synchronize: false })
@Index('waiting_list_entries_once', { synchronize: false })
@Index('waiting_list_entries_searched', { synchronize: false })
@Index('waiting_list_entries_of_patient', ['patientUserId'], { where: 'patient_user_id IS NOT NULL' })
@Index('waiting_list_entries_of_patient_row', ['patientId'])
@Index('waiting_list_entries_kept', ['keptAppointmentId'], { where: 'kept_appointment_id IS NOT NULL' })
@Index('waiting_list_entries_ended_by', ['endedById'], { where: 'ended_by_id IS NOT NULL' })
@Index('waiting_list_entries_actor', ['actorUserId'], { where: 'actor_user_id IS NOT NULL' })
@Index('waiting_list_entries_insurer_id', ['insurerId'], { where: 'insurer_id IS NOT NULL' })
@Index('waiting_list_entries_key', ['actorKeyId'], { where: 'actor_key_id IS NOT NULL' })
@Check('waiting_list_entries_coverage_check', REQUESTED_COVERAGE_CHECK)
@ForeignKey(() => InsurerPlan, ['planId', 'insurerId'], ['id', 'insurerId'], { name: 'waiting_list_entries_plan_fkey' })
export class WaitingListEntryEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** null: any of the specialty. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => ProfessionalEntity, { onDelete: 'CASCADE' })
  professionalId!: number | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Specialty, { onDelete: 'CASCADE' })
  specialtyId!: number | null;

  /** null: guest. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  patientUserId!: number | null;

  /** The caller's choice, or by a trigger (ADR 149). */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Patient)
  patientId!: string | null;

  @Column('text')
  patientName!: string;

  @Column('text', { transformer: EMPTY_IS_NULL })
  patientEmail!: string | null;

  @Column('text', { nullable: true })
  patientPhone!: string | null;

  @Column('date', { nullable: true })
  patientBirthDate!: string | null;

  @Column('text', { nullable: true })
  contactName!: string | null;

  /** Payer of the turno to come; null: none named, as with a kept turno. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => Insurer)
  insurerId!: number | null;

  @Column('integer', { nullable: true })
  planId!: number | null;

  @Column('text', { nullable: true })
  memberNumber!: string | null;

  /** Suitable hours; empty: any. */
  @Column('jsonb')
  hours!: WeekdayHours[];

  /** yyyy-MM-dd in the clinic's time zone. */
  @Column('date')
  fromDate!: string;

  @Column('date')
  untilDate!: string;

  /** Least hours between offer and start. */
  @Column('smallint')
  noticeHours!: number;

  /** Kept until an earlier one is booked; null: none, or gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => AppointmentEntity, { onDelete: 'SET NULL' })
  keptAppointmentId!: string | null;

  /** null: not urgent. */
  @Column('text', { nullable: true })
  urgentReason!: string | null;

  @Column('text')
  status!: EntryStatus;

  @Column('text', { nullable: true })
  endReason!: EntryEndReason | null;

  @Column('text', { nullable: true })
  endNote!: string | null;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  endedById!: number | null;

  /** null with actorKeyId null: a visitor. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  actorUserId!: number | null;

  @Column('integer', { nullable: true })
  @ForeignKey('ApiKey')
  actorKeyId!: number | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('integer')
  version!: number;

  /** Without capitals and accents. */
  @Column({ type: 'text', select: false, generatedType: 'STORED', asExpression: SEARCHED_OF_PATIENT })
  searched!: string;
}
