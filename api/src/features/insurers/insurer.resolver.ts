import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Public, SignedIn } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { ExpectedVersion } from '../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key';
import { InsurerPlan } from './insurer-plan.entity';
import { plansLoader } from './insurer-plans';
import { Insurer } from './insurer.entity';
import { CreateInsurerInput, UpdateInsurerInput } from './insurer.inputs';
import * as insurers from './insurer.service';

const ID_ARG = { description: 'Id of an insurer; NOT_FOUND if unknown.' };

@Resolver(() => Insurer)
export class InsurerResolver {
  @Allow(Public)
  @Query(() => [Insurer], { description: 'Insurers that the clinic attends, by name.' })
  acceptedInsurers(@Ctx() ctx: Context): Promise<Insurer[]> {
    return insurers.listInsurers(ctx, { accepted: true });
  }

  @Allow(SignedIn)
  @Query(() => [Insurer], { description: 'Every insurer by name, or those that a search means, best first.' })
  insurers(
    @Ctx() ctx: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Words that patients say, such as "la obra social de los camioneros"; ignores accents.',
    })
    search?: string | null,
    @Arg('accepted', () => Boolean, {
      nullable: true,
      description: 'true: only those that the clinic attends; false: only the others.',
    })
    accepted?: boolean | null,
  ): Promise<Insurer[]> {
    return insurers.listInsurers(ctx, { search, accepted });
  }

  @Allow(Admin('prices'))
  @Mutation(() => Insurer, { description: 'Adds an insurer. CONFLICT on name or rnasCode when taken.' })
  createInsurer(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateInsurerInput, { description: 'Name and kind are required.' }) input: CreateInsurerInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Insurer> {
    return insurers.createInsurer(ctx, input, idempotencyKey);
  }

  @Allow(Admin('prices'))
  @Mutation(() => Insurer, {
    description:
      'Changes the given fields of an insurer. NOT_FOUND; BAD_REQUEST to switch off private_pay; CONFLICT on name or ' +
      'rnasCode when taken, for a stale version, and on plans for a missing one that is in use.',
  })
  updateInsurer(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, ID_ARG) id: number,
    @Arg('input', () => UpdateInsurerInput, { description: 'Fields to change.' }) input: UpdateInsurerInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<Insurer> {
    return insurers.updateInsurer(ctx, id, input, expectedVersion);
  }

  @Allow(Admin('prices'))
  @Mutation(() => [Insurer], {
    description:
      'Accepts some insurers and rejects others, up to 500, all or none. NOT_FOUND; BAD_REQUEST to reject private_pay.',
  })
  setInsurersAccepted(
    @Ctx() ctx: Context,
    @Arg('acceptedIds', () => [Int], { defaultValue: [], description: 'Insurers that the clinic attends.' })
    acceptedIds: number[],
    @Arg('rejectedIds', () => [Int], { defaultValue: [], description: 'Insurers that it no longer attends.' })
    rejectedIds: number[],
  ): Promise<Insurer[]> {
    return insurers.setInsurersAccepted(ctx, acceptedIds, rejectedIds);
  }

  @Allow(Admin('prices'))
  @Mutation(() => Boolean, {
    description: 'Deletes an insurer without coverages; otherwise CONFLICT explains the alternative. Returns true.',
  })
  deleteInsurer(@Ctx() ctx: Context, @Arg('id', () => Int, ID_ARG) id: number): Promise<true> {
    return insurers.deleteInsurer(ctx, id);
  }

  @FieldResolver(() => [InsurerPlan], { description: 'Plans by name, inactive ones too.' })
  plans(@Ctx() ctx: Context, @Root() { id }: Insurer): Promise<InsurerPlan[]> {
    return plansLoader(ctx).load(id);
  }
}
