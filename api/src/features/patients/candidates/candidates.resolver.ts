import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import { OverwritesPersonalData, PersonalData } from '../../../platform/access/personal-data';
import type { Context } from '../../../platform/context';
import { PatientCandidate, PatientCandidatePage } from './candidate.object';
import { decideCandidate, listCandidates } from './candidates.service';

@Resolver()
export class CandidatesResolver {
  @Allow(Admin('patients'))
  @PersonalData()
  @Query(() => PatientCandidatePage, {
    description:
      'Pairs of patients that may be one person, found within a minute of a change. Excludes merged ones and pairs of ' +
      'two accounts. BAD_REQUEST on page or limit.',
  })
  patientCandidates(
    @Ctx() ctx: Context,
    @Arg('isDismissed', () => Boolean, { defaultValue: false, description: 'true: those decided to be two persons.' })
    isDismissed: boolean,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Starts at 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'Page size, 1 to 100.' }) limit: number,
  ): Promise<PatientCandidatePage> {
    return listCandidates(ctx, isDismissed, page, limit);
  }

  @Allow(Admin('patients'))
  @PersonalData()
  @OverwritesPersonalData('id')
  @Mutation(() => PatientCandidate, {
    description:
      'Decides that the two are two persons: the pair leaves the list. Idempotent. NOT_FOUND, also once merged.',
  })
  dismissPatientCandidate(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the candidate.' }) id: string,
  ): Promise<PatientCandidate> {
    return decideCandidate(ctx, id, true);
  }

  @Allow(Admin('patients'))
  @PersonalData()
  @OverwritesPersonalData('id')
  @Mutation(() => PatientCandidate, {
    description: 'Takes the decision back: the pair returns to the list. Idempotent. NOT_FOUND, also once merged.',
  })
  restorePatientCandidate(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the candidate.' }) id: string,
  ): Promise<PatientCandidate> {
    return decideCandidate(ctx, id, false);
  }
}
