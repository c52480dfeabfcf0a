import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import { NotForKeys } from '../../../platform/access/scope';
import type { Context } from '../../../platform/context';
import { Constraint } from '../../../platform/graphql/constraint';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { PersonalData } from '../../../platform/access/personal-data';
import { PatientReading } from '../reads/patient-read.object';
import { erasedReadsLoader } from '../reads/patient-reads';
import { ERASURE_REASON, erasePatient } from './erase-patient';
import { BlockedIdentity, PatientErasure } from './patient-erasure.object';
import { readBlockedIdentity } from './read-blocked-identity';

const REASON = { minLength: 1, maxLength: ERASURE_REASON.max };

@Resolver(() => PatientErasure)
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

  @Allow(Admin('security'))
  @NotForKeys()
  @PersonalData()
  @Mutation(() => [BlockedIdentity], {
    description:
      'Reads the blocked identity of an erased patient, then those of the patients merged into it. The reading is noted ' +
      'with its reason, once per hour, and audited. BAD_REQUEST on reason; NOT_FOUND if the data were not erased; CONFLICT ' +
      'once they are anonymized.',
  })
  readBlockedIdentity(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the patient.' }) id: string,
    @Constraint(REASON)
    @Arg('reason', { description: 'Why, 1 to 500 characters: who asked for it, and what for.' })
    reason: string,
  ): Promise<BlockedIdentity[]> {
    return readBlockedIdentity(ctx, id, reason);
  }

  @FieldResolver(() => [PatientReading], {
    nullable: true,
    description: 'Readers of the patient, the 50 newest readings; null without the permission `security`.',
  })
  reads(@Ctx() ctx: Context, @Root() { id }: PatientErasure): Promise<PatientReading[] | null> {
    return erasedReadsLoader(ctx).load(id);
  }
}
