import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { Constraint } from '../../../platform/graphql/constraint';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { Specialty } from '../specialty.entity';
import { addSpecialtiesFromList, NAMES } from './specialties-from-list.service';

@Resolver()
export class SpecialtiesFromListResolver {
  @Allow(Admin)
  @Mutation(() => [Specialty], {
    description:
      'Adds specialties that many clinics have, each with an icon, a description, words and a form: all or none. Those that the ' +
      'clinic has already stay as they are, and are answered too. BAD_REQUEST for a name that is not of the list.',
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
