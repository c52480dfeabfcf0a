import { IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { Constraint } from '../../../platform/graphql/constraint';
import { DateTime, LocalDate } from '../../../platform/graphql/scalars';
import { EDIT_DURATION } from '../../professionals/appointment-duration';
import { CancellationInput } from './cancellation.input';
import { AppointmentFieldChanges } from '../appointment.inputs';

@InputType({
  description: 'Changes of an appointment: absent fields stay, and so do null times and status.',
})
export class UpdateAppointmentInput extends AppointmentFieldChanges {
  @Field(() => String, {
    nullable: true,
    description:
      'pending, confirmed, completed, cancelled or no_show; also no-show, and scheduled, which leaves a pending or ' +
      'confirmed one as it is and makes any other pending.',
  })
  status?: string | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => CancellationInput, { nullable: true, description: 'Why it is cancelled; BAD_REQUEST where it is not.' })
  cancellation?: CancellationInput | null;

  @Field(() => DateTime, { nullable: true, description: 'Any time that is free, within the hours or not.' })
  startTime?: string | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Not needed: it has to agree with when the appointment starts.',
  })
  appointmentDate?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Not needed. Without durationMinutes it decides the duration; with it, it has to agree.',
  })
  endTime?: string | null;

  @Constraint(EDIT_DURATION)
  @Field(() => Int, {
    nullable: true,
    description: `${EDIT_DURATION.min} to ${EDIT_DURATION.max}, or as long as it is.`,
  })
  durationMinutes?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'NOT_FOUND when unknown, CONFLICT when it is another one and inactive, or taken then.',
  })
  roomId?: number | null;
}
