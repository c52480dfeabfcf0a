import { isAdmin, type Actor } from '../../platform/access/actor';
import type { Room } from './room.entity';

/** Inactive rooms exist for administrators alone. */
export function canSeeRoom(actor: Actor, room: Pick<Room, 'isActive'>): boolean {
  return room.isActive || isAdmin(actor);
}

export function canCreateRoom(actor: Actor): boolean {
  return isAdmin(actor);
}

export function canUpdateRoom(actor: Actor): boolean {
  return isAdmin(actor);
}

/** Whether someone may try: a room that ever held something stays, whoever asks. */
export function canDeleteRoom(actor: Actor): boolean {
  return isAdmin(actor);
}
