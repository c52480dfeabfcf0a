import { takenSpan } from '../../domain/buffers';
import { floorToMinute } from '../../domain/epoch-minute';
import { isSame, type Interval } from '../../domain/intervals';
import { isFree } from '../../domain/slots';
import type { Hold } from '../holds/hold.entity';
import { toSchedule, type ScheduleData, type SlotQuery } from '../slots/schedule.sql';

/**
 * Those that could be placed now if they were not there: since then somebody may have marked another absence, closed
 * the room or be leaving. Of these professionals alone.
 */
export function stillFree(
  holds: ReadonlyMap<string, Hold>,
  schedules: readonly ScheduleData[],
  query: Pick<SlotQuery, 'dates' | 'earliestStart'>,
): Map<string, Hold> {
  const isStill = (hold: Hold): boolean => {
    const data = schedules.find(({ professionalId }) => professionalId === hold.professionalId);
    return data !== undefined && isFreeBut(hold, data, query);
  };
  return new Map([...holds].filter(([, hold]) => isStill(hold)));
}

function isFreeBut(hold: Hold, data: ScheduleData, query: Pick<SlotQuery, 'dates' | 'earliestStart'>): boolean {
  const [start, end] = [floorToMinute(hold.startsAt), floorToMinute(hold.endsAt)];
  const durationMinutes = end - start;
  const { bufferBeforeMinutes: beforeMinutes, bufferAfterMinutes: afterMinutes } = hold;
  const itself = takenSpan({ start, durationMinutes }, { beforeMinutes, afterMinutes });
  const isOther = (span: Interval) => !isSame(span, itself);
  const schedule = toSchedule(data, { ...query, durationMinutes });
  const rooms = schedule.rooms.filter(({ roomId }) => roomId === hold.roomId);
  const besides = {
    ownBusy: schedule.ownBusy.filter(isOther),
    rooms: rooms.map((room) => ({ ...room, blocked: room.blocked.filter(isOther) })),
  };
  return isFree({ ...schedule, ...besides }, start);
}
