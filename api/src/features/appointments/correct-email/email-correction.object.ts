import { Field, InputType, ObjectType } from 'type-graphql';

import { DateTime } from '../../../platform/graphql/scalars';
import { IsText } from '../../../platform/validation/text';
import { OBLIGATORY_EMAIL } from '../appointment.inputs';

@ObjectType({ simpleResolvers: true, description: 'How the browser that booked corrects the address of the turno.' })
export class EmailCorrection {
  @Field({ description: 'For correctAppointmentEmail. No mail contains it.' })
  token!: string;

  @Field(() => DateTime, { description: 'Until when it can be used, once.' })
  until!: string;
}

@InputType({ description: "A visitor's own address." })
export class CorrectAppointmentEmailInput {
  @IsText(OBLIGATORY_EMAIL)
  @Field({ description: 'A valid address of at most 254 characters. The confirmation goes to it.' })
  patientEmail!: string;
}
