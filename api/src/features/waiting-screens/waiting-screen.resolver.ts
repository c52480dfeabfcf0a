import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import { NeedsProof } from '../../platform/access/proof';
import type { Context } from '../../platform/context';
import { ExpectedVersion } from '../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key';
import { WaitingScreen } from './waiting-screen.entity';
import { CreateWaitingScreenInput, NewWaitingScreen, UpdateWaitingScreenInput } from './waiting-screen.inputs';
import * as screens from './waiting-screen.service';

@Resolver(() => WaitingScreen)
export class WaitingScreenResolver {
  @Allow(Admin('settings'))
  @Query(() => [WaitingScreen], { description: 'Every screen of calls or arrivals, by name.' })
  waitingScreens(@Ctx() ctx: Context): Promise<WaitingScreen[]> {
    return screens.listScreens(ctx);
  }

  @NeedsProof()
  @Allow(Admin('settings'))
  @Mutation(() => NewWaitingScreen, {
    description:
      'Adds a screen and returns its token. A retry returns a new token for the same screen and ' +
      'revokes the first.',
  })
  createWaitingScreen(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateWaitingScreenInput, { description: 'Only the name is required.' })
    input: CreateWaitingScreenInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<NewWaitingScreen> {
    return screens.createScreen(ctx, input, idempotencyKey);
  }

  @NeedsProof('to show more of the patients')
  @Allow(Admin('settings'))
  @Mutation(() => WaitingScreen, {
    description:
      'Changes the given fields of a screen, effective within seconds. NOT_FOUND; CONFLICT for a stale version.',
  })
  updateWaitingScreen(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Id of a screen; NOT_FOUND if unknown.' }) id: number,
    @Arg('input', () => UpdateWaitingScreenInput, { description: 'Fields to change.' })
    input: UpdateWaitingScreenInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<WaitingScreen> {
    return screens.updateScreen(ctx, id, input, expectedVersion);
  }

  @Allow(Admin('settings'))
  @Mutation(() => Boolean, {
    description: 'Deletes a screen and closes it wherever it is open. NOT_FOUND. Returns true.',
  })
  deleteWaitingScreen(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'Id of a screen; NOT_FOUND if unknown.' }) id: number,
  ): Promise<true> {
    return screens.deleteScreen(ctx, id);
  }
}
