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
  description: 'What a clinic needs before its first turno, in the order in which it is done.',
  valuesConfig: {
    identity: { description: 'A name of its own, and a phone or an e-mail address.' },
    specialties: { description: 'At least one that is active.' },
    rooms: { description: 'At least one active room that opens this month or later.' },
    professionals: { description: 'At least one whom the public can book, with a specialty and weekly hours.' },
    slot: { description: 'A slot within three months, or a turno that was ever made.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'One of the things that a clinic needs.' })
export class OpeningStep {
  @Field(() => OpeningStepName, { description: 'Which.' })
  name!: OpeningStepName;

  @Field({ description: 'As the data are now: what is removed later is to be done again.' })
  isDone!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'How far the opening of the clinic is.' })
export class Opening {
  @Field(() => [OpeningStep], { description: 'All five, in their order.' })
  steps!: OpeningStep[];

  @Field({ description: 'Whether all of them are.' })
  isDone!: boolean;

  @Field(() => NextSlot, {
    nullable: true,
    description: "The soonest of anybody's slots; null when there is none, and once a turno was made.",
  })
  firstSlot!: NextSlot | null;
}
