import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

import { DateTime, Money } from '../../../platform/graphql/scalars';
import type { GivenBackBy } from '../room-booking.entity';

const GivenBackByWhom: Record<GivenBackBy, GivenBackBy> = { professional: 'professional', clinic: 'clinic' };
registerEnumType(GivenBackByWhom, {
  name: 'GivenBackBy',
  description: 'Role that returned a rental.',
  valuesConfig: {
    professional: { description: "Its professional, with the policy's credit." },
    clinic: { description: 'The clinic, with a credit of its choice.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'Credit of a returned rental. It never changes.',
})
export class RentalCredit {
  @Field(() => Int, { description: '0 to 100, of finalCost.' })
  percentage!: number;

  @Field(() => Money, { description: 'Amount that need not be paid.' })
  amount!: string;

  @Field(() => Money, { description: 'Amount still owed: finalCost less the amount.' })
  owed!: string;

  @Field(() => GivenBackByWhom, { description: 'Role that returned it.' })
  by!: GivenBackBy;

  @Field(() => String, {
    nullable: true,
    description: 'Why, for its professional and administrators; at most 500 characters.',
  })
  reason!: string | null;

  @Field(() => DateTime, { description: 'Time of the return.' })
  at!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Present credit for returning a rental, by the policy.' })
export class GiveBackTerms {
  @Field(() => Int, { description: '0 to 100, of finalCost.' })
  percentage!: number;

  @Field(() => Money, { description: 'Amount that would not be paid.' })
  amount!: string;

  @Field(() => DateTime, { nullable: true, description: 'End of this credit; null: until the rental starts.' })
  until!: string | null;
}
