import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Public } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { ExpectedVersion } from '../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key';
import { PayerArgs } from './payer';
import { Specialty } from './specialty.entity';
import { CreateSpecialtyInput, UpdateSpecialtyInput } from './specialty.inputs';
import * as specialties from './specialty.service';

@Resolver(() => Specialty)
export class SpecialtyResolver {
  @Allow(Public)
  @Query(() => [Specialty], { description: 'Active specialties, lower order first.' })
  specialties(@Ctx() ctx: Context, @Args(() => PayerArgs) payer: PayerArgs): Promise<Specialty[]> {
    return specialties.listSpecialties(ctx, payer);
  }

  @Allow(Public)
  @Query(() => Specialty, { description: 'An active specialty; NOT_FOUND otherwise.' })
  specialty(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Id of an active specialty.' }) id: number,
  ): Promise<Specialty> {
    return specialties.getSpecialty(ctx, id);
  }

  @Allow(Public)
  @Query(() => Specialty, {
    description: 'The active specialty with this current or earlier slug; NOT_FOUND otherwise.',
  })
  specialtyNamed(
    @Ctx() ctx: Context,
    @Arg('slug', { description: 'A current or earlier slug, or an id.' }) slug: string,
  ): Promise<Specialty> {
    return specialties.getSpecialtyNamed(ctx, slug);
  }

  @Allow(Admin(...specialties.LISTS_SPECIALTIES))
  @Query(() => [Specialty], { description: 'Every specialty, inactive ones too, lower order first.' })
  allSpecialties(@Ctx() ctx: Context): Promise<Specialty[]> {
    return specialties.listAllSpecialties(ctx);
  }

  @Allow(Admin('people'))
  @Mutation(() => Specialty, { description: 'Adds a specialty. CONFLICT on name when taken.' })
  createSpecialty(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateSpecialtyInput, { description: 'Only the name is required.' })
    input: CreateSpecialtyInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Specialty> {
    return specialties.createSpecialty(ctx, input, idempotencyKey);
  }

  @Allow(Admin('people'))
  @Mutation(() => Specialty, {
    description:
      'Changes the given fields of a specialty; existing requests keep their form. NOT_FOUND; CONFLICT on name ' +
      'when taken, for a stale version, and on deactivating with open requests: `unconfirmed`, beside the ' +
      'code, lists them until all are confirmed. They stay open.',
  })
  updateSpecialty(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Id of an active or inactive specialty; NOT_FOUND if unknown.' }) id: number,
    @Arg('input', () => UpdateSpecialtyInput, { description: 'Fields to change.' }) input: UpdateSpecialtyInput,
    @Arg('confirmedRequests', () => [ID], {
      nullable: true,
      description: 'Ids of requests that may stay open in a deactivated specialty, from `unconfirmed`.',
    })
    confirmedRequests?: string[] | null,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<Specialty> {
    return specialties.updateSpecialty(ctx, id, input, { expectedVersion, confirmedRequests });
  }

  @Allow(Admin('people'))
  @Mutation(() => Boolean, {
    description:
      'Deletes a specialty without professionals, waiting entries and requests; otherwise CONFLICT explains ' +
      'the alternative. NOT_FOUND. Returns true.',
  })
  deleteSpecialty(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Id of an active or inactive specialty; NOT_FOUND if unknown.' }) id: number,
  ): Promise<true> {
    return specialties.deleteSpecialty(ctx, id);
  }

  @FieldResolver(() => String, {
    description:
      "Last part of the page's path, /especialidades/<slug>: the name in lower case without accents, numbered " +
      'if taken; the id for a name without letters.',
  })
  slug(@Root() { id, slug }: Specialty): string {
    return slug ?? String(id);
  }
}
