import { floorToMinute } from '../../domain/epoch-minute';
import { isFreeForHolder } from '../../domain/held-slot';
import type { Hold } from '../holds/hold.entity';
import { toSchedule, type ScheduleData, type SlotQuery } from '../slots/schedule.sql';

/**
 * Those whose slot is one still: since then somebody may have marked another absence, closed the room or be leaving.
 * Of these professionals alone.
 */
export function stillFree(
  holds: ReadonlyMap<string, Hold>,
  schedules: readonly ScheduleData[],
  query: Pick<SlotQuery, 'dates' | 'earliestStart'>,
): Map<string, Hold> {
  const isStill = ({ professionalId, roomId, startsAt, endsAt }: Hold): boolean => {
    const data = schedules.find((it) => it.professionalId === professionalId);
    if (!data) return false;
    const start = floorToMinute(startsAt);
    const schedule = toSchedule(data, { ...query, durationMinutes: floorToMinute(endsAt) - start });
    return isFreeForHolder({ ...schedule, rooms: schedule.rooms.filter((room) => room.roomId === roomId) }, start);
  };
  return new Map([...holds].filter(([, hold]) => isStill(hold)));
}
