import { Field, ObjectType, registerEnumType } from 'type-graphql';

import { NextSlot } from '../slots/slots.objects';

export enum OpeningStepName {
  identity = 'identity',
  specialties = 'specialties',
  rooms = 'rooms',
  professionals = 'professionals',
  slot = 'slot',
}
registerEnumType(OpeningStepName, {
  name: 'OpeningStepName',
  description: 'Set-up steps of a new clinic before its first appointment, in order.',
  valuesConfig: {
    identity: { description: 'The clinic has a name other than the default, and a phone or an e-mail address.' },
    specialties: { description: 'At least one specialty is active.' },
    rooms: { description: 'At least one active room has opening hours this month or later.' },
    professionals: { description: 'At least one public professional has a specialty and weekly hours.' },
    slot: { description: 'After those three: a free slot within three months, or any appointment ever booked.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A set-up step.' })
export class OpeningStep {
  @Field(() => OpeningStepName, { description: 'Identifies the step.' })
  name!: OpeningStepName;

  @Field({ description: 'Computed from the current data: a step can become pending again.' })
  isDone!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Set-up progress of the clinic.' })
export class Opening {
  @Field(() => [OpeningStep], { description: 'All five steps, in order.' })
  steps!: OpeningStep[];

  @Field({ description: 'Whether all steps are done.' })
  isDone!: boolean;

  @Field(() => NextSlot, {
    nullable: true,
    description: 'Soonest free slot; null without one, before the steps it needs, and once an appointment exists.',
  })
  firstSlot!: NextSlot | null;
}
