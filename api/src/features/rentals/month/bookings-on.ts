import type { ClinicDay } from '../../../domain/clinic-time';
import { formatTime } from '../../../domain/time-of-day';
import { wallSpan } from '../../../domain/wall-span';
import type { Context } from '../../../platform/context';
import { canReadNotes } from '../rental.policy';
import { isOn } from './rentable-days';
import type { RoomData } from './room-days.sql';
import type { RoomDayBooking } from './room-month.objects';

/** Earliest first. Hides what the actor may not see, and marks the tenant's own. */
export function bookingsOn(
  ctx: Context,
  zone: string,
  day: ClinicDay,
  { rentals }: RoomData,
  tenant: number | null,
): RoomDayBooking[] {
  return rentals.flatMap(([id, professionalId, start, end, professionalName, notes]) => {
    if (!isOn(day, { start, end })) return [];
    const wall = wallSpan(zone, day, { start, end });
    const isTheirs = canReadNotes(ctx.actor, professionalId);
    return [
      {
        id: isTheirs ? id : null,
        startTime: formatTime(wall.start),
        endTime: formatTime(wall.end),
        isOwn: professionalId === tenant,
        professionalName,
        notes: isTheirs ? notes : null,
      },
    ];
  });
}
