import { Field, ID, InputType, Int } from 'type-graphql';

import { AbsenceContactState } from '../../domain/absence-outcome';
import { DateTime, LocalDate } from '../../platform/graphql/scalars';
import { IsText } from '../../platform/validation/text';
import { UnavailableReason } from '../availability/unavailable-date.objects';

export const CHANGES = { minItems: 1, maxItems: 100 };
export const CHOSEN = { maxItems: CHANGES.maxItems };
export const CHOSEN_ARG = {
  nullable: true,
  description:
    'Slots to hold for these turnos: for each its proposal or one of its alternatives, while still on offer. For ' +
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
    description: 'For staff; hidden from patients.',
  })
  reason!: UnavailableReason;
}

@InputType({ description: 'New slot of a turno of an absent professional.' })
export class AbsenceMoveInput {
  @Field(() => ID, { description: 'One of the board.' })
  appointmentId!: string;

  @Field(() => Int, {
    description: 'The version that the caller saw; refused if the turno changed since.',
  })
  expectedVersion!: number;

  @Field(() => DateTime, { description: 'New start.' })
  startTime!: string;

  @Field(() => Int, { description: 'New professional.' })
  professionalId!: number;

  @Field(() => Int, { description: 'New room; another suitable one if taken meanwhile.' })
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
    description: 'The start that the caller saw; refused if the turno moved since.',
  })
  startTime!: string;

  @Field(() => Int, {
    description: 'The version that the caller saw; refused if the turno changed since.',
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
    description: "The patient's answer, at most 500 characters. Absent: unchanged; null or empty: none.",
  })
  note?: string | null;
}
