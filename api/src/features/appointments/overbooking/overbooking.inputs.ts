import { Field, InputType, Int } from 'type-graphql';

import { DateTime } from '../../../platform/graphql/scalars';
import { IsText } from '../../../platform/validation/text';
import { NewAppointmentInput } from '../appointment.inputs';

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

  @IsText({ required: 'Escribí el motivo del sobreturno', max: 200 })
  @Field({ description: 'Why, for staff alone: 1 to 200 characters.' })
  reason!: string;
}
