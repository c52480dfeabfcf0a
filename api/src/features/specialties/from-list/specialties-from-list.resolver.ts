import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { Constraint } from '../../../platform/graphql/constraint';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { Specialty } from '../specialty.entity';
import { addSpecialtiesFromList, NAMES } from './specialties-from-list.service';

@Resolver()
export class SpecialtiesFromListResolver {
  @Allow(Admin('people'))
  @Mutation(() => [Specialty], {
    description:
      'Adds common specialties with icon, description, keywords and form, all or nothing. Existing ones stay ' +
      'unchanged and are returned too. BAD_REQUEST for a name that is not listed.',
  })
  addSpecialtiesFromList(
    @Ctx() ctx: Context,
    @Constraint(NAMES)
    @Arg('names', () => [String], { description: '1 to 100, e.g. Cardiología, whatever capitals and accents.' })
    names: string[],
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Specialty[]> {
    return addSpecialtiesFromList(ctx, names, idempotencyKey);
  }
}
