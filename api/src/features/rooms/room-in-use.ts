import type { Actor } from '../../platform/access/actor';
import { AppError, notFound } from '../../platform/errors/app-error';
import type { Room } from './room.entity';
import { canSeeRoom } from './room.policy';

/** NOT_FOUND for an unknown or hidden room, CONFLICT on `field` for an inactive one. */
export function assertInUse<Some extends Pick<Room, 'name' | 'isActive'>>(
  actor: Actor,
  room: Some | undefined,
  field: 'roomId' | 'roomIds',
): asserts room is Some {
  if (!room || !canSeeRoom(actor, room)) throw notFound('La sala no existe');
  if (!room.isActive) throw new AppError('CONFLICT', `La sala ${room.name} no está activa. Elegí otra sala`, { field });
}
