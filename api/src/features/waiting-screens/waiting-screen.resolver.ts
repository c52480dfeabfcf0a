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
  @Allow(Admin)
  @Query(() => [WaitingScreen], { description: 'Every waiting-room screen, by name.' })
  waitingScreens(@Ctx() ctx: Context): Promise<WaitingScreen[]> {
    return screens.listScreens(ctx);
  }

  @NeedsProof()
  @Allow(Admin)
  @Mutation(() => NewWaitingScreen, {
    description:
      'Adds a waiting-room screen and tells its token. A retry gets another token for the same screen, and that of the ' +
      'first answer opens nothing.',
  })
  createWaitingScreen(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateWaitingScreenInput, { description: 'Only the name is needed.' })
    input: CreateWaitingScreenInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<NewWaitingScreen> {
    return screens.createScreen(ctx, input, idempotencyKey);
  }

  @NeedsProof('to show more of the patients')
  @Allow(Admin)
  @Mutation(() => WaitingScreen, {
    description:
      'Changes the given fields of a screen, which shows it within seconds. NOT_FOUND; CONFLICT when the version that it was ' +
      'made on no longer stands.',
  })
  updateWaitingScreen(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'One of waitingScreens; NOT_FOUND otherwise.' }) id: number,
    @Arg('input', () => UpdateWaitingScreenInput, { description: 'Only what changes.' })
    input: UpdateWaitingScreenInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<WaitingScreen> {
    return screens.updateScreen(ctx, id, input, expectedVersion);
  }

  @Allow(Admin)
  @Mutation(() => Boolean, {
    description:
      'Removes a screen: its address opens nothing from now on, wherever it is open. NOT_FOUND. Answers true.',
  })
  deleteWaitingScreen(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'One of waitingScreens; NOT_FOUND otherwise.' }) id: number,
  ): Promise<true> {
    return screens.deleteScreen(ctx, id);
  }
}
