import { addDays } from '../../domain/calendar-date';
import { ceilToMinute } from '../../domain/epoch-minute';
import { CLINIC_LEAD_MINUTES } from '../../domain/booking-rules';
import { daysWithheld } from '../../domain/no-slots';
import { firstSlot, offeredSlots, soonestSlots } from '../../domain/slots';
import { isStaff } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import { DEFAULT_DURATION_MINUTES } from '../professionals/appointment-duration';
import { professionalNotFound } from '../professionals/professional.service';
import { roomLoader } from '../rooms/room.service';
import { roomCountOf, toSchedule, type ScheduleData, type SlotQuery } from './schedule.sql';
import { searchFewRoomsFirst } from './search-few-rooms-first';

/** Visitors and patients share recent answers, of one minute at most; staff get new ones. */
export function recently<Value>(
  ctx: Context,
  question: readonly unknown[],
  find: (ctx: Context) => Promise<Value>,
): Promise<Value> {
  if (isStaff(ctx.actor)) return find(ctx);
  return ctx.recent.answer(JSON.stringify(['slots', ceilToMinute(ctx.now), ...question]), ctx, find);
}

interface SlotTraits {
  roomId: number | null;
  durationMinutes?: number | null;
}

/** With days that only the clinic books. NOT_FOUND. */
export async function lookForMonth(
  ctx: Context,
  professionalId: number,
  dates: readonly string[],
  { roomId, durationMinutes }: SlotTraits,
) {
  const [seen] = await searchFewRoomsFirst(
    ctx,
    { professionalIds: [professionalId], from: dates[0]!, to: dates.at(-1)!, roomId },
    {
      scheduleOf: (data) => toSchedule(data, slotQuery(ctx, data, dates, durationMinutes)),
      find: (schedule) => ({ days: offeredSlots(schedule), withheld: daysWithheld(schedule) }),
      isAll: (found, best) =>
        countOf(found.days) === countOf(best.days) && found.withheld.length === best.withheld.length,
    },
  );
  if (!seen) throw professionalNotFound();
  await assertSeen(ctx, seen, roomId);
  return seen;
}

/** NOT_FOUND. */
export async function lookForAll(
  ctx: Context,
  professionalId: number,
  dates: readonly string[],
  { roomId, durationMinutes }: SlotTraits,
) {
  const [seen] = await searchFewRoomsFirst(
    ctx,
    { professionalIds: [professionalId], from: dates[0]!, to: dates.at(-1)!, roomId },
    {
      scheduleOf: (data) => toSchedule(data, slotQuery(ctx, data, dates, durationMinutes)),
      find: offeredSlots,
      isAll: (days, best) => countOf(days) === countOf(best),
    },
  );
  if (!seen) throw professionalNotFound();
  await assertSeen(ctx, seen, roomId);
  return seen;
}

/** NOT_FOUND for a hidden room; a closed one has no slots. */
export async function assertSeen(ctx: Context, { data }: { data: ScheduleData }, roomId: number | null): Promise<void> {
  if (roomId !== null && roomCountOf(data) === 0) await roomLoader(ctx).load(roomId);
}

export function lookForFirst(
  ctx: Context,
  professionalIds: readonly number[],
  dates: readonly string[],
  { roomId, durationMinutes }: SlotTraits,
) {
  return searchFewRoomsFirst(
    ctx,
    { professionalIds, from: dates[0]!, to: dates.at(-1)!, roomId },
    {
      scheduleOf: (data) => toSchedule(data, slotQuery(ctx, data, dates, durationMinutes)),
      find: firstSlot,
      isAll: (first, best) => first === best,
    },
  );
}

export function lookForSoonest(
  ctx: Context,
  professionalIds: readonly number[],
  dates: readonly string[],
  { durationMinutes, most }: { durationMinutes: number | null; most: number },
) {
  return searchFewRoomsFirst(
    ctx,
    { professionalIds, from: dates[0]!, to: dates.at(-1)!, roomId: null },
    {
      scheduleOf: (data) => toSchedule(data, slotQuery(ctx, data, dates, durationMinutes)),
      find: (schedule) => soonestSlots(schedule, most),
      isAll: (found, best) => found.length === best.length && found.every((start, index) => start === best[index]),
    },
  );
}

export function slotQuery(
  ctx: Context,
  {
    defaultDurationMinutes,
    rules,
    isDeskOnly,
    deskStarts = [],
  }: Pick<ScheduleData, 'defaultDurationMinutes' | 'rules' | 'isDeskOnly' | 'deskStarts'>,
  dates: readonly string[],
  durationMinutes?: number | null,
): SlotQuery {
  const present = ceilToMinute(ctx.now);
  const placeMinutes = defaultDurationMinutes ?? DEFAULT_DURATION_MINUTES;
  const asked = { dates, durationMinutes: durationMinutes ?? placeMinutes };
  if (isStaff(ctx.actor)) return { ...asked, earliestStart: present };
  const [noticeHours = null, horizonDays = null] = rules ?? [];
  const leadMinutes = noticeHours === null ? CLINIC_LEAD_MINUTES : noticeHours * 60;
  const online = { present, horizonDays, isDeskOnly: isDeskOnly ?? false, placeMinutes, deskStarts };
  return { ...asked, earliestStart: present + leadMinutes, online };
}

export function countOf(days: ReturnType<typeof offeredSlots>): number {
  return days.reduce((count, { starts }) => count + starts.length, 0);
}

export function datesFrom(date: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => addDays(date, first + index));
}
