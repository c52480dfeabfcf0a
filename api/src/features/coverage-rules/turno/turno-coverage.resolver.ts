import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';

import { Allow, Public } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { Insurer } from '../../insurers/insurer.entity';
import { planMattersLoader } from './plan-matters';
import { professionalCoverages } from './professional-coverage.service';
import {
  CoverageForArgs,
  ProfessionalCoverage,
  ProfessionalCoveragesArgs,
  TurnoCoverage,
} from './turno-coverage.objects';
import { coverageFor } from './turno-coverage.service';

@Resolver(() => Insurer)
export class TurnoCoverageResolver {
  @Allow(Public)
  @Query(() => TurnoCoverage, {
    description:
      'Whether the clinic takes an insurer for a turno, and its copay on that day. An insurer that the clinic does not ' +
      'accept: `no`. NOT_FOUND on the unknown argument; BAD_REQUEST for private_pay, which pays the fee.',
  })
  coverageFor(@Ctx() ctx: Context, @Args(() => CoverageForArgs) turno: CoverageForArgs): Promise<TurnoCoverage> {
    return coverageFor(ctx, turno);
  }

  @Allow(Public)
  @Query(() => [ProfessionalCoverage], {
    description:
      "Each public professional's coverage of turnos booked online, by an insurer and today, in display order. " +
      'NOT_FOUND on the unknown argument; BAD_REQUEST for private_pay.',
  })
  professionalCoverages(
    @Ctx() ctx: Context,
    @Args(() => ProfessionalCoveragesArgs) { insurerId, planId = null }: ProfessionalCoveragesArgs,
  ): Promise<ProfessionalCoverage[]> {
    return professionalCoverages(ctx, { insurerId, planId });
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether a rule or copay of today or later is about one of its plans, so that the plan may matter.',
  })
  planMatters(@Ctx() ctx: Context, @Root() { id }: Insurer): Promise<boolean> {
    return planMattersLoader(ctx).load(id);
  }
}
