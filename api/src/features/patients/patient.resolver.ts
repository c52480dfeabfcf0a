import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import { OverwritesPersonalData, PersonalData } from '../../platform/access/personal-data';
import type { Context } from '../../platform/context';
import { ExpectedVersion } from '../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key';
import { updateOrMergePatient } from './merge/merge-by-document';
import { PatientIdentifier } from './patient-identifier.entity';
import { Patient } from './patient.entity';
import { CreatePatientInput, UpdatePatientInput } from './patient.inputs';
import * as patients from './patient.service';

@Resolver(() => Patient)
export class PatientResolver {
  @Allow(Admin('patients'))
  @PersonalData()
  @Mutation(() => Patient, {
    description:
      'Adds a patient without appointments. CONFLICT on name if one has the name and the e-mail or phone, on ' +
      'identifiers if one has the document.',
  })
  createPatient(
    @Ctx() ctx: Context,
    @Arg('input', () => CreatePatientInput, { description: 'Only the name is required.' }) input: CreatePatientInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Patient> {
    return patients.createPatient(ctx, input, idempotencyKey);
  }

  @Allow(Admin('patients'))
  @PersonalData()
  @OverwritesPersonalData('input')
  @Mutation(() => Patient, {
    description:
      'Changes the given fields of a patient, who no longer follows later appointments. Appointments keep their ' +
      'name and contact. A DNI of another patient with a similar name merges the two: that patient is returned, and its ' +
      '`merges` can undo it. NOT_FOUND; CONFLICT for a stale version, and on identifiers if another patient has one.',
  })
  updatePatient(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the patient; NOT_FOUND if unknown.' }) id: string,
    @Arg('input', () => UpdatePatientInput, { description: 'Fields to change.' }) input: UpdatePatientInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<Patient> {
    return updateOrMergePatient(ctx, id, input, expectedVersion);
  }

  @PersonalData()
  @FieldResolver(() => [PatientIdentifier], {
    nullable: true,
    description: 'Documents recorded by staff, for administrators; null for professionals.',
  })
  identifiers(@Ctx() ctx: Context, @Root() { id }: Patient): Promise<PatientIdentifier[] | null> {
    return patients.identifiersLoader(ctx).load(id);
  }
}
