import { IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';

import { RelationKind } from '../../domain/family';
import { DateTime, LocalDate } from '../../platform/graphql/scalars';
import { EMAIL_PATTERN, IsText, PHONE } from '../../platform/validation/text';
import { AppointmentCoverageInput } from './coverages/appointment-coverage.inputs';
import { DEFAULT_DURATION_MINUTES, DURATION_RANGE, IsDuration } from '../professionals/appointment-duration';

const PATIENT_NAME = { required: 'El nombre es requerido', max: 200 };
const PATIENT_EMAIL = { max: 254, pattern: { test: EMAIL_PATTERN, message: 'Email inválido' } };
export const CONTACT_REQUIRED = 'Escribí un correo o un teléfono';
export const EMAIL_REQUIRED = 'El correo es requerido';
export const OBLIGATORY_EMAIL = { ...PATIENT_EMAIL, required: EMAIL_REQUIRED };
const CONTACT_NAME = { max: 200 };
const BIRTH_DATE = "From 120 years ago to today, by the clinic's clock";
const PATIENT_PHONE = { max: 40, pattern: PHONE };
const NOTES = { max: 2000, multiline: true };
export const COVERAGE_DESCRIPTION =
  'Payer. Absent: the primary coverage of the patient on that day, for staff and for the account of the patient; ' +
  'BAD_REQUEST on its fields.';
export const REQUESTED_COVERAGE_DESCRIPTION =
  'Payer of the appointment to come, judged once that has a day. Absent: as without it when booking. BAD_REQUEST on its ' +
  'fields.';

@InputType()
export abstract class PatientInput {
  @IsText(PATIENT_NAME)
  @Field({ description: '1 to 200 characters.' })
  patientName!: string;

  @IsText(PATIENT_EMAIL)
  @Field(() => String, {
    nullable: true,
    description:
      'A valid address of at most 254 characters: the confirmation goes there. Obligatory, except for staff who give ' +
      '`patientPhone`.',
  })
  patientEmail?: string | null;

  @IsText(PATIENT_PHONE)
  @Field(() => String, { nullable: true, description: 'Text of at most 40 characters that holds a number.' })
  patientPhone?: string | null;
}

/** The patient may be another person than the one who asks. */
@InputType()
export abstract class PatientOrOtherInput extends PatientInput {
  @Field(() => LocalDate, {
    nullable: true,
    description: `${BIRTH_DATE}. For patients and visitors it is needed with \`contactName\`.`,
  })
  patientBirthDate?: string | null;

  @IsText(CONTACT_NAME)
  @Field(() => String, {
    nullable: true,
    description:
      'Person who books for the patient, such as a parent; e-mail and phone are theirs. At most 200 characters.',
  })
  contactName?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the patient, who then is not found by name and contact. For patients a person of their family whom they ' +
      'may book for; that name and birth date replace the given ones. For administrators any patient. BAD_REQUEST for ' +
      'others.',
  })
  patientId?: string | null;

  @Field(() => RelationKind, {
    nullable: true,
    description:
      'Adds the patient, a minor, to the family of the signed-in patient, who is their mother, father or guardian. ' +
      'Needs the birth date.',
  })
  familyKind?: RelationKind | null;
}

@InputType()
export abstract class NewAppointmentInput extends PatientOrOtherInput {
  @Field(() => Int, { description: 'NOT_FOUND when unknown or not open to the public.' })
  professionalId!: number;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the patient who calls for a child: `familyKind` is then the relation of this patient. For administrators ' +
      'who may edit patients, and keys with `patients:write`. NOT_FOUND if unknown; BAD_REQUEST for adults, without ' +
      '`familyKind` and with `patientId`.',
  })
  relativeId?: string | null;

  @IsDuration()
  @Field(() => Int, {
    nullable: true,
    description:
      `${DURATION_RANGE}; for patients at most 120 or the professional's, for visitors just the professional's; ` +
      `default: the professional's, else ${DEFAULT_DURATION_MINUTES}.`,
  })
  durationMinutes?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "One of the professional's kinds of turno, which the turno is as long as; patients may not ask for another length. " +
      'BAD_REQUEST for another one, CONFLICT for one that is not offered to the caller. Default: the first that is offered ' +
      'online, if no other length is asked for.',
  })
  consultationKindId?: number | null;

  @IsText(NOTES)
  @Field(() => String, { nullable: true, description: 'At most 2,000 characters.' })
  notes?: string | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => AppointmentCoverageInput, { nullable: true, description: COVERAGE_DESCRIPTION })
  coverage?: AppointmentCoverageInput | null;
}

