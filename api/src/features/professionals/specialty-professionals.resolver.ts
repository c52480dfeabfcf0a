import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';

import type { Context } from '../../platform/context';
import { Specialty } from '../specialties/specialty.entity';
import { professionalCountLoader } from './professional-count';
import { Professional } from './professional.object';
import { professionalsOfSpecialtyLoader } from './professional.service';

/** Here because specialties don't depend on professionals. */
@Resolver(() => Specialty)
export class SpecialtyProfessionalsResolver {
  @FieldResolver(() => Int, { description: 'Professionals of this specialty that the public can see.' })
  professionalCount(@Ctx() ctx: Context, @Root() { id }: Specialty): Promise<number> {
    return professionalCountLoader(ctx).load(id);
  }

  @FieldResolver(() => [Professional], { description: 'Professionals that the public can book, in display order.' })
  professionals(@Ctx() ctx: Context, @Root() { id }: Specialty): Promise<Professional[]> {
    return professionalsOfSpecialtyLoader(ctx).load(id);
  }
}
