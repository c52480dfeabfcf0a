import { clinicDay } from '../../../domain/clinic-time';
import type { Interval } from '../../../domain/intervals';
import { overlaps } from '../../../domain/intervals';
import { spanOf } from '../../../domain/rental-request';
import { seriesDates, type SeriesPattern } from '../../../domain/rental-series';
import type { Context } from '../../../platform/context';
import { listHolidays } from '../../room-hours/holidays/holiday.service';
import { assertInUse } from '../../rooms/room-in-use';
import { SOME_ROOM_DAYS, takenTimes, type RoomData, type RoomDaysData } from '../month/room-days.sql';
import { costOf } from '../price/rental-cost';
import { equalRentals } from '../quote/equal-rentals';
import { refusalOn } from '../rent/rent-day';
import type { SeriesDay } from './rental-series.objects';
import { hoursOn } from './read-series';

interface Previewed {
  pattern: SeriesPattern;
  roomId: number;
  tenant: number;
  /** Exclusive. */
  after?: string;
}

/** Current state of each date, one statement a month. NOT_FOUND and CONFLICT for the room. */
export async function previewSeries(ctx: Context, { pattern, roomId, tenant, after }: Previewed): Promise<SeriesDay[]> {
  const dates = seriesDates(pattern).filter((date) => after === undefined || date > after);
  const days: SeriesDay[] = [];
  for (const month of new Set(dates.map((date) => date.slice(0, 7)))) {
    const its = dates.filter((date) => date.startsWith(month));
    const [data] = await ctx.db.rows(SOME_ROOM_DAYS, [its[0], its.at(-1), tenant, ctx.now, [roomId]]);
    if (!data) throw new Error('The settings row is missing');
    const [room] = data.rooms;
    assertInUse(ctx.actor, room, 'roomId');
    const holidays = await listHolidays(ctx, { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) });
    for (const date of its) {
      const holiday = holidays.find((it) => it.date === date)?.name ?? null;
      days.push({ date, holiday, ...dayOf(ctx, data, room, { date, intervals: hoursOn(pattern, date) }) });
    }
  }
  return days;
}

function dayOf(
  ctx: Context,
  data: RoomDaysData,
  room: RoomData,
  { date, intervals }: { date: string; intervals: Interval[] },
): Omit<SeriesDay, 'date' | 'holiday'> {
  const day = clinicDay(data.zone, date);
  const spans = intervals.map((interval) => spanOf(data.zone, day, interval));
  const refusal = refusalOn(ctx, data.zone, room, { date, intervals, mode: 'manual' });
  const isWanted = (time: Interval) => spans.some((span) => overlaps(span, time));
  const takenBy = room.rentals.flatMap(([, , start, end, name]) => (isWanted({ start, end }) ? [name] : []));
  const isTaken = takenTimes(room).some(isWanted);
  const lengths = spans.map(({ start, end }) => Math.max(0, end - start));
  return {
    state: refusal === null ? 'free' : isTaken ? 'taken' : 'closed',
    reason: refusal?.message ?? null,
    takenBy: [...new Set(takenBy)],
    quote: { bookingCount: lengths.length, ...costOf(equalRentals(data, [room.hourlyRate], lengths)) },
  };
}
