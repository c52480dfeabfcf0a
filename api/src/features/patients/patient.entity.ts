import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { RegisteredSex } from '../../domain/patient-identifiers';
import { adminMay, staffMay } from '../../platform/access/actor';
import { Judged } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { EMPTY_IS_NULL } from '../../platform/database/empty-is-null';
import { LocalDate } from '../../platform/graphql/scalars';
import { noun } from '../../platform/noun';
import { User } from '../users/user.entity';

export const PATIENT = noun('patient', 'Paciente', {
  name: { word: 'nombre', isConcealed: true },
  givenNames: { word: 'nombres registrados', isConcealed: true },
  familyNames: { word: 'apellidos registrados', isConcealed: true },
  birthDate: { word: 'fecha de nacimiento', isConcealed: true },
  registeredSex: { word: 'sexo registral', isConcealed: true },
  email: { word: 'correo electrónico', isConcealed: true },
  phone: { word: 'teléfono', isConcealed: true },
  notes: { word: 'notas', isConcealed: true },
  identifiers: { word: 'documentos', isConcealed: true },
  nationality: { word: 'nacionalidad', isConcealed: true },
  preferredChannel: { word: 'contacto preferido', show: (channel: PreferredChannel) => CHANNEL_LABELS[channel] },
  mayBookOnline: { word: 'turnos por internet', show: (may: OnlineBooking) => ONLINE_LABELS[may] },
  deceasedOn: { word: 'fecha de fallecimiento', isConcealed: true },
  state: { word: 'estado', show: (state: PatientState) => STATE_LABELS[state] },
});

export const PatientState = {
  temporary: 'temporary',
  validated: 'validated',
  merged: 'merged',
  erased: 'erased',
} as const;
export type PatientState = keyof typeof PatientState;

const STATE_LABELS: Record<PatientState, string> = {
  temporary: 'Provisorio',
  validated: 'Validado',
  merged: 'Unido a otro',
  erased: 'Borrado',
};

registerEnumType(PatientState, {
  name: 'PatientState',
  description: 'How well the clinic knows who a patient is.',
  valuesConfig: {
    temporary: { description: 'Provisorio: known by name and contact alone.' },
    validated: { description: 'Validado: staff recorded a document.' },
    merged: { description: 'Unido a otro: never returned.' },
    erased: { description: 'Borrado: never returned.' },
  },
});

export const PreferredChannel = { whatsapp: 'whatsapp', phone: 'phone', email: 'email' } as const;
export type PreferredChannel = keyof typeof PreferredChannel;

const CHANNEL_LABELS: Record<PreferredChannel, string> = {
  whatsapp: 'WhatsApp',
  phone: 'Llamada',
  email: 'Correo electrónico',
};

registerEnumType(PreferredChannel, {
  name: 'PreferredChannel',
  description: 'How a patient wants to be contacted.',
  valuesConfig: {
    whatsapp: { description: 'A WhatsApp message.' },
    phone: { description: 'A call.' },
    email: { description: 'An e-mail message.' },
  },
});

export const OnlineBooking = { yes: 'yes', own_only: 'own_only', no: 'no' } as const;
export type OnlineBooking = keyof typeof OnlineBooking;

const ONLINE_LABELS: Record<OnlineBooking, string> = {
  yes: 'Sí',
  own_only: 'Solo para sí',
  no: 'No',
};

registerEnumType(OnlineBooking, {
  name: 'OnlineBooking',
  description: 'Turnos, requests and waiting lists that the account of a patient may ask for.',
  valuesConfig: {
    yes: { description: 'For the patient and the family.' },
    own_only: { description: 'For the patient alone.' },
    no: { description: 'None: the patient calls. Relatives cannot ask for this patient either.' },
  },
});

/** Fields that staff edit, and of which a merge keeps one value. */
export type PatientField = Exclude<keyof typeof PATIENT.fields, 'identifiers' | 'state'>;

const FIELDS: Record<PatientField, { description: string }> = {
  name: { description: 'As the person is called.' },
  givenNames: { description: 'Given names as on the DNI.' },
  familyNames: { description: 'Family names as on the DNI.' },
  birthDate: { description: 'Date of birth.' },
  registeredSex: { description: 'Sex as on the DNI.' },
  email: { description: 'E-mail address.' },
  phone: { description: 'Phone number.' },
  notes: { description: 'Notes of the desk.' },
  nationality: { description: 'Country of nationality.' },
  preferredChannel: { description: 'Preferred way of contact.' },
  mayBookOnline: { description: 'Bookings that the account may make.' },
  deceasedOn: { description: 'Date of death.' },
};

export const PatientField = Object.fromEntries(Object.keys(FIELDS).map((field) => [field, field])) as {
  [Field in PatientField]: Field;
};

registerEnumType(PatientField, {
  name: 'PatientField',
  description: 'A field of a patient.',
  valuesConfig: FIELDS,
});

registerEnumType(RegisteredSex, {
  name: 'RegisteredSex',
  description: 'Sex as on the DNI.',
  valuesConfig: {
    F: { description: 'Femenino.' },
    M: { description: 'Masculino.' },
    X: { description: 'X: neither.' },
  },
});

const SEARCHED =
  "folded(name || ' ' || email || ' ' || coalesce(phone || ' ' || regexp_replace(phone, '\\D', '', 'g'), '') || ' ' || " +
  'joined(known_by))';

