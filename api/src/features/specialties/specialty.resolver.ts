import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Public } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { ExpectedVersion } from '../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key';
import { Specialty } from './specialty.entity';
import { CreateSpecialtyInput, UpdateSpecialtyInput } from './specialty.inputs';
import * as specialties from './specialty.service';

@Resolver(() => Specialty)
export class SpecialtyResolver {
  @Allow(Public)
  @Query(() => [Specialty], { description: 'Active specialties, lower order first.' })
  specialties(@Ctx() ctx: Context): Promise<Specialty[]> {
    return specialties.listSpecialties(ctx);
  }

  @Allow(Public)
  @Query(() => Specialty, { description: 'One active specialty. NOT_FOUND otherwise.' })
  specialty(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'That of an active one.' }) id: number,
  ): Promise<Specialty> {
    return specialties.getSpecialty(ctx, id);
  }

  @Allow(Public)
  @Query(() => Specialty, {
    description: 'The active specialty with a page at this address, now or before. NOT_FOUND otherwise.',
  })
  specialtyNamed(
    @Ctx() ctx: Context,
    @Arg('slug', { description: 'A present or earlier slug, or an id.' }) slug: string,
  ): Promise<Specialty> {
    return specialties.getSpecialtyNamed(ctx, slug);
  }

  @Allow(Admin)
  @Query(() => [Specialty], { description: 'Every specialty, inactive ones too, lower order first.' })
  allSpecialties(@Ctx() ctx: Context): Promise<Specialty[]> {
    return specialties.listAllSpecialties(ctx);
  }

  @Allow(Admin)
  @Mutation(() => Specialty, { description: 'Adds a specialty. CONFLICT on name when another specialty has it.' })
  createSpecialty(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateSpecialtyInput, { description: 'Only the name is needed.' }) input: CreateSpecialtyInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Specialty> {
    return specialties.createSpecialty(ctx, input, idempotencyKey);
  }

  @Allow(Admin)
  @Mutation(() => Specialty, {
    description:
      'Changes the given fields of a specialty; requests that were sent keep the form that they answered. NOT_FOUND; CONFLICT on ' +
      'name when another specialty has it, when the version that it was made on no longer stands, and when it switches off one ' +
      'that has open requests: `unconfirmed`, beside the code, lists them, and nothing changes before all are confirmed. They ' +
      'stay open.',
  })
  updateSpecialty(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'An active or inactive specialty; NOT_FOUND otherwise.' }) id: number,
    @Arg('input', () => UpdateSpecialtyInput, { description: 'Only what changes.' }) input: UpdateSpecialtyInput,
    @Arg('confirmedRequests', () => [ID], {
      nullable: true,
      description:
        'The ids of the requests that may stay open in a specialty that is switched off, as unconfirmed listed them.',
    })
    confirmedRequests?: string[] | null,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<Specialty> {
    return specialties.updateSpecialty(ctx, id, input, { expectedVersion, confirmedRequests });
  }

  @Allow(Admin)
  @Mutation(() => Boolean, {
    description:
      'Removes a specialty without professionals, waiting entries and requests; otherwise CONFLICT says what ' +
      'to do instead. NOT_FOUND. Answers true.',
  })
  deleteSpecialty(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'An active or inactive specialty; NOT_FOUND otherwise.' }) id: number,
  ): Promise<true> {
    return specialties.deleteSpecialty(ctx, id);
  }

  @FieldResolver(() => String, {
    description:
      'Last part of its page, /especialidades/<slug>: the name in small letters without accents, with a number if others have ' +
      'it; the id for a name without letters.',
  })
  slug(@Root() { id, slug }: Specialty): string {
    return slug ?? String(id);
  }
}
