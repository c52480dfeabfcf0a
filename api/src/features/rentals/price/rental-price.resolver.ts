import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';

import { staffMay } from '../../../platform/access/actor';
import { Admin, Allow, Professional, SignedIn } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { Money } from '../../../platform/graphql/scalars';
import { Room } from '../../rooms/room.entity';
import { listActiveRooms } from '../../rooms/room.service';
import { RentalConfig } from './rental-config.object';
import { currentHourlyCost, rentalConfig, updateDefaultHourlyCost } from './rental-config.service';

@Resolver(() => Room)
export class RentalPriceResolver {
  @Allow(Professional, Admin('prices', 'rooms'))
  @Query(() => RentalConfig, { description: 'Prices of future rentals; existing ones keep theirs.' })
  rentalConfig(@Ctx() ctx: Context): Promise<RentalConfig> {
    return rentalConfig(ctx);
  }

  @Allow(Admin('prices'))
  @Mutation(() => RentalConfig, {
    description:
      'Changes the hourly cost of rooms without their own rate, for future rentals. CONFLICT for a stale ' + 'version.',
  })
  updateDefaultHourlyCost(
    @Ctx() ctx: Context,
    @Arg('defaultHourlyCost', () => Money, { description: "In the clinic's currency." }) defaultHourlyCost: string,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<RentalConfig> {
    return updateDefaultHourlyCost(ctx, defaultHourlyCost, expectedVersion);
  }

  @Allow(SignedIn)
  @Query(() => [Room], {
    description: 'The rooms that can be rented: the active ones, lower order first. Public fields, for members.',
  })
  rentableRooms(@Ctx() ctx: Context): Promise<Room[]> {
    return listActiveRooms(ctx);
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description:
      "Current hourly cost: the room's rate, else the clinic's. null except for professionals, and administrators of rooms or prices.",
  })
  async currentHourlyCost(@Ctx() ctx: Context, @Root() room: Room): Promise<string | null> {
    return staffMay(ctx.actor, 'rooms', 'prices') ? currentHourlyCost(ctx, room) : null;
  }
}
