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
    waiting_list: { description: 'A waiting-list offer.' },
    absence: { description: 'A proposed appointment after an absence.' },
  },
});

@Judged<HeldTime>(({ actor }, held) =>
  canManageProfessional(actor, held.professionalId, 'appointments', 'waiting_list') ? held : { ...held, heldFor: null },
)
@ObjectType({
  simpleResolvers: true,
  description: 'Reserved time of a professional and a room, bookable only for its holder.',
})
export class HeldTime {
  @Field(() => ID, { description: 'Id of the hold, which ends when taken, released, broken or expired.' })
  id!: string;

  @Field(() => Int, { description: 'The professional.' })
  professionalId!: number;

  @Field({ description: 'Current name.' })
  professionalName!: string;

  @Field(() => Int, { description: 'The room.' })
  roomId!: number;

  @Field({ description: 'Current name.' })
  roomName!: string;

  @Field(() => DateTime, { description: 'Start of the held time.' })
  startTime!: string;

  @Field(() => DateTime, { description: 'End of the held time, exclusive.' })
  endTime!: string;

  @Field(() => DateTime, { description: 'When the hold expires and the time is free again.' })
  expiresAt!: string;

  @Field(() => HoldPurpose, { description: 'Reason for the hold.' })
  purpose!: keyof typeof HoldPurpose;

  @PersonalData()
  @Field(() => String, { nullable: true, description: 'Name of the holder; null if no longer known.' })
  heldFor!: string | null;
}
