import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { AppointmentStatus } from '../../domain/appointment-status';
import { counted } from '../../domain/counted';
import { CANCELLATION_WORDS, type CancellationReason } from '../../domain/cancellation-reason';
import { PersonalData } from '../../platform/access/personal-data';
import { EMPTY_IS_NULL } from '../../platform/database/empty-is-null';
import { Money } from '../../platform/graphql/scalars';
import { noun } from '../../platform/noun';
import { minutesText } from '../audit/value-texts';
import { Patient } from '../patients/patient.entity';
import { DURATION_RANGE, durationCheck } from '../professionals/appointment-duration';
import { ConsultationKind } from '../professionals/kinds/consultation-kind.entity';
import { ProfessionalEntity } from '../professionals/professional.entity';
import { Professional } from '../professionals/professional.object';
import { Room } from '../rooms/room.entity';
import { User } from '../users/user.entity';
import { SeriesEntity } from './series/series.entity';

export const APPOINTMENT = noun('appointment', 'Turno', {
  status: { word: 'estado', show: (status: AppointmentStatus) => STATUS_LABELS[status] },
  startTime: 'fecha y hora',
  durationMinutes: { word: 'duración', show: minutesText },
  roomId: 'sala',
  professionalId: 'profesional',
  patientName: { word: 'nombre del paciente', isConcealed: true },
  patientEmail: { word: 'correo electrónico del paciente', isConcealed: true },
  patientPhone: { word: 'teléfono del paciente', isConcealed: true },
  patientBirthDate: { word: 'fecha de nacimiento del paciente', isConcealed: true },
  contactName: { word: 'nombre de quien reserva', isConcealed: true },
  notes: { word: 'notas', isConcealed: true },
  overbookingReason: { word: 'motivo del sobreturno', isConcealed: true },
  cancellationReason: { word: 'motivo de la cancelación', show: (it: CancellationReason) => CANCELLATION_WORDS[it] },
  cancellationNote: { word: 'detalle del motivo', isConcealed: true },
  cancellationTold: 'motivo contado al paciente',
  patientMoves: {
    word: 'movido por el paciente',
    show: (moves: number) => (moves === 0 ? 'nunca' : counted(moves, 'vez', 'veces')),
  },
});

const STATUS_LABELS: Record<AppointmentStatus, string> = {
  pending: 'Pendiente',
  confirmed: 'Confirmado',
  completed: 'Completado',
  cancelled: 'Cancelado',
  no_show: 'Ausente',
};

export const SEARCHED_OF_PATIENT =
  "folded(patient_name || ' ' || patient_email || ' ' || " +
  "coalesce(patient_phone || ' ' || regexp_replace(patient_phone, '\\D', '', 'g'), '') || " +
  "coalesce(' ' || contact_name, ''))";

@ObjectType({ simpleResolvers: true })
export abstract class AppointmentFields {
  @PrimaryColumn('uuid')
  @Field(() => ID, { description: 'Random UUID. With it alone, a caller reads the appointment with contact masked.' })
  id!: string;

  @Column('integer')
  @ForeignKey(() => ProfessionalEntity)
  @Field(() => Int, { description: 'The professional who sees the patient.' })
  professionalId!: number;

  @Column('integer')
  @Field(() => Int, { description: 'The room of the appointment.' })
  roomId!: number;

  /** null: a guest's. Never shown. */
  @Column('integer', { nullable: true })
  patientUserId!: number | null;

