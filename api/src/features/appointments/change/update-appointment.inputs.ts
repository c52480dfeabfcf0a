import { IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { Constraint } from '../../../platform/graphql/constraint';
import { DateTime, LocalDate } from '../../../platform/graphql/scalars';
import { IsText } from '../../../platform/validation/text';
import { EDIT_DURATION } from '../../professionals/appointment-duration';
import { CancellationInput } from './cancellation.input';
import { NOTES, PATIENT_EMAIL, PATIENT_NAME, PATIENT_PHONE } from '../appointment.inputs';

@InputType({
  description: 'What changes of an appointment: absent fields stay as they are, of its time and status those that are null too.',
})
export class UpdateAppointmentInput {
  @IsText(PATIENT_NAME)
  @Field(() => String, { nullable: true, description: '1 to 200 characters; null is refused.' })
  patientName?: string | null;

  @IsText(PATIENT_EMAIL)
  @Field(() => String, {
    nullable: true,
    description: 'A valid address of at most 254 characters, which is written to from now on; null is refused.',
  })
  patientEmail?: string | null;

  @IsText(PATIENT_PHONE)
  @Field(() => String, { nullable: true, description: 'Text of at most 40 characters that holds a number; null empties it.' })
  patientPhone?: string | null;

  @IsText(NOTES)
  @Field(() => String, { nullable: true, description: 'At most 2,000 characters; null empties it.' })
  notes?: string | null;

  @Field(() => String, { nullable: true, description: 'As setAppointmentStatus takes it.' })
  status?: string | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => CancellationInput, { nullable: true, description: 'Why it is cancelled; BAD_REQUEST where it is not.' })
  cancellation?: CancellationInput | null;

  @Field(() => DateTime, { nullable: true, description: 'Any time that is free, within the hours or not.' })
  startTime?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Not needed: it has to agree with when the appointment starts.' })
  appointmentDate?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Not needed. Without durationMinutes it decides the duration; with it, it has to agree.',
  })
  endTime?: string | null;

  @Constraint(EDIT_DURATION)
  @Field(() => Int, { nullable: true, description: `${EDIT_DURATION.min} to ${EDIT_DURATION.max}, or as long as it is.` })
  durationMinutes?: number | null;

  @Field(() => Int, { nullable: true, description: 'NOT_FOUND when unknown, CONFLICT when it is another one and inactive, or taken then.' })
  roomId?: number | null;
}
