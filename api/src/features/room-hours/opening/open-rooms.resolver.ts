import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { Room } from '../../rooms/room.entity';
import { OpenRoomsInput } from './open-rooms.inputs';
import { openRooms } from './open-rooms.service';

@Resolver()
export class OpenRoomsResolver {
  @Allow(Admin('rooms'))
  @Mutation(() => [Room], {
    description:
      'Adds rooms, and opens them and existing ones in every unconfigured month until December of next year, ' +
      'all or nothing. BAD_REQUEST or CONFLICT (taken name) with the field, e.g. rooms.1.name; NOT_FOUND.',
  })
  openRooms(
    @Ctx() ctx: Context,
    @Arg('input', () => OpenRoomsInput, { description: 'At least one room.' }) input: OpenRoomsInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Room[]> {
    return openRooms(ctx, input, idempotencyKey);
  }
}
