import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import { PersonalData } from '../../platform/access/personal-data';
import type { Context } from '../../platform/context';
import { listPatients } from './patient-list.service';
import { PatientPage } from './patient-page.object';

@Resolver()
export class PatientListResolver {
  @Allow(Admin('patients'))
  @PersonalData()
  @Query(() => PatientPage, {
    description: 'All patients, also those without appointments. BAD_REQUEST on page, limit or search.',
  })
  allPatients(
    @Ctx() ctx: Context,
    @Arg('search', () => String, {
      defaultValue: '',
      description:
        'Each of its words occurs in the name, the e-mail, the phone or a document, whatever case and accents; of a ' +
        'number only the digits count. At most 200 characters; empty: all patients.',
    })
    search: string,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Starts at 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 50, description: 'Page size, 1 to 100.' }) limit: number,
  ): Promise<PatientPage> {
    return listPatients(ctx, search, page, limit);
  }
}
