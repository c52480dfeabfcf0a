import { IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { MOST_DAYS_AHEAD, MOST_HOURS, NOTICE_HOURS } from '../../../domain/waiting-list';
import { DateTime, LocalDate } from '../../../platform/graphql/scalars';
import { IsWithin } from '../../../platform/validation/number';
import { IsText } from '../../../platform/validation/text';
import { PatientInput } from '../../appointments/appointment.inputs';
import { EntryStatus } from './entry.entity';

const REASON = { required: 'El motivo es requerido', max: 500, multiline: true };

@InputType({ description: 'Hours of a weekday in which a turno suits.' })
export class WaitingListHoursInput {
  @IsWithin({ min: 1, max: 7, message: 'El día debe estar entre 1 (lunes) y 7 (domingo)' })
  @Field(() => Int, { description: '1 = Monday to 7 = Sunday.' })
  weekday!: number;

  @Field({ description: "HH:mm by the clinic's clock." })
  startTime!: string;

  @Field({ description: 'HH:mm after the start, up to 24:00.' })
  endTime!: string;
}

export interface Wish {
  hours?: WaitingListHoursInput[] | null;
  fromDate?: string | null;
  untilDate: string;
  noticeHours: number;
}

const HOURS = `When a turno suits, at most ${MOST_HOURS} that do not overlap; default: at any time.`;
const FROM = 'No turno before this date; default: today.';
const UNTIL = `No turno after this date: from today to ${MOST_DAYS_AHEAD} days later.`;
const NOTICE = { ...NOTICE_HOURS, message: `Las horas deben estar entre ${NOTICE_HOURS.min} y ${NOTICE_HOURS.max}` };
const NOTICE_SAID = `They need to know so many hours before: ${NOTICE_HOURS.min} to ${NOTICE_HOURS.max}.`;

@InputType({ description: 'The patient, the professional or specialty, and the suitable times.' })
export class JoinWaitingListInput extends PatientInput implements Wish {
  @Field(() => Int, { nullable: true, description: 'The professional; NOT_FOUND when not open to the public.' })
  professionalId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Instead of a professional: anybody of this specialty. NOT_FOUND.' })
  specialtyId?: number | null;

  @Field(() => LocalDate, {
    nullable: true,
    description:
      "When the patient was born, by the clinic's clock; for patients and visitors needed with `contactName`.",
  })
  patientBirthDate?: string | null;

  @IsText({ max: 200 })
  @Field(() => String, {
    nullable: true,
    description: 'The person who asks for another; e-mail and phone are theirs. At most 200 characters.',
  })
  contactName?: string | null;

  @ValidateNested({ each: true })
  @Field(() => [WaitingListHoursInput], { nullable: true, description: HOURS })
  hours?: WaitingListHoursInput[] | null;

  @Field(() => LocalDate, { nullable: true, description: FROM })
  fromDate?: string | null;

  @Field(() => LocalDate, { description: UNTIL })
  untilDate!: string;

  @IsWithin(NOTICE)
  @Field(() => Int, { defaultValue: 2, description: NOTICE_SAID })
  noticeHours!: number;

  @IsText({ max: 500, multiline: true })
  @Field(() => String, {
    nullable: true,
    description:
      'Why they come before the others; only from their professional or administrators (FORBIDDEN). At most 500 characters.',
  })
  urgentReason?: string | null;
}

@InputType({ description: 'An earlier time for a turno that is kept until there is one.' })
export class WaitForEarlierInput implements Omit<Wish, 'untilDate'> {
  @Field(() => ID, { description: 'The turno that is kept: pending or confirmed, and to come.' })
  appointmentId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'From the link to cancel in its mail; not needed by callers who may cancel it anyway.',
  })
  cancelToken?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether anybody of the professional's specialty will do; default: the same professional.",
  })
  isAnyProfessional!: boolean;

  @ValidateNested({ each: true })
  @Field(() => [WaitingListHoursInput], { nullable: true, description: HOURS })
  hours?: WaitingListHoursInput[] | null;

  @Field(() => LocalDate, { nullable: true, description: FROM })
  fromDate?: string | null;

  @Field(() => LocalDate, { nullable: true, description: `${UNTIL} Default and latest: the date of the turno.` })
  untilDate?: string | null;

  @IsWithin(NOTICE)
  @Field(() => Int, { defaultValue: 2, description: NOTICE_SAID })
  noticeHours!: number;
}

@InputType({ description: 'Whether an entry comes before the others.' })
export class UpdateWaitingListEntryInput {
  @IsText({ max: 500, multiline: true })
  @Field(() => String, {
    nullable: true,
    description: 'Why it does, at most 500 characters; null or empty: it does not.',
  })
  urgentReason?: string | null;
}

@InputType({ description: 'Why staff take a patient off the waiting list.' })
export class RemoveWaitingListEntryInput {
  @IsText(REASON)
  @Field({ description: '1 to 500 characters, for staff.' })
  reason!: string;
}

@InputType({ description: 'A free slot that staff offer to a waiting patient.' })
export class OfferToEntryInput {
  @Field(() => Int, { description: 'The professional; NOT_FOUND when not open to the public.' })
  professionalId!: number;

  @Field(() => Int, { description: 'A room that serves the professional, free then.' })
  roomId!: number;

  @Field(() => DateTime, {
    description: "When: within the hours. As long as the turno that they keep, else as the professional's are.",
  })
  startTime!: string;
}

@InputType({ description: 'Which entries to list; every given condition holds.' })
export class WaitingListFilter {
  @IsText({ max: 200 })
  @Field(() => String, {
    nullable: true,
    description:
      "Each of its words occurs in the patient's name, e-mail or phone, or in the name of who asks for them, whatever case " +
      'and accents; of a number only the digits count. For administrators also a DNI of a request or an import, by six ' +
      'to eleven of its digits. At most 200 characters.',
  })
  search?: string | null;

  @IsOptional()
  @Field(() => EntryStatus, { nullable: true, description: 'Only those that stand there; default: active.' })
  status?: EntryStatus | null;

  @Field(() => Int, { nullable: true, description: 'Only what waits for this professional, or anybody of theirs.' })
  professionalId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only what waits for anybody of this specialty.' })
  specialtyId?: number | null;
}
