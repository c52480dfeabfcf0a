import { dateOf, toOffsetIsoList } from '../../domain/clinic-time';
import { ceilToMinute } from '../../domain/epoch-minute';
import { soonestSlots, type Schedule } from '../../domain/slots';
import type { Context } from '../../platform/context';
import { invalid } from '../../platform/errors/app-error';
import { listProfessionals } from '../professionals/professional.service';
import { takersOf, type PayerArgs } from '../specialties/payer';
import { clinicSettings } from '../settings/settings.service';
import { loadClinicSchedules } from './clinic-schedules.sql';
import { datesFrom, recently, slotQuery } from './look-for-slots';
import type { FirstSlots } from './slots.objects';

export const MOST_FIRST_SLOTS = 6;
export const FIRST_SLOTS_OF_DAY = 2;
/** Days from today; the next step is for professionals who lack slots. */
const STEPS = [
  [0, 2],
  [3, 13],
  [14, 41],
  [42, 92],
] as const;

interface FirstSlotsQuery {
  specialtyId?: number | null | undefined;
  professionalId?: number | null | undefined;
  each: number;
  payer?: PayerArgs;
}

/** In display order. BAD_REQUEST; NOT_FOUND. */
export async function getFirstSlots(ctx: Context, query: FirstSlotsQuery): Promise<FirstSlots[]> {
  const { specialtyId = null, professionalId = null, each, payer = {} } = query;
  if (each < 1 || each > MOST_FIRST_SLOTS)
    throw invalid('each', `La cantidad debe estar entre 1 y ${MOST_FIRST_SLOTS}`);
  const takers = await takersOf(ctx, payer);
  const whose = { specialtyId, professionalId };
  // One query for all counts above 1.
  const most = each === 1 ? 1 : MOST_FIRST_SLOTS;
  const found = await recently(ctx, ['firsts', whose, most], (watched) => findFirstSlots(watched, whose, most));
  const taking = takers ? found.filter((it) => takers.professionalIds.has(it.professionalId)) : found;
  return taking.map((firsts) => ({ ...firsts, startTimes: firsts.startTimes.slice(0, each) }));
}

interface Found {
  schedule: Schedule;
  /** Epoch minutes. */
  starts: number[];
}

async function findFirstSlots(
  ctx: Context,
  { specialtyId, professionalId }: { specialtyId: number | null; professionalId: number | null },
  each: number,
): Promise<FirstSlots[]> {
  const professionals = (await listProfessionals(ctx, specialtyId)).filter(
    ({ id }) => professionalId === null || id === professionalId,
  );
  const found = await soonestOfEach(
    ctx,
    professionals.map(({ id }) => id),
    { most: each, mostOfDay: FIRST_SLOTS_OF_DAY },
  );
  return professionals.flatMap(({ id }) => {
    const it = found.get(id);
    if (!it) return [];
    const { zone, durationMinutes } = it.schedule;
    return [{ professionalId: id, durationMinutes, startTimes: toOffsetIsoList(zone, it.starts) }];
  });
}

/** Within three months. Leaves out unknown and hidden professionals. */
export async function soonestOfEach(
  ctx: Context,
  ids: readonly number[],
  { most, mostOfDay }: { most: number; mostOfDay?: number },
): Promise<ReadonlyMap<number, Found>> {
  const { timeZone } = await clinicSettings(ctx);
  const today = dateOf(timeZone, ceilToMinute(ctx.now));
  const found = new Map<number, Found>();
  const startsOf = (id: number) => found.get(id)?.starts ?? [];
  for (const [first, last] of STEPS) {
    const professionalIds = ids.filter((id) => startsOf(id).length < most);
    if (professionalIds.length === 0) break;
    const dates = datesFrom(today, first, last);
    const queryOf = (own: Parameters<typeof slotQuery>[1]) => slotQuery(ctx, own, dates);
    for (const [id, schedule] of await loadClinicSchedules(ctx.db, { professionalIds, dates, now: ctx.now, queryOf })) {
      const earlier = startsOf(id);
      found.set(id, { schedule, starts: [...earlier, ...soonestSlots(schedule, most - earlier.length, mostOfDay)] });
    }
  }
  return found;
}
