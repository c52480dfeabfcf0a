import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Public } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { PayerArgs } from '../specialties/payer';
import { Specialty } from '../specialties/specialty.entity';
import { specialtyLoader } from '../specialties/specialty.service';
import { PICTURE_URL_DESCRIPTION, pictureUrlOf } from '../users/pictures/picture-url';
import { Professional } from './professional.object';
import { LISTS_PROFESSIONALS } from './professional.policy';
import { getProfessional, getProfessionalNamed, listAllProfessionals, listTakers } from './professional.service';

@Resolver(() => Professional)
export class ProfessionalResolver {
  @Allow(Public)
  @Query(() => [Professional], { description: 'Professionals the public can book, in display order.' })
  professionals(
    @Ctx() ctx: Context,
    @Args(() => PayerArgs) payer: PayerArgs,
    @Arg('specialtyId', () => Int, { nullable: true, description: 'Only this specialty.' }) specialtyId?: number | null,
  ): Promise<Professional[]> {
    return listTakers(ctx, payer, specialtyId);
  }

  @Allow(Admin(...LISTS_PROFESSIONALS))
  @Query(() => [Professional], { description: 'Every professional, hidden and suspended ones too, in display order.' })
  allProfessionals(@Ctx() ctx: Context): Promise<Professional[]> {
    return listAllProfessionals(ctx);
  }

  @Allow(Public)
  @Query(() => Professional, { description: 'A professional that the public can book; NOT_FOUND otherwise.' })
  professional(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Id of the professional, not of the user.' }) id: number,
  ): Promise<Professional> {
    return getProfessional(ctx, id);
  }

  @Allow(Public)
  @Query(() => Professional, {
    description: 'The bookable professional with this current or earlier slug; NOT_FOUND otherwise.',
  })
  professionalNamed(
    @Ctx() ctx: Context,
    @Arg('slug', { description: 'A current or earlier slug, or an id.' }) slug: string,
  ): Promise<Professional> {
    return getProfessionalNamed(ctx, slug);
  }

  @FieldResolver(() => Specialty, {
    nullable: true,
    description: 'null while none is assigned; also given when inactive.',
  })
  specialty(@Ctx() ctx: Context, @Root() { specialtyId }: Professional): Promise<Specialty | null> | null {
    return specialtyId === null ? null : specialtyLoader(ctx).load(specialtyId);
  }

  @FieldResolver(() => Int, { description: 'specialtyId for REST: 0 while none is assigned.' })
  specialtyIdOrZero(@Root() { specialtyId }: Professional): number {
    return specialtyId ?? 0;
  }

  @FieldResolver(() => String, { nullable: true, description: PICTURE_URL_DESCRIPTION })
  pictureUrl(@Root() { pictureId }: Professional): string | null {
    return pictureUrlOf(pictureId);
  }
}