  /** By a trigger (ADR 149). */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Patient)
  patientId!: string | null;

  @Column('text')
  @PersonalData()
  @Field({ description: 'As typed when booked, with an account or without. At most 200 characters.' })
  patientName!: string;

  @Column('text', { transformer: EMPTY_IS_NULL })
  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description:
      "Address that mails go to: the patient's, or that of `contactName`. At most 254 characters; null: no mail is " +
      'sent, and `patientPhone` is given.',
  })
  patientEmail!: string | null;

  @Column('text', { nullable: true })
  @PersonalData()
  @Field(() => String, { nullable: true, description: 'Free text of at most 40 characters; null when none was given.' })
  patientPhone!: string | null;

  @Column('date', { nullable: true })
  patientBirthDate!: string | null;

  @Column('text', { nullable: true })
  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description:
      'Person who booked for the patient, such as a parent; e-mail and phone are theirs. null: the patient. At ' +
      'most 200 characters.',
  })
  contactName!: string | null;

  @Column('text', { nullable: true })
  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description: 'Note by the patient, at most 2,000 characters; null when none was given.',
  })
  notes!: string | null;

  @Column('text', { default: 'pending' })
  @Field(() => AppointmentStatus, { description: 'pending when new.' })
  status!: AppointmentStatus;

  @Column({ type: 'smallint', generatedType: 'STORED', asExpression: 'extract(epoch FROM ends_at - starts_at) / 60' })
  @Field(() => Int, { description: `${DURATION_RANGE}: \`endTime\` less \`startTime\`.` })
  durationMinutes!: number;

  @Column('integer', { nullable: true })
  @ForeignKey(() => ConsultationKind)
  @Field(() => Int, { nullable: true, description: 'Its appointment type when booked; null without one.' })
  consultationKindId!: number | null;

  @Column('text', { nullable: true })
  @Field(() => String, { nullable: true, description: 'As that kind was called when it was booked.' })
  consultationKindName!: string | null;

  /** Decimal text. */
  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  @Field(() => Money, {
    nullable: true,
    description:
      "Price of the kind when it was booked, in the clinic's currency; null without a kind, or when patients " +
      'have to ask.',
  })
  price!: string | null;

  /** The professional's buffers at booking. */
  @Column('smallint', { default: 0 })
  bufferBeforeMinutes!: number;

  @Column('smallint', { default: 0 })
  bufferAfterMinutes!: number;

  /** null: not booked with others. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => SeriesEntity)
  seriesId!: string | null;

  /** null: a regular appointment. */
  @Column('text', { nullable: true })
  overbookingReason!: string | null;

  @Column('text', { nullable: true })
  cancellationReason!: CancellationReason | null;

  @Column('text', { nullable: true })
  cancellationNote!: string | null;

  @Column('boolean', { default: false })
  cancellationTold!: boolean;

  /** Times that its patient moved it, for MOST_PATIENT_MOVES. */
  @Column('smallint', { default: 0 })
  @Field(() => Int, { description: 'Times that its patient moved it. 0 to callers who cannot read the appointment.' })
  patientMoves!: number;
}

export const INPUT_FIELDS = [
  'patientName',
  'patientEmail',
  'patientPhone',
  'patientBirthDate',
  'contactName',
  'notes',
] as const;
export type InputFields = Pick<AppointmentFields, (typeof INPUT_FIELDS)[number]>;

