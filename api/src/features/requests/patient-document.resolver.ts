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
      'Digits of the DNI that their latest request tells, else an imported turno, for administrators; null when none does.',
  })
  documentNumber(@Ctx() ctx: Context, @Root() patient: Patient): Promise<string | null> {
    return documentNumberLoader(ctx).load(personKey(patient));
  }
}
