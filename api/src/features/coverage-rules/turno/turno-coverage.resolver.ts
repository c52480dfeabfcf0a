import { Args, Ctx, Query, Resolver } from 'type-graphql';

import { Allow, Public } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { CoverageForArgs, TurnoCoverage } from './turno-coverage.objects';
import { coverageFor } from './turno-coverage.service';

@Resolver()
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
}
