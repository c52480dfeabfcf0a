import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import { NotForKeys } from '../../../platform/access/scope';
import type { Context } from '../../../platform/context';
import { Constraint } from '../../../platform/graphql/constraint';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { ERASURE_REASON, erasePatient } from './erase-patient';
import { PatientErasure } from './patient-erasure.object';

const REASON = { minLength: 1, maxLength: ERASURE_REASON.max };

@Resolver()
export class PatientErasureResolver {
  @Allow(Admin('people'))
  @NotForKeys()
  @Mutation(() => PatientErasure, {
    description:
      'Erases the data of a patient and of those merged into it: the account, contact, notes, family, places in waiting ' +
      'lists and open requests go. The identity is blocked; past turnos keep the name they were booked with. Cannot be ' +
      'undone. Idempotent. NOT_FOUND; BAD_REQUEST on reason; CONFLICT for a stale version, on id while turnos are to come, ' +
      'and for the account of a professional or administrator.',
  })
  erasePatient(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the patient; NOT_FOUND if unknown or merged.' }) id: string,
    @Constraint(REASON)
    @Arg('reason', { description: 'Why, 1 to 500 characters: who asked for it, and when.' })
    reason: string,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<PatientErasure> {
    return erasePatient(ctx, id, reason, expectedVersion);
  }
}
