import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key';
import { Money } from '../../platform/graphql/scalars';
import { professionalLoader } from '../professionals/professional.service';
import { CloseTillInput } from './till.inputs';
import { Till, TillPage, TillProfessionalTotal, TillSums } from './till.objects';
import * as tills from './till.service';

export const PAGE = { defaultValue: 1, description: 'Starts at 1.' };
export const LIMIT = { defaultValue: 50, description: 'Items per page, 1 to 100.' };

@Resolver(() => Till)
export class TillResolver {
  @Allow(Admin('till', 'reports'))
  @Query(() => Till, { nullable: true, description: 'The open till; null: none is open.' })
  currentTill(@Ctx() ctx: Context): Promise<Till | null> {
    return tills.currentTill(ctx);
  }

  @Allow(Admin('till', 'reports'))
  @Query(() => Till, { description: 'A till, open or closed. NOT_FOUND.' })
  till(@Ctx() ctx: Context, @Arg('id', () => Int, { description: 'Id of the till.' }) id: number): Promise<Till> {
    return tills.tillOfId(ctx, id);
  }

  @Allow(Admin('till', 'reports'))
  @Query(() => TillPage, { description: 'Tills, the latest first. BAD_REQUEST on page or limit.' })
  tills(
    @Ctx() ctx: Context,
    @Arg('page', () => Int, PAGE) page: number,
    @Arg('limit', () => Int, LIMIT) limit: number,
  ): Promise<TillPage> {
    return tills.listTills(ctx, page, limit);
  }

  @Allow(Admin('till'))
  @Mutation(() => Till, {
    description: 'Opens the till, or states the opening cash of one that a payment opened. CONFLICT if it is open.',
  })
  openTill(
    @Ctx() ctx: Context,
    @Arg('openingCash', () => Money, { description: 'Cash in the drawer.' }) openingCash: string,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Till> {
    return tills.openTill(ctx, openingCash, idempotencyKey);
  }

  @Allow(Admin('till'))
  @Mutation(() => Till, {
    description:
      'Closes the till with the counted money; a difference is recorded, not refused. NOT_FOUND; BAD_REQUEST without ' +
      'opening cash; CONFLICT for a closed till, and on `seenPayments`.',
  })
  closeTill(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Id of the till.' }) id: number,
    @Arg('input', () => CloseTillInput, { description: 'Counted money.' }) input: CloseTillInput,
  ): Promise<Till> {
    return tills.closeTill(ctx, id, input);
  }

  @FieldResolver(() => TillSums, { description: 'Sums by means and by professional.' })
  sums(@Ctx() ctx: Context, @Root() { id }: Till): Promise<TillSums> {
    return tills.totalsLoader(ctx).load(id) as Promise<TillSums>;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the account that opened it; null for a program.',
  })
  openedByName(@Ctx() ctx: Context, @Root() { openedById }: Till): Promise<string | null> | null {
    return openedById === null ? null : tills.userNameLoader(ctx).load(openedById);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Name of the account that closed it; null while open.' })
  closedByName(@Ctx() ctx: Context, @Root() { closedById }: Till): Promise<string | null> | null {
    return closedById === null ? null : tills.userNameLoader(ctx).load(closedById);
  }
}

@Resolver(() => TillProfessionalTotal)
export class TillProfessionalTotalResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Name of the professional; null for other things.' })
  async professionalName(
    @Ctx() ctx: Context,
    @Root() { professionalId }: TillProfessionalTotal,
  ): Promise<string | null> {
    if (professionalId === null) return null;
    return (await professionalLoader(ctx).load(professionalId))?.name ?? null;
  }
}
