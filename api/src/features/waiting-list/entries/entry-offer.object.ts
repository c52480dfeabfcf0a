import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import { DateTime } from '../../../platform/graphql/scalars';
import { OfferOutcome } from '../freed-slots/offer.entity';

registerEnumType(OfferOutcome, {
  name: 'WaitingListOfferOutcome',
  description: 'Outcome of an offer.',
  valuesConfig: {
    pending: { description: 'It waits for an answer, and its time is held.' },
    accepted: { description: 'A turno was made of it.' },
    declined: { description: 'They cannot come then.' },
    unanswered: { description: 'The time to answer is over.' },
    taken: { description: 'Another person with the same offer accepted it first.' },
    withdrawn: { description: 'The clinic withdrew it: it needed the time, or took them off the list.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A freed time as it was offered to an entry of the waiting list.' })
export class WaitingListOffer {
  @Field(() => ID, { description: 'A UUID; opens nothing.' })
  id!: string;

  @Field(() => Int, { description: 'With whom the turno would be.' })
  professionalId!: number;

  @Field({ description: "As the professional's account says." })
  professionalName!: string;

  @Field(() => Int, { description: 'The room.' })
  roomId!: number;

  @Field({ description: 'As the room is called today.' })
  roomName!: string;

  @Field(() => DateTime, { description: 'When the turno would start.' })
  startTime!: string;

  @Field(() => DateTime, { description: 'When it would end.' })
  endTime!: string;

  @Field(() => OfferOutcome, { description: 'unanswered as soon as the time to answer is over.' })
  outcome!: OfferOutcome;

  @Field(() => DateTime, { description: 'When its mail leaves: in the morning when it was made at night.' })
  offeredAt!: string;

  @Field(() => DateTime, { description: 'From then on it cannot be accepted.' })
  answerUntil!: string;

  @Field(() => DateTime, { nullable: true, description: 'null: they have not answered.' })
  answeredAt!: string | null;
}
