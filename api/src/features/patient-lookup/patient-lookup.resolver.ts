import { Arg, Ctx, Extensions, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow, Professional } from '../../platform/access/allow';
import { PersonalData } from '../../platform/access/personal-data';
import type { Context } from '../../platform/context';
import { price } from '../../platform/graphql/max-root-price';
import { Patient } from './patient.object';
import { findPatients, LEAST_LETTERS, MOST_FOUND } from './patient-lookup.service';

@Resolver()
export class PatientLookupResolver {
  @Allow(Admin('patients'), Professional)
  @PersonalData()
  @Extensions(price(4))
  @Query(() => [Patient], {
    description:
      'Finds patients, each once: exact matches first, newest first, then those with a typing error. ' +
      'Administrators find accounts and patients of all appointments and requests; professionals those of ' +
      'their own appointments. Excludes the caller.',
  })
  patients(
    @Ctx() ctx: Context,
    @Arg('search', () => String, {
      description:
        'Each of its words occurs in the name, the e-mail, the phone or the DNI of a request or an import, whatever ' +
        `case and accents; of a number only the digits count. ${LEAST_LETTERS} to 200 characters; shorter searches find nothing.`,
    })
    search: string,
    @Arg('first', () => Int, { defaultValue: 10, description: `Maximum number, 1 to ${MOST_FOUND}.` }) first: number,
  ): Promise<Patient[]> {
    return findPatients(ctx, search, first);
  }
}
