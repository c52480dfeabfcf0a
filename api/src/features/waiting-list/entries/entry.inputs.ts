import { IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { MOST_DAYS_AHEAD, MOST_HOURS, NOTICE_HOURS } from '../../../domain/waiting-list';
import { DateTime, LocalDate } from '../../../platform/graphql/scalars';
import { IsWithin } from '../../../platform/validation/number';
import { IsText } from '../../../platform/validation/text';
import { PatientOrOtherInput, REQUESTED_COVERAGE_DESCRIPTION } from '../../appointments/appointment.inputs';
import { AppointmentCoverageInput } from '../../appointments/coverages/appointment-coverage.inputs';
import { EntryStatus } from './entry.entity';

const REASON = { required: 'El motivo es requerido', max: 500, multiline: true };

@InputType({ description: 'Suitable hours of a weekday.' })
export class WaitingListHoursInput {
  @IsWithin({ min: 1, max: 7, message: 'El día debe estar entre 1 (lunes) y 7 (domingo)' })
  @Field(() => Int, { description: '1 = Monday to 7 = Sunday.' })
  weekday!: number;

  @Field({ description: "HH:mm in the clinic's time zone." })
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

const HOURS = `Suitable hours, at most ${MOST_HOURS} without overlap; default: any time.`;
const FROM = 'First suitable date; default: today.';
const UNTIL = `Last suitable date, at most ${MOST_DAYS_AHEAD} days from today.`;
const NOTICE = { ...NOTICE_HOURS, message: `Las horas deben estar entre ${NOTICE_HOURS.min} y ${NOTICE_HOURS.max}` };
const NOTICE_DESCRIPTION = `Least notice in hours: ${NOTICE_HOURS.min} to ${NOTICE_HOURS.max}.`;

@InputType({ description: 'The patient, the professional or specialty, and the suitable times.' })
export class JoinWaitingListInput extends PatientOrOtherInput implements Wish {
  @Field(() => Int, { nullable: true, description: 'The professional; NOT_FOUND when not open to the public.' })
  professionalId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Instead of a professional: any of this specialty. NOT_FOUND.' })
  specialtyId?: number | null;

  @ValidateNested({ each: true })
  @Field(() => [WaitingListHoursInput], { nullable: true, description: HOURS })
  hours?: WaitingListHoursInput[] | null;

  @Field(() => LocalDate, { nullable: true, description: FROM })
  fromDate?: string | null;

  @Field(() => LocalDate, { description: UNTIL })
  untilDate!: string;

  @IsWithin(NOTICE)
  @Field(() => Int, { defaultValue: 2, description: NOTICE_DESCRIPTION })
  noticeHours!: number;

  @IsText({ max: 500, multiline: true })
  @Field(() => String, {
    nullable: true,
    description:
      'Reason to put the entry first, only from its professional or administrators (FORBIDDEN). At most 500 ' +
      'characters.',
  })
  urgentReason?: string | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => AppointmentCoverageInput, { nullable: true, description: REQUESTED_COVERAGE_DESCRIPTION })
  coverage?: AppointmentCoverageInput | null;
}

@InputType({ description: 'An earlier time for an appointment, kept meanwhile.' })
export class WaitForEarlierInput implements Omit<Wish, 'untilDate'> {
  @Field(() => ID, { description: 'The kept appointment: pending or confirmed, and upcoming.' })
  appointmentId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Token of the mailed cancel link; not required for callers who may cancel it.',
  })
  cancelToken?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether any professional of the specialty suits; default: only the same.',
  })
  isAnyProfessional!: boolean;

  @ValidateNested({ each: true })
  @Field(() => [WaitingListHoursInput], { nullable: true, description: HOURS })
  hours?: WaitingListHoursInput[] | null;

  @Field(() => LocalDate, { nullable: true, description: FROM })
  fromDate?: string | null;

  @Field(() => LocalDate, { nullable: true, description: `${UNTIL} Default and latest: the date of the appointment.` })
  untilDate?: string | null;

  @IsWithin(NOTICE)
  @Field(() => Int, { defaultValue: 2, description: NOTICE_DESCRIPTION })
  noticeHours!: number;
}

@InputType({ description: 'Urgency of a waiting-list entry.' })
export class UpdateWaitingListEntryInput {
  @IsText({ max: 500, multiline: true })
  @Field(() => String, {
    nullable: true,
    description: 'Reason to put it first, at most 500 characters; null or empty: not urgent.',
  })
  urgentReason?: string | null;
}

@InputType({ description: 'Reason for removing a waiting-list entry.' })
export class RemoveWaitingListEntryInput {
  @IsText(REASON)
  @Field({ description: '1 to 500 characters, for staff.' })
  reason!: string;
}

@InputType({ description: 'A free slot to offer to a waiting-list entry.' })
export class OfferToEntryInput {
  @Field(() => Int, { description: 'The professional; NOT_FOUND when not open to the public.' })
  professionalId!: number;

  @Field(() => Int, { description: 'A free room that serves the professional.' })
  roomId!: number;

  @Field(() => DateTime, {
    description: "Start, within the hours. The duration is the kept appointment's, else the professional's.",
  })
  startTime!: string;
}

@InputType({ description: 'Filters entries; all given conditions apply.' })
export class WaitingListFilter {
  @IsText({ max: 200 })
  @Field(() => String, {
    nullable: true,
    description:
      "Each word must occur in the patient's name, e-mail or phone, or the contact's name, ignoring case and " +
      'accents. Numbers match by their digits. Administrators also find a DNI of a request or an import by six ' +
      'to eleven digits. At most 200 characters.',
  })
  search?: string | null;

  @IsOptional()
  @Field(() => EntryStatus, { nullable: true, description: 'Only entries with this status; default: active.' })
  status?: EntryStatus | null;

  @Field(() => Int, { nullable: true, description: 'Only entries for this professional or their specialty.' })
  professionalId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only entries for any professional of this specialty.' })
  specialtyId?: number | null;

  @Field(() => ID, { nullable: true, description: 'Only entries of this patient.' })
  patientId?: string | null;
}