/** Triggers queue its writers and mirror it in room_occupancies. */
@Entity('appointments')
@Index('appointments_of_professional', ['professionalId', 'startsAt'])
@Index('appointments_of_room', ['roomId'])
@Index('appointments_newest', { synchronize: false })
@Index('appointments_unclosed', { synchronize: false })
@Index('appointments_cancelled', { synchronize: false })
@Index('appointments_closed', { synchronize: false })
@Index('appointments_overbookings', { synchronize: false })
@Index('appointments_of_patient', ['patientUserId', 'startsAt'], { where: 'patient_user_id IS NOT NULL' })
@Index('appointments_of_patient_row', ['patientId', 'startsAt'])
@Index('appointments_of_person', { synchronize: false })
@Index('appointments_of_series', ['seriesId'], { where: 'series_id IS NOT NULL' })
@Index('appointments_of_consultation_kind', ['consultationKindId'], { where: 'consultation_kind_id IS NOT NULL' })
@Index('appointments_replaced_by', ['replacedById'], { where: 'replaced_by_id IS NOT NULL' })
@Index('appointments_searched', { synchronize: false })
@Check('appointments_status_check', "status IN ('pending', 'confirmed', 'completed', 'cancelled', 'no_show')")
@Check('appointments_duration_minutes_check', durationCheck('duration_minutes'))
@Check('appointments_patient_birth_date_check', 'isfinite(patient_birth_date)')
@Check(
  'appointments_consultation_kind_check',
  `CASE WHEN consultation_kind_id IS NULL THEN consultation_kind_name IS NULL AND price IS NULL
    ELSE consultation_kind_name IS NOT NULL END`,
)
@Check('appointments_replaced_check', "NOT is_replaced OR status NOT IN ('pending', 'confirmed')")
@Check('appointments_overbooking_reason_check', 'length(overbooking_reason) BETWEEN 1 AND 200')
@Check(
  'appointments_cancellation_reason_check',
  `cancellation_reason IN
  ('patient_asked', 'professional_unavailable', 'room_unavailable', 'entered_by_mistake', 'other')`,
)
@Check('appointments_cancellation_note_check', 'length(cancellation_note) BETWEEN 1 AND 500')
@Check(
  'appointments_cancellation_check',
  `CASE
  WHEN cancellation_reason IS NULL THEN cancellation_note IS NULL AND NOT cancellation_told
  ELSE status = 'cancelled' AND (cancellation_reason <> 'other' OR cancellation_note IS NOT NULL)
END`,
)
export class AppointmentEntity extends AppointmentFields {
  @ManyToOne(() => Professional, { createForeignKeyConstraints: false })
  professional!: Relation<Professional>;

  @ManyToOne(() => Room, { nullable: false })
  room!: Relation<Room>;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  patientUser!: Relation<User> | null;

  /** A change voids cancel links. */
  @Column('integer', { default: 1 })
  patientEmailVersion!: number;

  @Column('timestamptz')
  startsAt!: Date;

  @Column('timestamptz')
  endsAt!: Date;

  @Column({ type: 'tstzrange', generatedType: 'STORED', asExpression: "tstzrange(starts_at, ends_at, '[)')" })
  during!: string;

  @Column({ type: 'boolean', generatedType: 'STORED', asExpression: "status IN ('pending', 'confirmed', 'completed')" })
  isLive!: boolean;

  @Column('timestamptz')
  createdAt!: Date;

  /** Rises with every change by people; SEQUENCE of the calendar file. */
  @Column('integer', { default: 0 })
  sequence!: number;

  /** null: none, or before this column existed. */
  @Column('timestamptz', { nullable: true })
  changedAt!: Date | null;

  /** By a trigger. null: not cancelled, or before this column existed; `changedAt` is the nearest. */
  @Column('timestamptz', { nullable: true })
  cancelledAt!: Date | null;

  /** null: never moved. */
  @Column('timestamptz', { nullable: true })
  movedAt!: Date | null;

  /** Start for which the reminder was decided. */
  @Column('timestamptz', { nullable: true })
  remindedFor!: Date | null;

  /** Whether a visitor or patient chose its time, by booking or moving it. */
  @Column('boolean', { default: false })
  isSelfBooked!: boolean;

  /** By its signed-in patient; otherwise the account follows the address. */
  @Column('boolean', { default: false })
  isOfAccount!: boolean;

  @Column('boolean', { default: false })
  isReplaced!: boolean;

  /** Staff removed its coverage, so a turno that replaces it has none either. */
  @Column('boolean', { default: false })
  isCoverageRemoved!: boolean;

  /** The same patient's turno given instead. Payments of this one count for it while this one holds no time. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => AppointmentEntity, { onDelete: 'SET NULL' })
  replacedById!: string | null;

  @Column({ type: 'text', select: false, generatedType: 'STORED', asExpression: SEARCHED_OF_PATIENT })
  searched!: string;
}
