import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import { OverwritesPersonalData, PersonalData } from '../../../platform/access/personal-data';
import type { Context } from '../../../platform/context';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { Patient } from '../patient.entity';
import { mergePatients, mergesLoader, rowCountsLoader, undoPatientMerge } from './merge-patients';
import { MergePatientsInput } from './merge.inputs';
import { PatientMerge, PatientRowCounts } from './patient-merge.object';

@Resolver(() => Patient)
export class PatientMergeResolver {
  @Allow(Admin('patients'))
  @PersonalData()
  @OverwritesPersonalData('input')
  @Mutation(() => PatientMerge, {
    description:
      'Makes two patients one: appointments, requests, waiting-list entries, documents and the account move to the ' +
      'survivor. Appointments keep the name and contact they were made with. NOT_FOUND; CONFLICT for a stale version ' +
      'and if both have an account; BAD_REQUEST on mergedId for the same patient.',
  })
  mergePatients(
    @Ctx() ctx: Context,
    @Arg('input', () => MergePatientsInput, { description: 'The two, as read, and what to take from the merged one.' })
    input: MergePatientsInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<PatientMerge> {
    return mergePatients(ctx, input, idempotencyKey);
  }

  @Allow(Admin('patients'))
  @PersonalData()
  @OverwritesPersonalData('id')
  @Mutation(() => Patient, {
    description:
      'Undoes a merge, and returns the patient that is back. Both are as before; what was made or changed since stays ' +
      'with the survivor. NOT_FOUND after 30 days; CONFLICT if the survivor was merged later, or another patient has ' +
      'one of the documents.',
  })
  undoPatientMerge(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the merge.' }) id: string,
  ): Promise<Patient> {
    return undoPatientMerge(ctx, id);
  }

  @PersonalData()
  @FieldResolver(() => [PatientMerge], {
    nullable: true,
    description: 'Merges into this patient that can still be undone, newest first; null for professionals.',
  })
  merges(@Ctx() ctx: Context, @Root() { id }: Patient): Promise<PatientMerge[] | null> {
    return mergesLoader(ctx).load(id);
  }

  @FieldResolver(() => PatientRowCounts, {
    nullable: true,
    description: 'Rows that would move in a merge; null for professionals.',
  })
  rowCounts(@Ctx() ctx: Context, @Root() { id }: Patient): Promise<PatientRowCounts | null> {
    return rowCountsLoader(ctx).load(id);
  }
}
