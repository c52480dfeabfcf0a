import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import { Judged } from '../../platform/access/judged';
import { PersonalData } from '../../platform/access/personal-data';
import { DateTime } from '../../platform/graphql/scalars';
import { canManageProfessional } from '../professionals/professional.policy';
import { HoldPurpose } from './hold.entity';

registerEnumType(HoldPurpose, {
  name: 'HoldPurpose',
  description: 'Purpose of a hold.',
  valuesConfig: {
    waiting_list: { description: 'An offer to an entry of the waiting list.' },
    absence: { description: 'A proposal for a turno of an absent professional.' },
  },
});

@Judged<HeldTime>(({ actor }, held) =>
  canManageProfessional(actor, held.professionalId) ? held : { ...held, heldFor: null },
)
@ObjectType({
  simpleResolvers: true,
  description: 'Reserved time of a professional and a room: it is off offer, and only its holder can take it.',
})
export class HeldTime {
  @Field(() => ID, { description: 'Gone once it is taken, released, broken or over.' })
  id!: string;

  @Field(() => Int, { description: 'The professional.' })
  professionalId!: number;

  @Field({ description: "As the professional's account says." })
  professionalName!: string;

  @Field(() => Int, { description: 'The room.' })
  roomId!: number;

  @Field({ description: 'As the room is called.' })
  roomName!: string;

  @Field(() => DateTime, { description: 'From when it is kept.' })
  startTime!: string;

  @Field(() => DateTime, { description: 'Until when; half-open.' })
  endTime!: string;

  @Field(() => DateTime, { description: 'When it lapses: from then on it is on offer again.' })
  expiresAt!: string;

  @Field(() => HoldPurpose, { description: 'Reason for the hold.' })
  purpose!: keyof typeof HoldPurpose;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'For whom; null when that person is not known any more.' })
  heldFor!: string | null;
}
