import { addDays } from '../../../domain/calendar-date';
import { dateOf, toOffsetIso } from '../../../domain/clinic-time';
import { ceilToMinute } from '../../../domain/epoch-minute';
import type { Context } from '../../../platform/context';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { assertDuration } from '../../professionals/appointment-duration';
import type { Professional } from '../../professionals/professional.object';
import { getProfessional, listTakers } from '../../professionals/professional.service';
import { listActiveRooms } from '../../rooms/room.service';
import { clinicSettings } from '../../settings/settings.service';
import { takersOf, type PayerArgs } from '../../specialties/payer';
import { datesFrom, lookForSoonest, slotQuery } from '../../slots/look-for-slots';
import { loadSchedules, toSchedule } from '../../slots/schedule.sql';
import type { SoonestSlot } from './soonest-slot.object';
import { bestFirst, loadRentals } from './untaken-rooms';

export const MOST_SOONEST = 50;
/** Most professionals have a slot within days. */
const STEPS = [
  [0, 1],
  [2, 6],
  [7, 20],
  [21, 41],
] as const;
export const SOONEST_DAYS = 42;
/** Bounds the cost of a query over the whole clinic. */
const MOST_PROFESSIONALS = 500;
const FARTHEST_DAYS = 730;

interface SoonestQuery extends PayerArgs {
  professionalId?: number | null | undefined;
  specialtyId?: number | null | undefined;
  /** yyyy-MM-dd */
  from?: string | null | undefined;
  durationMinutes?: number | null | undefined;
  first: number;
}

/** By time, then in display order. BAD_REQUEST; NOT_FOUND for an unknown or hidden professional, and an unknown payer. */
export async function findSoonestSlots(ctx: Context, query: SoonestQuery): Promise<SoonestSlot[]> {
  const { durationMinutes = null, first } = query;
  if (first < 1 || first > MOST_SOONEST) throw invalid('first', `La cantidad debe estar entre 1 y ${MOST_SOONEST}`);
  const professionals = await asked(ctx, query);
  assertDuration(durationMinutes);
  const from = await firstDate(ctx, query.from);
  const slots: FreeSlot[] = [];
  for (const [firstDay, lastDay] of STEPS) {
    if (professionals.length === 0 || slots.length >= first) break;
    const dates = datesFrom(from, firstDay, lastDay);
    slots.push(...(await freeSlots(ctx, professionals, dates, { durationMinutes, most: first - slots.length })));
  }
  return withRooms(ctx, slots);
}

async function asked(ctx: Context, { professionalId, specialtyId, ...payer }: SoonestQuery): Promise<Professional[]> {
  if (professionalId == null) return (await listTakers(ctx, payer, specialtyId)).slice(0, MOST_PROFESSIONALS);
  if (specialtyId != null) throw new AppError('BAD_REQUEST', 'Elegí un profesional o una especialidad, no ambos');
  const [professional, takers] = [await getProfessional(ctx, professionalId), await takersOf(ctx, payer)];
  return takers?.professionalIds.has(professionalId) === false ? [] : [professional];
}

async function firstDate(ctx: Context, from: string | null | undefined): Promise<string> {
  const today = dateOf((await clinicSettings(ctx)).timeZone, ceilToMinute(ctx.now));
  if (from == null || from < today) return today;
  if (from > addDays(today, FARTHEST_DAYS)) throw invalid('from', 'Elegí una fecha de los próximos dos años');
  return from;
}

interface FreeSlot {
  professional: Professional;
  zone: string;
  date: string;
  /** Epoch minute. */
  start: number;
  durationMinutes: number;
}

async function freeSlots(
  ctx: Context,
  professionals: readonly Professional[],
  dates: readonly string[],
  { durationMinutes, most }: { durationMinutes: number | null; most: number },
): Promise<FreeSlot[]> {
  const ids = professionals.map(({ id }) => id);
  const seen = await lookForSoonest(ctx, ids, dates, { durationMinutes, most });
  const byId = new Map(seen.map((it) => [it.data.professionalId, it]));
  return professionals
    .flatMap((professional) => {
      const it = byId.get(professional.id);
      if (!it) return [];
      const { zone, durationMinutes: minutes } = it.schedule;
      return it.found.map((start) => ({
        professional,
        zone,
        date: dateOf(zone, start),
        start,
        durationMinutes: minutes,
      }));
    })
    .sort((a, b) => a.start - b.start)
    .slice(0, most);
}

/** Reads by day: a busy specialty's slots share days. */
async function withRooms(ctx: Context, slots: readonly FreeSlot[]): Promise<SoonestSlot[]> {
  const rooms = await listActiveRooms(ctx);
  const found: SoonestSlot[] = [];
  for (const date of new Set(slots.map((slot) => slot.date))) {
    const ofDate = slots.filter((slot) => slot.date === date);
    const professionalIds = [...new Set(ofDate.map(({ professional }) => professional.id))];
    const dates = { from: date, to: date };
    const whole = { start: ofDate[0]!.start, end: ofDate.at(-1)!.start + 1 };
    const [schedules, rentals] = await Promise.all([
      loadSchedules(ctx.db, {
        professionalIds,
        ...dates,
        roomId: null,
        roomLimit: null,
        withUnsuitable: false,
        now: ctx.now,
      }),
      loadRentals(ctx.db, professionalIds, whole),
    ]);
    for (const { professional, start, durationMinutes, zone } of ofDate) {
      const data = schedules.find(({ professionalId }) => professionalId === professional.id);
      if (!data) continue;
      const schedule = toSchedule(data, slotQuery(ctx, data, [date], durationMinutes));
      const own = rentals.filter(({ professionalId }) => professionalId === professional.id);
      const [best] = bestFirst(schedule, start, rooms, own);
      if (!best?.isSuitable) continue;
      const [startTime, endTime] = [toOffsetIso(zone, start), toOffsetIso(zone, start + durationMinutes)];
      found.push({ startTime, endTime, durationMinutes, professional, room: best.room });
    }
  }
  return found;
}