/** Triggers find or create the patient of each appointment, request, waiting-list entry and account (ADR 149). */
@Entity('patients')
@Index('patients_user_id_unique', ['userId'], { unique: true, where: 'user_id IS NOT NULL' })
@Index('patients_known_by', { synchronize: false })
@Index('patients_searched', { synchronize: false })
@Index('patients_latest', { synchronize: false })
@Index('patients_by_name', { synchronize: false })
@Index('patients_merged_into', { synchronize: false })
@Index('patients_by_birth_date', ['birthDate'], { where: 'birth_date IS NOT NULL' })
@Check('patients_birth_date_check', 'isfinite(birth_date)')
@Check('patients_state_check', "state IN ('temporary', 'validated', 'merged', 'erased')")
@Check('patients_registered_sex_check', "registered_sex IN ('F', 'M', 'X')")
@Check('patients_nationality_check', "nationality ~ '^[A-Z]{2}$'")
@Check('patients_may_book_online_check', "may_book_online IN ('yes', 'own_only', 'no')")
@Check('patients_deceased_on_check', 'isfinite(deceased_on)')
@Check('patients_preferred_channel_check', "preferred_channel IN ('whatsapp', 'phone', 'email')")
@Judged<Patient>(({ actor }, patient) => {
  if (!staffMay(actor, 'patients')) return null;
  return adminMay(actor, 'patients') ? patient : { ...patient, notes: null };
})
@ObjectType({
  simpleResolvers: true,
  description: 'A patient known from an account, a request, a waiting list, appointments or staff.',
})
export class Patient {
  @PrimaryColumn('uuid')
  @Field(() => ID, { description: 'Random UUID.' })
  id!: string;

  @Column('text')
  @PersonalData()
  @Field({
    description: 'As the person is called. For professionals, a search returns the name in their latest appointment.',
  })
  name!: string;

  @Column('text', { nullable: true })
  @PersonalData()
  @Field(() => String, { nullable: true, description: 'Given names as on the DNI; null if unknown.' })
  givenNames!: string | null;

  @Column('text', { nullable: true })
  @PersonalData()
  @Field(() => String, { nullable: true, description: 'Family names as on the DNI; null if unknown.' })
  familyNames!: string | null;

  @Column('text', { nullable: true })
  @PersonalData()
  @Field(() => RegisteredSex, { nullable: true, description: 'null if unknown.' })
  registeredSex!: RegisteredSex | null;

  @Column('text', { default: '', transformer: EMPTY_IS_NULL })
  @PersonalData()
  @Field(() => String, { nullable: true, description: 'A family may share it. null: no mail is sent.' })
  email!: string | null;

  @Column('text', { nullable: true })
  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description:
      'As a booking stores it, "+54 11 2345 6789", or text of at most 40 characters; null when none is known.',
  })
  phone!: string | null;

  @Column('date', { nullable: true })
  @PersonalData()
  @Field(() => LocalDate, { nullable: true, description: 'null if unknown.' })
  birthDate!: string | null;

  @Column('text', { nullable: true })
  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description: 'For the desk, at most 2,000 characters; null if empty, and for professionals.',
  })
  notes!: string | null;

  @Column('text', { nullable: true })
  @PersonalData()
  @Field(() => String, { nullable: true, description: 'Country, ISO 3166-1 alpha-2: "AR"; null if unknown.' })
  nationality!: string | null;

  @Column('text', { nullable: true })
  @Field(() => PreferredChannel, { nullable: true, description: 'For the desk; null if unknown.' })
  preferredChannel!: PreferredChannel | null;

  @Column('text', { default: 'yes' })
  @Field(() => OnlineBooking, { description: 'Bookings that the account of the patient may make.' })
  mayBookOnline!: OnlineBooking;

  @Column('date', { nullable: true })
  @PersonalData()
  @Field(() => LocalDate, { nullable: true, description: 'Date of death. No turno is given for a later day.' })
  deceasedOn!: string | null;

  @Column('text', { default: 'temporary' })
  @Field(() => PatientState, { description: 'Staff validate a patient by recording a document.' })
  state!: PatientState;

  /** null: no account. */
  @Column('integer', { nullable: true })
  userId!: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ foreignKeyConstraintName: 'patients_user_id_fkey' })
  user!: Relation<User> | null;

  /** The patient it was merged into (ADR 150); null: not merged. */
  @Column('uuid', { nullable: true })
  mergedInto!: string | null;

  @ManyToOne(() => Patient, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'merged_into', foreignKeyConstraintName: 'patients_merged_into_fkey' })
  survivor!: Relation<Patient> | null;

  /** Each contact given so far with the folded name; after "~", other words that find the patient. */
  @Column('text', { array: true })
  knownBy!: string[];

  /** Month of the latest appointment or request, even if moved or deleted since; null: none. Orders the search. */
  @Column('timestamptz', { nullable: true })
  latest!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  /** null: follows the appointments, and goes with the last one. */
  @Column('timestamptz', { nullable: true })
  changedAt!: Date | null;

  @Column('integer', { default: 1 })
  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;

  @Column({ type: 'text', select: false, generatedType: 'STORED', asExpression: SEARCHED })
  searched!: string;
}
