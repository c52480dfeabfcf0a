import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import { PersonalData } from '../../platform/access/personal-data';
import type { Context } from '../../platform/context';
import { Patient } from '../patients/patient.object';
import { documentNumberLoader, personKey } from './requested-patients';

/** Here because patients don't depend on requests. */
@Resolver(() => Patient)
export class PatientDocumentResolver {
  @PersonalData()
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Digits of the DNI in the latest request, else in an imported appointment, for administrators; null if ' +
      'unknown.',
  })
  documentNumber(@Ctx() ctx: Context, @Root() patient: Patient): Promise<string | null> {
    return documentNumberLoader(ctx).load(personKey(patient));
  }
}
