import { Field, ID, InputType, Int } from 'type-graphql';

import { DateTime, LocalDate } from '../../platform/graphql/scalars';
import { NotNull } from '../../platform/validation/not-null';
import { IsText } from '../../platform/validation/text';
import { PatientInput } from '../appointments/appointment.inputs';
import { DEFAULT_DURATION_MINUTES, DURATION_RANGE, IsDuration } from '../professionals/appointment-duration';
import { FormAnswers } from './form-answers.scalar';
import { RequestStatus } from './request.entity';

const ADMIN_NOTES = { max: 2000, multiline: true };

@InputType({ description: "A patient's request." })
export class RequestAppointmentInput extends PatientInput {
  @Field(() => LocalDate, { nullable: true, description: "From today, by the clinic's clock, to 18 months later." })
  preferredDate?: string | null;

  @Field(() => String, { nullable: true, description: "HH:mm, a half hour within the clinic's usual hours." })
  preferredTime?: string | null;

  @Field(() => FormAnswers, { nullable: true, description: "To the questions of the specialty's form; absent: none." })
  formData?: Record<string, unknown> | null;
}

@InputType({ description: 'Changes of a request; absent fields stay.' })
export class UpdateRequestInput {
  @NotNull('Indicá el estado de la solicitud')
  @Field(() => RequestStatus, {
    nullable: true,
    description: 'pending, pending_assignment or rejected, of an open one; null is refused.',
  })
  status?: RequestStatus | null;

  @IsText(ADMIN_NOTES)
  @Field(() => String, { nullable: true, description: 'At most 2,000 characters. null empties them.' })
  adminNotes?: string | null;
}

@InputType({ description: 'The appointment that is made of a request.' })
export class AssignRequestInput {
  @Field(() => Int, { description: "One of the request's specialty, open to the public." })
  professionalId!: number;

  @Field(() => Int, { description: 'See `untakenRooms`; CONFLICT when it is inactive or taken by then.' })
  roomId!: number;

  @Field(() => DateTime, { description: 'Any time that is free, on offer or not.' })
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
      "One of the professional's kinds of turno; default length: its own. BAD_REQUEST for another one, CONFLICT for one " +
      'that is switched off. Default: the first that is offered online, if no other length is asked for.',
  })
  consultationKindId?: number | null;

  @IsText(ADMIN_NOTES)
  @Field(() => String, {
    nullable: true,
    description: 'Takes the place of those there are; null empties them, absent leaves them.',
  })
  adminNotes?: string | null;
}

@InputType({ description: 'An appointment of the same patient, which was made of a request.' })
export class LinkRequestInput {
  @Field(() => Int, { description: "A professional of the request's specialty." })
  professionalId!: number;

  @Field(() => ID, { description: 'One that stands, of that patient, and of no other request.' })
  appointmentId!: string;

  @IsText(ADMIN_NOTES)
  @Field(() => String, {
    nullable: true,
    description: 'Takes the place of those there are; null empties them, absent leaves them.',
  })
  adminNotes?: string | null;
}
