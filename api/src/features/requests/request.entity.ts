import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Generated,
  Index,
  ManyToOne,
  PrimaryColumn,
  VersionColumn,
  type Relation,
} from 'typeorm';

import type { Answers } from '../../domain/request-form';
import { Judged } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { LocalDate } from '../../platform/graphql/scalars';
import { noun } from '../../platform/noun';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { REQUESTED_COVERAGE_CHECK } from '../appointments/coverages/requested-coverage';
import { InsurerPlan } from '../insurers/insurer-plan.entity';
import { Insurer } from '../insurers/insurer.entity';
import { Patient } from '../patients/patient.entity';
import { ProfessionalEntity } from '../professionals/professional.entity';
import { FormField } from '../specialties/form-field.object';
import { Specialty } from '../specialties/specialty.entity';
import { User } from '../users/user.entity';
import { FormAnswers } from './form-answers.scalar';
import { canHandleRequests } from './request.policy';

export const REQUEST = noun('request', 'Solicitud', {
  status: { word: 'estado', show: (status: RequestStatus) => STATUS_LABELS[status] },
  adminNotes: { word: 'notas', isConcealed: true },
  rejectionReason: { word: 'motivo del rechazo', isConcealed: true },
  rejectionTold: 'motivo contado al paciente',
  withdrawnAt: { word: 'anulada por el paciente', show: () => 'Sí' },
  professionalId: 'profesional',
  appointmentId: 'turno',
});

const STATUS_LABELS: Record<RequestStatus, string> = {
  pending: 'Pendiente',
  pending_assignment: 'Esperando Asignación',
  rejected: 'Rechazado',
  assigned: 'Asignado',
};

/** Folded: number as shown, name, e-mail, phone as typed and as digits, DNI. */
const SEARCHED =
  "folded('n.º ' || number || ' ' || patient_name || ' ' || patient_email || ' ' || " +
  "coalesce(patient_phone || ' ' || regexp_replace(patient_phone, '\\D', '', 'g'), '') || " +
  "coalesce(' ' || document_number(form_config, form_data), ''))";

export const RequestStatus = {
  pending: 'pending',
  pending_assignment: 'pending_assignment',
  rejected: 'rejected',
  assigned: 'assigned',
} as const;
export type RequestStatus = keyof typeof RequestStatus;
registerEnumType(RequestStatus, {
  name: 'RequestStatus',
  description: 'pending and pending_assignment are open; reopenRequest undoes the others.',
  valuesConfig: {
    pending: { description: 'Pendiente: unanswered.' },
    pending_assignment: { description: 'Esperando Asignación: seen, and waiting for a professional or a time.' },
    rejected: {
      description: 'Rechazado: without appointment; the patient is mailed, unless they withdrew it (`withdrawnAt`).',
    },
    assigned: { description: 'Asignado: it has an appointment.' },
  },
});

/** Keeps the specialty's form as it was. Occupies no time. */
@Entity('appointment_requests')
@Index('appointment_requests_newest', { synchronize: false })
@Index('appointment_requests_of_status', { synchronize: false })
@Index('appointment_requests_of_specialty', { synchronize: false })
@Index('appointment_requests_of_specialty_status', { synchronize: false })
@Index('appointment_requests_of_patient', ['patientUserId'], { where: 'patient_user_id IS NOT NULL' })
@Index('appointment_requests_of_patient_row', ['patientId'])
@Index('appointment_requests_of_professional', ['professionalId'], { where: 'professional_id IS NOT NULL' })
@Index('appointment_requests_appointment_unique', ['appointmentId'], {
  unique: true,
  where: 'appointment_id IS NOT NULL',
})
@Index('appointment_requests_replaced', ['replacedAppointmentId'], { where: 'replaced_appointment_id IS NOT NULL' })
@Index('appointment_requests_open_email', { synchronize: false })
@Index('appointment_requests_rejection_mail_due', ['rejectionMailDueAt'], {
  where: 'rejection_mail_due_at IS NOT NULL',
})
@Index('appointment_requests_number_unique', ['number'], { unique: true })
@Index('appointment_requests_searched', { synchronize: false })
@Index('appointment_requests_contact', { synchronize: false })
@Index('appointment_requests_of_address', { synchronize: false })
@Index('appointment_requests_insurer_id', ['insurerId'], { where: 'insurer_id IS NOT NULL' })
@Check('appointment_requests_status_check', "status IN ('pending', 'pending_assignment', 'rejected', 'assigned')")
@Check(
  'appointment_requests_assigned_check',
  "status = 'assigned' OR professional_id IS NULL AND appointment_id IS NULL",
)
@Check('appointment_requests_patient_birth_date_check', 'isfinite(patient_birth_date)')
@Check('appointment_requests_preferred_time_check', "preferred_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'")
@Check('appointment_requests_form_data_check', "jsonb_typeof(form_data) = 'object'")
@Check('appointment_requests_form_config_check', "jsonb_typeof(form_config) = 'array'")
@Check('appointment_requests_withdrawn_check', "withdrawn_at IS NULL OR status = 'rejected'")
@Check('appointment_requests_rejection_reason_check', 'length(rejection_reason) BETWEEN 1 AND 500')
@Check('appointment_requests_coverage_check', REQUESTED_COVERAGE_CHECK)
@ForeignKey(() => InsurerPlan, ['planId', 'insurerId'], ['id', 'insurerId'], { name: 'appointment_requests_plan_fkey' })
@Judged<AppointmentRequest>(({ actor }, request) => (canHandleRequests(actor) ? request : null))
@ObjectType({
  simpleResolvers: true,
  description: "A patient's request (solicitud) for an appointment by specialty; an administrator assigns one.",
})
export class AppointmentRequest {
  @PrimaryColumn('uuid')
  @Field(() => ID, { description: 'Random UUID.' })
  id!: string;

