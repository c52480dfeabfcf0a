import { Field, InputType, Int } from 'type-graphql';

import { DateTime } from '../../../platform/graphql/scalars';
import { IsText } from '../../../platform/validation/text';
import { NewAppointmentInput } from '../appointment.inputs';

const REASON = { required: 'Escribí el motivo del sobreturno', max: 200 };
const REASON_DESCRIPTION = 'Why, for staff alone: 1 to 200 characters.';

@InputType({ description: 'Makes an appointment an overbooking (sobreturno); one that is keeps its own reason.' })
export class AsOverbookingInput {
  @IsText(REASON)
  @Field({ description: REASON_DESCRIPTION })
  reason!: string;
}

@InputType({ description: 'A new overbooking (sobreturno): a patient who is squeezed in.' })
export class CreateOverbookingInput extends NewAppointmentInput {
  @Field(() => DateTime, { description: 'Within the hours of the professional, whatever is booked then.' })
  startTime!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "Default: the room of the professional's appointments then, else of their rental; BAD_REQUEST without " +
      'either.',
  })
  roomId?: number | null;

  @IsText(REASON)
  @Field({ description: REASON_DESCRIPTION })
  reason!: string;
}
