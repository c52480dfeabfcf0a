import { Field, ID, ObjectType } from 'type-graphql';

import { Judged, judgedWhereRead } from '../../../platform/access/judged';
import { PersonalData } from '../../../platform/access/personal-data';
import { DateTime, Money } from '../../../platform/graphql/scalars';
import { EntryStatus } from '../entries/entry.entity';
import { OfferOutcome } from '../freed-slots/offer.entity';

@ObjectType({ simpleResolvers: true, description: 'An appointment given up for an earlier one.' })
export class GivenUpTurno {
  @Field(() => DateTime, { description: 'Its start.' })
  startTime!: string;

  @Field({ description: 'Name of the professional.' })
  professionalName!: string;
}

/** Read by its link or through the caller's own entry. */
@Judged(judgedWhereRead)
@ObjectType({
  simpleResolvers: true,
  description: "An offer of a freed slot, read by its mailed link or the patient's account.",
})
export class OfferedSlot {
  @Field(() => ID, { description: "A UUID; grants access only to the patient's account." })
  id!: string;

  @Field(() => OfferOutcome, {
    description:
      'pending until answered, taken by another entry, or expired; withdrawn also while the slot is ' + 'unavailable.',
  })
  outcome!: OfferOutcome;

  @Field({
    description: 'Whether it can be accepted now; false also when the kept appointment is earlier by now.',
  })
  canAccept!: boolean;

  @Field({ description: 'Whether the entry still waits: false once it ended or was fulfilled.' })
  isWaiting!: boolean;

  @Field({ description: "First word of the contact's or patient's name." })
  firstName!: string;

  @Field(() => String, {
    nullable: true,
    description: "First word of the patient's name if a contact answers; null: firstName is the patient's.",
  })
  patientFirstName!: string | null;

  @Field({ description: 'Current name.' })
  professionalName!: string;

  @Field(() => String, { nullable: true, description: "Name of the professional's specialty; null without one." })
  specialty!: string | null;

  @Field({ description: 'The room.' })
  roomName!: string;

  @Field(() => Money, {
    nullable: true,
    description:
      "Price in the clinic's currency, without a coverage: that of the kept appointment's type, else the " +
      "professional's fee; null: ask the clinic.",
  })
  fee!: string | null;

  @Field(() => DateTime, { description: 'Start of the offered slot.' })
  startTime!: string;

  @Field(() => DateTime, { description: 'End of the offered slot.' })
  endTime!: string;

  @Field(() => DateTime, { description: 'Deadline for accepting, exclusive.' })
  answerUntil!: string;

  @Field(() => GivenUpTurno, {
    nullable: true,
    description: 'The later appointment that accepting cancels or has cancelled; null: none.',
  })
  givesUp!: GivenUpTurno | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Id of the new appointment, for the patient's account, and in the response to accepting (again for 15 " +
      'minutes). null until accepted, and to others, as mails get forwarded.',
  })
  appointmentId!: string | null;

  @PersonalData()
  @Field(() => String, {
    nullable: true,
    description:
      'Gives access to the whole appointment, together with its id. Only in the response to accepting; null ' +
      'otherwise.',
  })
  receipt!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A waiting-list entry, for callers with its mailed link.',
})
export class WaitingListPlace {
  @Field({ description: "First word of the patient's name." })
  firstName!: string;

  @Field({ description: 'The professional or specialty that the entry waits for.' })
  waitsFor!: string;

  @Field(() => EntryStatus, { description: 'Its state.' })
  status!: EntryStatus;
}
