import { Field, ID, ObjectType } from 'type-graphql';

import { Judged, judgedWhereRead } from '../../../platform/access/judged';
import { PersonalData } from '../../../platform/access/personal-data';
import { DateTime } from '../../../platform/graphql/scalars';
import { EntryStatus } from '../entries/entry.entity';
import { OfferOutcome } from '../freed-slots/offer.entity';

@ObjectType({ simpleResolvers: true, description: 'A turno that is given up for an earlier one.' })
export class GivenUpTurno {
  @Field(() => DateTime, { description: 'When it is, or was to be.' })
  startTime!: string;

  @Field({ description: 'With whom.' })
  professionalName!: string;
}

/** Read by its link or through the caller's own entry. */
@Judged(judgedWhereRead)
@ObjectType({
  simpleResolvers: true,
  description:
    'A freed time as who was asked reads it: by the link of its mail, signed in or not, or by their account.',
})
export class OfferedSlot {
  @Field(() => ID, { description: 'A UUID; opens nothing but to the account of who was asked.' })
  id!: string;

  @Field(() => OfferOutcome, {
    description:
      'pending until it is answered, taken by another, or its time is over; withdrawn also while the clinic cannot give it.',
  })
  outcome!: OfferOutcome;

  @Field({
    description: 'Whether it can be accepted now; false also when the turno that they keep has become the earlier one.',
  })
  canAccept!: boolean;

  @Field({ description: 'Whether who is asked still waits: false once they left the list or have a turno of it.' })
  isWaiting!: boolean;

  @Field({ description: 'The first word of the name of who is asked.' })
  firstName!: string;

  @Field({ description: "As the professional's account says." })
  professionalName!: string;

  @Field(() => String, { nullable: true, description: "Name of the professional's specialty; null without one." })
  specialty!: string | null;

  @Field({ description: 'The room.' })
  roomName!: string;

  @Field(() => DateTime, { description: 'When the turno would start.' })
  startTime!: string;

  @Field(() => DateTime, { description: 'When it would end.' })
  endTime!: string;

  @Field(() => DateTime, { description: 'From then on it cannot be accepted.' })
  answerUntil!: string;

  @Field(() => GivenUpTurno, {
    nullable: true,
    description: 'The later turno that accepting cancels, or has cancelled; null: none.',
  })
  givesUp!: GivenUpTurno | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The turno that came of it, for the account of who was asked, and in the answer that accepts it, for 15 minutes again; ' +
      'null to others, who may have the link of a mail that was forwarded, and until it is accepted.',
  })
  appointmentId!: string | null;

  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description:
      'In the answer that accepts it: with it, as with its id, all of that turno is read. null wherever it is read.',
  })
  receipt!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An entry of the waiting list, for a caller with the link of its mail.',
})
export class WaitingListPlace {
  @Field({ description: 'The first word of the name of who waits.' })
  firstName!: string;

  @Field({ description: 'The professional or the specialty that they wait for.' })
  waitsFor!: string;

  @Field(() => EntryStatus, { description: 'Its state.' })
  status!: EntryStatus;
}
