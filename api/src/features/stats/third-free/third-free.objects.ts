import { Field, Int, ObjectType } from 'type-graphql';

import { LocalDate } from '../../../platform/graphql/scalars';

@ObjectType({ simpleResolvers: true, description: 'Wait for the third free slot, measured on a day.' })
export class SlotWaitOfDay {
  @Field(() => LocalDate, { description: 'Day of the measurement.' })
  date!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Median days until the slot over the professionals; null if half have fewer than three slots within 92 days.',
  })
  medianDays!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'Wait for the third free slot of a specialty.' })
export class SpecialtyWait {
  @Field(() => Int, { description: 'Id of the specialty.' })
  specialtyId!: number;

  @Field({ description: 'Current name.' })
  specialtyName!: string;

  @Field(() => [SlotWaitOfDay], {
    description: 'Measured days, earliest first.',
  })
  days!: SlotWaitOfDay[];
}

@ObjectType({ simpleResolvers: true, description: 'Wait for the third free slot of a professional.' })
export class ProfessionalWait {
  @Field(() => Int, { description: 'Id of the professional.' })
  professionalId!: number;

  @Field({ description: 'Current name of the account.' })
  professionalName!: string;

  @Field(() => Int, { nullable: true, description: 'Id of the specialty; null without one.' })
  specialtyId!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days from the measured day; null if there are fewer than three within 92 days.',
  })
  days!: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Days that patients wait for the third free slot, measured once a day.',
})
export class ThirdFreeFigures {
  @Field(() => LocalDate, { nullable: true, description: 'Last measured day of the period; null: none.' })
  measuredOn!: string | null;

  @Field(() => [SpecialtyWait], { description: 'Specialties with measurements, in display order.' })
  specialties!: SpecialtyWait[];

  @Field(() => [ProfessionalWait], { description: 'Professionals on the last measured day, in display order.' })
  professionals!: ProfessionalWait[];
}
