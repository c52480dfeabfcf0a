import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Patient as PatientAccount, SignedIn } from '../../../platform/access/allow';
import { OverwritesPersonalData, PersonalData } from '../../../platform/access/personal-data';
import { NotForKeys } from '../../../platform/access/scope';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { Patient } from '../patient.entity';
import { AddCoverageInput, UpdateCoverageInput } from './coverage.inputs';
import * as coverages from './coverages.service';
import { PatientCoverage } from './patient-coverage.object';

const ID_ARG = { description: 'Id of the coverage; NOT_FOUND if unknown, and for coverages of others.' };

@Resolver(() => Patient)
export class CoveragesResolver {
  @PersonalData()
  @FieldResolver(() => [PatientCoverage], {
    nullable: true,
    description: 'Coverages of the patient, the primary one first; null for professionals.',
  })
  coverages(@Ctx() ctx: Context, @Root() { id }: Patient): Promise<PatientCoverage[] | null> {
    return coverages.coveragesLoader(ctx).load(id);
  }

  @Allow(SignedIn)
  @NotForKeys()
  @Query(() => [PatientCoverage], {
    description: "Coverages of the caller's account, the primary one first; empty for staff.",
  })
  myCoverages(@Ctx() ctx: Context): Promise<PatientCoverage[]> {
    return coverages.myCoverages(ctx);
  }

  @Allow(Admin('patients'), PatientAccount)
  @PersonalData()
  @Mutation(() => PatientCoverage, {
    description:
      "Adds a coverage: by staff, or by the patient's account. NOT_FOUND; BAD_REQUEST for a number that differs from " +
      "the insurer's pattern; CONFLICT beyond ten.",
  })
  addCoverage(
    @Ctx() ctx: Context,
    @Arg('input', () => AddCoverageInput, { description: 'Insurer and number are required.' }) input: AddCoverageInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<PatientCoverage> {
    return coverages.addCoverage(ctx, input, idempotencyKey);
  }

  @Allow(Admin('patients'), PatientAccount)
  @PersonalData()
  @OverwritesPersonalData('input')
  @Mutation(() => PatientCoverage, {
    description:
      "Changes the given fields of a coverage: by staff, or by the patient's account. NOT_FOUND; CONFLICT for a stale " +
      'version.',
  })
  updateCoverage(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('input', () => UpdateCoverageInput, { description: 'Fields to change.' }) input: UpdateCoverageInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<PatientCoverage> {
    return coverages.updateCoverage(ctx, id, input, expectedVersion);
  }

  @Allow(Admin('patients'), PatientAccount)
  @PersonalData()
  @Mutation(() => ID, {
    description:
      "Removes a coverage: by staff, or by the patient's account; another one becomes primary. Returns its id. NOT_FOUND.",
  })
  removeCoverage(@Ctx() ctx: Context, @Arg('id', () => ID, ID_ARG) id: string): Promise<string> {
    return coverages.removeCoverage(ctx, id);
  }
}
