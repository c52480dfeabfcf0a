import { Field, Int, ObjectType } from 'type-graphql';

import { LocalDate } from '../../../platform/graphql/scalars';

@ObjectType({ simpleResolvers: true, description: 'The wait for the third free slot, as it was measured on a day.' })
export class SlotWaitOfDay {
  @Field(() => LocalDate, { description: 'When it was measured.' })
  date!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Days from then to the slot, the median of the professionals; null: the half has not three within 92 days.',
  })
  medianDays!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'The wait for the third free slot of a specialty.' })
export class SpecialtyWait {
  @Field(() => Int, { description: 'Which one.' })
  specialtyId!: number;

  @Field({ description: 'As it is called today.' })
  specialtyName!: string;

  @Field(() => [SlotWaitOfDay], {
    description: 'The earliest day first; days on which nothing was measured are left out.',
  })
  days!: SlotWaitOfDay[];
}

@ObjectType({ simpleResolvers: true, description: 'The wait for the third free slot of a professional.' })
export class ProfessionalWait {
  @Field(() => Int, { description: 'Whose.' })
  professionalId!: number;

  @Field({ description: "As the professional's account says today." })
  professionalName!: string;

  @Field(() => Int, { nullable: true, description: 'null without one.' })
  specialtyId!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days from the measured day; null: there are not three within 92 days.',
  })
  days!: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How many days patients wait for the third free slot, measured once a day.',
})
export class ThirdFreeFigures {
  @Field(() => LocalDate, { nullable: true, description: 'The last day of the period that was measured; null: none.' })
  measuredOn!: string | null;

  @Field(() => [SpecialtyWait], { description: 'In display order, those with a measured professional.' })
  specialties!: SpecialtyWait[];

  @Field(() => [ProfessionalWait], { description: 'On the last measured day, in display order.' })
  professionals!: ProfessionalWait[];
}
