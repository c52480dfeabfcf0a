import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { Room } from '../../rooms/room.entity';
import { OpenRoomsInput } from './open-rooms.inputs';
import { openRooms } from './open-rooms.service';

@Resolver()
export class OpenRoomsResolver {
  @Allow(Admin)
  @Mutation(() => [Room], {
    description:
      'Adds rooms, and opens them and others in every month without hours from this one to the December of next year: all or ' +
      'none. BAD_REQUEST on the field at fault, e.g. rooms.1.name; CONFLICT there when another room has the name; NOT_FOUND.',
  })
  openRooms(
    @Ctx() ctx: Context,
    @Arg('input', () => OpenRoomsInput, { description: 'At least one room.' }) input: OpenRoomsInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Room[]> {
    return openRooms(ctx, input, idempotencyKey);
  }
}
