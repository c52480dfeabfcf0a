import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import { DateTime } from '../../../platform/graphql/scalars';
import { OfferOutcome } from '../freed-slots/offer.entity';

registerEnumType(OfferOutcome, {
  name: 'WaitingListOfferOutcome',
  description: 'Outcome of an offer.',
  valuesConfig: {
    pending: { description: 'Waits for an answer; its time is held.' },
    accepted: { description: 'Accepted: it became an appointment.' },
    declined: { description: 'The patient declined.' },
    unanswered: { description: 'The time to answer has passed.' },
    taken: { description: 'Another person with the same offer accepted it first.' },
    withdrawn: { description: 'The clinic withdrew it: it needed the time, or ended the entry.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'An offer of a freed slot to a waiting-list entry.' })
export class WaitingListOffer {
  @Field(() => ID, { description: 'A UUID; grants no access.' })
  id!: string;

  @Field(() => Int, { description: 'Id of the offered professional.' })
  professionalId!: number;

  @Field({ description: 'Current name.' })
  professionalName!: string;

  @Field(() => Int, { description: 'The room.' })
  roomId!: number;

  @Field({ description: 'Current name.' })
  roomName!: string;

  @Field(() => DateTime, { description: 'Start of the offered slot.' })
  startTime!: string;

  @Field(() => DateTime, { description: 'End of the offered slot.' })
  endTime!: string;

  @Field(() => OfferOutcome, {
    description: 'State of the offer; unanswered as soon as the time to answer has passed.',
  })
  outcome!: OfferOutcome;

  @Field(() => DateTime, { description: 'When its mail is sent: in the morning for offers at night.' })
  offeredAt!: string;

  @Field(() => DateTime, { description: 'Deadline for accepting, exclusive.' })
  answerUntil!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time of the answer; null: none.' })
  answeredAt!: string | null;
}
