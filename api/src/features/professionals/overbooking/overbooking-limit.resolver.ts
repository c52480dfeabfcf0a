import { Args, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';

import { OVERBOOKINGS_PER_HOUR } from '../../../domain/overbooking';
import { Admin, Allow, Professional as ProfessionalRole } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { Professional } from '../professional.object';
import { OverbookingLimitArgs } from './overbooking-limit.args';
import { overbookingLimitLoader, setOverbookingLimit } from './overbooking-limit.service';

@Resolver(() => Professional)
export class OverbookingLimitResolver {
  @Allow(Admin('rooms'), ProfessionalRole)
  @FieldResolver(() => Int, {
    description: `How many overbookings (sobreturnos) may start in an hour: 0 to ${OVERBOOKINGS_PER_HOUR.max}. For staff.`,
  })
  overbookingsPerHour(@Ctx() ctx: Context, @Root() { id }: Professional): Promise<number> {
    return overbookingLimitLoader(ctx).load(id);
  }

  @Allow(Admin('rooms'), ProfessionalRole)
  @Mutation(() => Professional, {
    description:
      'Sets how many overbookings (sobreturnos) may start in an hour; existing ones stay. FORBIDDEN to other ' +
      'professionals.',
  })
  setOverbookingLimit(
    @Ctx() ctx: Context,
    @Args(() => OverbookingLimitArgs) args: OverbookingLimitArgs,
  ): Promise<Professional> {
    return setOverbookingLimit(ctx, args);
  }
}