@InputType()
export abstract class AppointmentFieldChanges {
  @IsText(PATIENT_NAME)
  @Field(() => String, { nullable: true, description: '1 to 200 characters; null is refused.' })
  patientName?: string | null;

  @IsText(PATIENT_EMAIL)
  @Field(() => String, {
    nullable: true,
    description:
      'A valid address of at most 254 characters. Later mails go to it; null empties it, if there is a phone.',
  })
  patientEmail?: string | null;

  @IsText(PATIENT_PHONE)
  @Field(() => String, {
    nullable: true,
    description: 'Text of at most 40 characters that holds a number; null empties it.',
  })
  patientPhone?: string | null;

  @Field(() => LocalDate, { nullable: true, description: `${BIRTH_DATE}; null empties it.` })
  patientBirthDate?: string | null;

  @IsText(CONTACT_NAME)
  @Field(() => String, {
    nullable: true,
    description: 'Person who books for the patient, at most 200 characters; null: the patient.',
  })
  contactName?: string | null;

  @IsText(NOTES)
  @Field(() => String, { nullable: true, description: 'At most 2,000 characters; null empties it.' })
  notes?: string | null;
}

@InputType({ description: 'A new appointment.' })
export class BookAppointmentInput extends NewAppointmentInput {
  @Field(() => Int, { description: 'NOT_FOUND when unknown, CONFLICT when inactive, closed or taken then.' })
  roomId!: number;

  @Field(() => DateTime, {
    description: 'One of the slots on offer; for staff on their calendars, any time that is free.',
  })
  startTime!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Not needed. Without durationMinutes it decides the duration; with it, it has to agree.',
  })
  endTime?: string | null;
}

@InputType({
  description:
    'A new appointment as the clinic writes it down: its times whole, or a date and two times; a room, or whichever suits.',
})
export class CreateAppointmentInput extends NewAppointmentInput {
  @Field(() => Int, {
    nullable: true,
    description: "Default: one that the professional rents then, else the first that is free, in the rooms' order.",
  })
  roomId?: number | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Needed when startTime is a mere HH:mm; otherwise it has to agree with it.',
  })
  appointmentDate?: string | null;

  @Field({ description: 'A DateTime, or HH:mm on appointmentDate. Any time that is free, within the hours or not.' })
  startTime!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A DateTime, or HH:mm up to 24:00 on the same date. Decides the duration, or has to agree with it.',
  })
  endTime?: string | null;
}

export const AppointmentOrder = { latest: 'latest', earliest: 'earliest' } as const;
export type AppointmentOrder = keyof typeof AppointmentOrder;

registerEnumType(AppointmentOrder, {
  name: 'AppointmentOrder',
  description: 'Which of the listed appointments comes first.',
  valuesConfig: {
    latest: { description: 'Latest start first.' },
    earliest: { description: 'Earliest start first.' },
  },
});

@InputType({ description: 'Which appointments to list; every given condition holds.' })
export class AppointmentFilter {
  @Field(() => Int, {
    nullable: true,
    description: "Only this professional's; to another professional it shows nothing.",
  })
  professionalId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only those of this account as a patient; to another patient it shows nothing.',
  })
  patientUserId?: number | null;

  @Field(() => ID, { nullable: true, description: 'Only those of this patient, for staff; others get none.' })
  patientId?: string | null;

  @IsText({ max: 200 })
  @Field(() => String, {
    nullable: true,
    description:
      "Each of its words occurs in the patient's name, e-mail or phone, whatever case and accents. At most 200 characters.",
  })
  search?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only those that stand there: pending, confirmed, completed, cancelled or no_show; also no-show, and scheduled, ' +
      'which is pending and confirmed. Several with commas between them.',
  })
  status?: string | null;

  @Field(() => String, { nullable: true, description: "Starting in this month, yyyy-MM, by the clinic's clock." })
  month?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Starting then or later.' })
  from?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Starting before then.' })
  until?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only those that are over, and still pending or confirmed.',
  })
  unclosed?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only those booked or moved by a visitor or a patient; false: only those made by staff.',
  })
  isSelfBooked?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only overbookings (sobreturnos); false: only those that have their time for themselves.',
  })
  isOverbooking?: boolean | null;
}
