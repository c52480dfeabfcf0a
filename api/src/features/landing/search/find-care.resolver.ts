import { Arg, Ctx, Extensions, Query, Resolver } from 'type-graphql';

import { Allow, Public } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { price } from '../../../platform/graphql/max-root-price';
import { findCare, LEAST_LETTERS, LONGEST_SEARCH } from './find-care.service';
import { FoundCare } from './found-care.object';

@Resolver()
export class FindCareResolver {
  @Allow(Public)
  @Extensions(price(4))
  @Query(() => FoundCare, {
    description:
      'Finds specialties and professionals by name, profession, complaint or keyword. Ignores accents, gender ' +
      'and number, and allows one typing error per word.',
  })
  findCare(
    @Ctx() ctx: Context,
    @Arg('search', () => String, {
      description: `Search text, ${LEAST_LETTERS} to ${LONGEST_SEARCH} characters; shorter texts find nothing. BAD_REQUEST for longer ones.`,
    })
    search: string,
  ): Promise<FoundCare> {
    return findCare(ctx, search);
  }
}
