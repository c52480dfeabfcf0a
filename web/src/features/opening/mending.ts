import type { NoSlotsReason } from '../../clinic/no-slots/no-slots.generated';
import { professionalHoursPath } from '../availability/availability.paths';
import { PROFESSIONALS_PATH } from '../professionals/professionals.paths';
import { ROOMS_PATH } from '../rooms/rooms.paths';
import { texts } from './texts';

const OF_ROOMS: readonly NoSlotsReason[] = [
  'no_rooms',
  'room_inactive',
  'rooms_unset',
  'rooms_closed',
  'rooms_for_others',
  'rooms_taken',
];
const OF_PROFILE: readonly NoSlotsReason[] = ['inactive', 'no_specialty'];

/** Where an administrator mends what leaves a professional without slots. */
export function mendingOf(reason: NoSlotsReason, professionalId: number): { path: string; label: string } {
  if (OF_ROOMS.includes(reason)) return { path: ROOMS_PATH, label: texts.mend.rooms };
  if (OF_PROFILE.includes(reason)) return { path: PROFESSIONALS_PATH, label: texts.mend.profile };
  return { path: professionalHoursPath(professionalId), label: texts.mend.hours };
}
