import { Field, ID, InputType, Int } from 'type-graphql';

import { AbsenceContactState } from '../../domain/absence-outcome';
import { DateTime, LocalDate } from '../../platform/graphql/scalars';
import { IsText } from '../../platform/validation/text';
import { UnavailableReason } from '../availability/unavailable-date.objects';

export const CHANGES = { minItems: 1, maxItems: 100 };
export const CHOSEN = { maxItems: CHANGES.maxItems };
export const CHOSEN_SAID = {
  nullable: true,
  description:
    'What to keep for these turnos: of each its proposal or one of its alternatives, unless it is offered no more. Of ' +
    'the others: the proposal.',
};

@InputType({ description: 'From when to when a professional is absent, and why.' })
export class MarkAbsentInput {
  @Field(() => LocalDate, { description: 'Which date, today as a rule.' })
  date!: string;

  @Field(() => String, { nullable: true, description: "HH:mm by the clinic's clock; default: from the day's start." })
  from?: string | null;

  @Field(() => String, { nullable: true, description: "HH:mm, up to 24:00; default: to the day's end." })
  to?: string | null;

  @Field(() => UnavailableReason, {
    defaultValue: UnavailableReason.sick_leave,
    description: 'For the staff; patients are not told.',
  })
  reason!: UnavailableReason;
}

@InputType({ description: 'Where a turno of an absent professional goes.' })
export class AbsenceMoveInput {
  @Field(() => ID, { description: 'One of the board.' })
  appointmentId!: string;

  @Field(() => Int, {
    description: 'Its version, as whoever moves it saw it: refused when somebody changed it meanwhile.',
  })
  expectedVersion!: number;

  @Field(() => DateTime, { description: 'Where it starts from now on.' })
  startTime!: string;

  @Field(() => Int, { description: 'Who sees the patient from now on.' })
  professionalId!: number;

  @Field(() => Int, { description: 'Where the patient is seen from now on.' })
  roomId!: number;

  @Field(() => [ID], {
    nullable: true,
    description:
      "The patient's other appointments at that time that may stand beside it, by `AbsenceChange.unconfirmed`.",
  })
  confirmedAppointments?: string[] | null;
}

@InputType({ description: 'Which of its proposals is to be kept for a turno.' })
export class ChosenProposalInput {
  @Field(() => ID, { description: 'One that is open.' })
  appointmentId!: string;

  @Field(() => DateTime, { description: 'As its proposal or one of its alternatives says.' })
  startTime!: string;

  @Field(() => Int, { description: "The proposal's." })
  professionalId!: number;

  @Field(() => Int, { description: "The proposal's." })
  roomId!: number;
}

@InputType({ description: 'A turno of an absent professional that is cancelled.' })
export class AbsenceCancellationInput {
  @Field(() => ID, { description: 'One of the board.' })
  appointmentId!: string;

  @Field(() => DateTime, {
    description: 'When it is, as whoever cancels it saw it: refused when it was moved meanwhile.',
  })
  startTime!: string;

  @Field(() => Int, {
    description: 'Its version, as whoever cancels it saw it: refused when somebody changed it meanwhile.',
  })
  expectedVersion!: number;
}

@InputType({ description: 'Whether a patient knows of an absence.' })
export class AbsenceContactInput {
  @Field(() => AbsenceContactState, { description: 'From now on.' })
  state!: AbsenceContactState;

  @IsText({ max: 500, multiline: true })
  @Field(() => String, {
    nullable: true,
    description: 'What the patient said, at most 500 characters. Absent: it stays as it is; null or empty: none.',
  })
  note?: string | null;
}
