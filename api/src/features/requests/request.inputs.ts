import { IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { DateTime, LocalDate } from '../../platform/graphql/scalars';
import { NotNull } from '../../platform/validation/not-null';
import { IsText } from '../../platform/validation/text';
import {
  COVERAGE_DESCRIPTION,
  OBLIGATORY_EMAIL,
  PatientOrOtherInput,
  REQUESTED_COVERAGE_DESCRIPTION,
} from '../appointments/appointment.inputs';
import { AppointmentCoverageInput } from '../appointments/coverages/appointment-coverage.inputs';
import { DEFAULT_DURATION_MINUTES, DURATION_RANGE, IsDuration } from '../professionals/appointment-duration';
import { FormAnswers } from './form-answers.scalar';
import { RequestStatus } from './request.entity';

const ADMIN_NOTES = { max: 2000, multiline: true };

@InputType({ description: "A patient's request." })
export class RequestAppointmentInput extends PatientOrOtherInput {
  @IsText(OBLIGATORY_EMAIL)
  @Field({ description: 'A valid address of at most 254 characters: the confirmation goes there.' })
  override patientEmail!: string;

  @Field(() => LocalDate, { nullable: true, description: "From today to 18 months later, in the clinic's time zone." })
  preferredDate?: string | null;

  @Field(() => String, { nullable: true, description: "HH:mm, a half hour within the clinic's usual hours." })
  preferredTime?: string | null;

  @Field(() => FormAnswers, { nullable: true, description: "Answers to the specialty's form; absent: none." })
  formData?: Record<string, unknown> | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => AppointmentCoverageInput, { nullable: true, description: REQUESTED_COVERAGE_DESCRIPTION })
  coverage?: AppointmentCoverageInput | null;
}

@InputType({ description: 'Why a request is rejected; empty: without a reason.' })
export class RejectionInput {
  @IsText({ max: 500, multiline: true })
  @Field(() => String, {
    nullable: true,
    description: "At most 500 characters. Required when the patient's mail gives it.",
  })
  reason?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the mail to the patient says it; default: no.' })
  tellPatient?: boolean | null;
}

@InputType({ description: 'Changes of a request; absent fields stay.' })
export class UpdateRequestInput {
  @NotNull('Indicá el estado de la solicitud')
  @Field(() => RequestStatus, {
    nullable: true,
    description: 'pending, pending_assignment or rejected, for an open request; null is rejected.',
  })
  status?: RequestStatus | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => RejectionInput, { nullable: true, description: 'Only with the status `rejected`.' })
  rejection?: RejectionInput | null;

  @IsText(ADMIN_NOTES)
  @Field(() => String, { nullable: true, description: 'At most 2,000 characters. null empties them.' })
  adminNotes?: string | null;
}

@InputType({ description: 'An appointment to book for a request.' })
export class AssignRequestInput {
  @Field(() => Int, { description: "A public professional of the request's specialty." })
  professionalId!: number;

  @Field(() => Int, { description: 'See `untakenRooms`; CONFLICT when inactive or taken.' })
  roomId!: number;

  @Field(() => DateTime, { description: 'Any free time, a slot or not.' })
  startTime!: string;

  @IsDuration()
  @Field(() => Int, {
    nullable: true,
    description: `${DURATION_RANGE}; default: the professional's, else ${DEFAULT_DURATION_MINUTES}.`,
  })
  durationMinutes?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "One of the professional's appointment types, with its duration by default. BAD_REQUEST for another one, " +
      'CONFLICT for an inactive one. Default: the first online one, unless a duration is given.',
  })
  consultationKindId?: number | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => AppointmentCoverageInput, { nullable: true, description: COVERAGE_DESCRIPTION })
  coverage?: AppointmentCoverageInput | null;

  @IsText(ADMIN_NOTES)
  @Field(() => String, {
    nullable: true,
    description: 'Replaces the notes; null empties them, absent keeps them.',
  })
  adminNotes?: string | null;
}

@InputType({ description: 'An existing appointment of the same patient.' })
export class LinkRequestInput {
  @Field(() => Int, { description: "A professional of the request's specialty." })
  professionalId!: number;

  @Field(() => ID, { description: 'Id of a live appointment of that patient, without another request.' })
  appointmentId!: string;

  @IsText(ADMIN_NOTES)
  @Field(() => String, {
    nullable: true,
    description: 'Replaces the notes; null empties them, absent keeps them.',
  })
  adminNotes?: string | null;
}
