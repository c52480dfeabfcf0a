import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import { PersonalData } from '../../platform/access/personal-data';
import type { Context } from '../../platform/context';
import { Patient } from '../patients/patient.entity';
import { documentNumberLoader } from './patient-documents';

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
  documentNumber(@Ctx() ctx: Context, @Root() { id }: Patient): Promise<string | null> {
    return documentNumberLoader(ctx).load(id);
  }
}
