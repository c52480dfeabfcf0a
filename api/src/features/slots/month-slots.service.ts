import { datesOfMonth } from '../../domain/calendar-date';
import { toOffsetIsoList } from '../../domain/clinic-time';
import type { Context } from '../../platform/context';
import { assertMonth } from '../../platform/validation/month';
import { assertDuration } from '../professionals/appointment-duration';
import { lookForMonth, recently } from './look-for-slots';
import { NoSlotsReason } from './no-slots.objects';
import type { MonthSlots } from './slots.objects';

interface MonthQuery {
  professionalId: number;
  year: number;
  month: number;
  roomId?: number | null;
  durationMinutes?: number | null;
}

/** One statement. NOT_FOUND for an unknown or hidden professional. */
export async function getMonthSlots(ctx: Context, query: MonthQuery): Promise<MonthSlots> {
  const { professionalId, year, month, roomId, durationMinutes } = query;
  assertMonth(year, month);
  assertDuration(durationMinutes);
  const question = ['month', professionalId, year, month, roomId, durationMinutes];
  return recently(ctx, question, (watched) => findMonthSlots(watched, query));
}

async function findMonthSlots(ctx: Context, query: MonthQuery): Promise<MonthSlots> {
  const { professionalId, year, month, roomId = null } = query;
  const traits = { roomId, durationMinutes: query.durationMinutes };
  const { schedule, found } = await lookForMonth(ctx, professionalId, datesOfMonth(year, month), traits);
  return {
    professionalId,
    year,
    month,
    durationMinutes: schedule.durationMinutes,
    withheld: found.withheld.map(({ date, reason }) => ({
      day: Number(date.slice(8)),
      reason: NoSlotsReason[reason],
    })),
    days: found.days
      .filter(({ starts }) => starts.length > 0)
      .map(({ date, starts }) => ({ day: Number(date.slice(8)), slots: toOffsetIsoList(schedule.zone, starts) })),
  };
}
