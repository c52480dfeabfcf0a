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
      'The specialties and professionals that a visitor looks for: by name, profession, complaint or any of the keywords, ' +
      'whatever accents, gender and number, and with one typing error in a word.',
  })
  findCare(
    @Ctx() ctx: Context,
    @Arg('search', () => String, {
      description: `As it is typed, ${LEAST_LETTERS} to ${LONGEST_SEARCH} characters; less finds nothing. BAD_REQUEST for more.`,
    })
    search: string,
  ): Promise<FoundCare> {
    return findCare(ctx, search);
  }
}