  @Column('integer')
  @Generated('increment')
  @Field(() => Int, {
    description: 'Number to quote on the phone; increasing from 1001. Grants no access.',
  })
  number!: number;

  @Column('integer')
  @Field(() => Int, { description: 'The requested specialty.' })
  specialtyId!: number;

  /** A specialty with requests cannot be deleted. */
  @ManyToOne(() => Specialty, { nullable: false })
  specialty!: Relation<Specialty>;

  @Column('text')
  @Field({ description: 'Name of the specialty when the request was sent.' })
  specialtyName!: string;

  /** The signed-in sender, future owner of the appointment. */
  @Column('integer', { nullable: true })
  patientUserId!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  patientUser!: Relation<User> | null;

  /** The caller's choice, or by a trigger (ADR 149). */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Patient)
  patientId!: string | null;

  @Column('text')
  @PersonalData()
  @Field({ description: '1 to 200 characters.' })
  patientName!: string;

  @Column('text')
  @PersonalData()
  @Field({ description: "The patient's address for mails." })
  patientEmail!: string;

  @Column('text', { nullable: true })
  @PersonalData()
  @Field(() => String, { nullable: true, description: 'null if empty.' })
  patientPhone!: string | null;

  @Column('date', { nullable: true })
  @PersonalData()
  @Field(() => LocalDate, { nullable: true, description: 'Date of birth; null if not given.' })
  patientBirthDate!: string | null;

  @Column('text', { nullable: true })
  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description: 'Person who asks for the patient; e-mail and phone are theirs. null: the patient.',
  })
  contactName!: string | null;

  @Column('date', { nullable: true })
  @Field(() => LocalDate, { nullable: true, description: 'Preferred date; null: any.' })
  preferredDate!: string | null;

  @Column('text', { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "Preferred time of day, HH:mm in the clinic's time zone; null: any.",
  })
  preferredTime!: string | null;

  @Column('jsonb', { default: {} })
  @PersonalData()
  @Field(() => FormAnswers, {
    description: 'Answers to `formConfig` by field id, without empty ones.',
  })
  formData!: Answers;

  @Column('jsonb', { default: [] })
  @Field(() => [FormField], { description: "The specialty's form as it was when the request was sent." })
  formConfig!: FormField[];

  /** Payer of the turno to come, shown as `coverage`; null: none named. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => Insurer)
  insurerId!: number | null;

  @Column('integer', { nullable: true })
  planId!: number | null;

  @Column('text', { nullable: true })
  memberNumber!: string | null;

  /** Digits of answers about a DNI. */
  @Column({
    type: 'text',
    nullable: true,
    select: false,
    generatedType: 'STORED',
    asExpression: 'document_number(form_config, form_data)',
  })
  documentNumber!: string | null;

  @Column('text', { default: 'pending' })
  @Field(() => RequestStatus, { description: 'Its state; pending when new.' })
  status!: RequestStatus;

  @Column('text', { nullable: true })
  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description: 'Notes for administrators, at most 2,000 characters; null if empty.',
  })
  adminNotes!: string | null;

  @Column('text', { nullable: true })
  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description: 'Why the clinic rejected it; null if no reason was given, and before.',
  })
  rejectionReason!: string | null;

  @Column('boolean', { default: false })
  @Field({ description: 'Whether the mail of the rejection gives the reason.' })
  rejectionTold!: boolean;

  /** By its sender. RequestResolver shows it in the clinic's time zone. */
  @Column('timestamptz', { nullable: true })
  withdrawnAt!: Date | null;

  /** While the rejection can be undone; its round then mails it. */
  @Column('timestamptz', { nullable: true })
  rejectionMailDueAt!: Date | null;

  @Column('integer', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: "The appointment's professional, else the assigned one; null before, and once deleted.",
  })
  professionalId!: number | null;

  @ManyToOne(() => ProfessionalEntity, { nullable: true, onDelete: 'SET NULL' })
  professional!: Relation<ProfessionalEntity> | null;

  @Column('uuid', { nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'Id of its appointment; null before, and once deleted.',
  })
  appointmentId!: string | null;

  @ManyToOne(() => AppointmentEntity, { nullable: true, onDelete: 'SET NULL' })
  appointment!: Relation<AppointmentEntity> | null;

  /** Assigning booked its appointment; linking adopted one. */
  @Column('boolean', { default: false })
  madeAppointment!: boolean;

  /** The cancelled or missed one before. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => AppointmentEntity, { onDelete: 'SET NULL' })
  replacedAppointmentId!: string | null;

  /** RequestResolver shows it in the clinic's time zone. */
  @Column('timestamptz')
  createdAt!: Date;

  @Column({ type: 'text', select: false, generatedType: 'STORED', asExpression: SEARCHED })
  searched!: string;

  @VersionColumn({ type: 'integer', default: 1 })
  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}

export function isOpen({ status }: Pick<AppointmentRequest, 'status'>): boolean {
  return status === 'pending' || status === 'pending_assignment';
}
