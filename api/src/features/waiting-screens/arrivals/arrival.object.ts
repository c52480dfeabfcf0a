import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';

import { ArrivalState } from '../../../domain/arrival';
import { DateTime } from '../../../platform/graphql/scalars';
import { IsText } from '../../../platform/validation/text';

registerEnumType(ArrivalState, {
  name: 'ArrivalState',
  description: 'State of an appointment of today at an arrival screen.',
  valuesConfig: {
    expected: { description: 'The patient may confirm the arrival.' },
    arrived: { description: 'The arrival is recorded.' },
    attended: { description: 'The appointment is completed.' },
    cancelled: { description: 'The appointment is cancelled.' },
    closed: { description: 'It is over, or marked absent.' },
  },
});

@InputType({ description: 'A patient who identifies at an arrival screen.' })
export class ArrivingPatientInput {
  @IsText({ required: 'Escribí tu DNI', max: 20 })
  @Field({ description: '6 to 8 digits; dots and spaces are dropped.' })
  dni!: string;

  @IsText({ required: 'Escribí el día y el mes en que naciste', max: 5 })
  @Field({ description: 'Day of birth, MM-dd.' })
  birthDay!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A screen at the entrance, open with its token.' })
export class ArrivalScreen {
  @Field({ description: 'Its name, e.g. its place.' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'An appointment of today at an arrival screen.' })
export class ArrivingAppointment {
  @Field(() => DateTime, { description: "Start, by the clinic's clock. Identifies it for confirmArrival." })
  startTime!: string;

  @Field(() => ArrivalState, { description: 'Whether the arrival can be confirmed.' })
  state!: ArrivalState;

  @Field(() => String, {
    nullable: true,
    description: "Initials, as the room's waiting screen shows the patient; null if it shows tickets.",
  })
  initials!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Code that the room's waiting screen shows; null before the arrival, or if the room has no screen.",
  })
  code!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A patient at an arrival screen.' })
export class ArrivingPatient {
  @Field({ description: "First word of the patient's name." })
  firstName!: string;

  @Field(() => [ArrivingAppointment], { description: "All of today's, in order; at least one." })
  appointments!: ArrivingAppointment[];
}
