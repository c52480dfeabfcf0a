import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';

import { Allow, Public } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { Specialty } from './specialty.entity';
import { getSpecialty, listSpecialties } from './specialty.service';

@Resolver(() => Specialty)
export class SpecialtyResolver {
  @Allow(Public)
  @Query(() => [Specialty], { description: 'Active specialties, lower order first.' })
  specialties(@Ctx() ctx: Context): Promise<Specialty[]> {
    return listSpecialties(ctx);
  }

  @Allow(Public)
  @Query(() => Specialty, { description: 'One active specialty. NOT_FOUND otherwise.' })
  specialty(@Ctx() ctx: Context, @Arg('id', () => Int, { description: 'That of an active one.' }) id: number): Promise<Specialty> {
    return getSpecialty(ctx, id);
  }
}
