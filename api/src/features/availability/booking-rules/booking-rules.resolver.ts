import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow, Professional } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { BookingRules, BookingRulesInput } from './booking-rules.objects';
import { getBookingRules, setBookingRules } from './booking-rules.service';

const WHOSE = { description: "A professional's own, or anyone's for administrators; NOT_FOUND when unknown." };

@Resolver(() => BookingRules)
export class BookingRulesResolver {
  @Allow(Admin('rooms', 'appointments'), Professional)
  @Query(() => BookingRules, {
    description: "A professional's rules for online booking. FORBIDDEN to other professionals.",
  })
  bookingRules(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
  ): Promise<BookingRules> {
    return getBookingRules(ctx, professionalId);
  }

  @Allow(Admin('rooms'), Professional)
  @Mutation(() => BookingRules, {
    description:
      'Changes those rules; appointments stay. FORBIDDEN to other professionals; CONFLICT when the version that it was made on ' +
      'no longer stands.',
  })
  setBookingRules(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
    @Arg('rules', () => BookingRulesInput, { description: 'The changes.' }) rules: BookingRulesInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<BookingRules> {
    return setBookingRules(ctx, professionalId, rules, expectedVersion);
  }
}
