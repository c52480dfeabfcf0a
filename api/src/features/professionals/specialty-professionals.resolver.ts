import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';

import type { Context } from '../../platform/context';
import { Specialty } from '../specialties/specialty.entity';
import { professionalCountLoader } from './professional-count';

/** Specialties don't depend on professionals, so their count is here. */
@Resolver(() => Specialty)
export class SpecialtyProfessionalsResolver {
  @FieldResolver(() => Int, { description: 'Professionals of this specialty that the public can see.' })
  professionalCount(@Ctx() ctx: Context, @Root() { id }: Specialty): Promise<number> {
    return professionalCountLoader(ctx).load(id);
  }
}
