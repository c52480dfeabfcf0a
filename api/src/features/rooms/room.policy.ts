import { adminMay, type Actor } from '../../platform/access/actor';
import type { Room } from './room.entity';

export function canSeeRoom(actor: Actor, room: Pick<Room, 'isActive'>): boolean {
  return room.isActive || adminMay(actor, 'rooms', 'appointments');
}

export function canCreateRoom(actor: Actor): boolean {
  return adminMay(actor, 'rooms');
}

export function canUpdateRoom(actor: Actor): boolean {
  return adminMay(actor, 'rooms');
}

export function canDeleteRoom(actor: Actor): boolean {
  return adminMay(actor, 'rooms');
}
