import { dateOf, toOffsetIsoList } from '../../domain/clinic-time';
import { ceilToMinute } from '../../domain/epoch-minute';
import type { Context } from '../../platform/context';
import { invalid } from '../../platform/errors/app-error';
import { listProfessionals } from '../professionals/professional.service';
import { clinicSettings } from '../settings/settings.service';
import { datesFrom, lookForSoonest, recently } from './look-for-slots';
import type { FirstSlots } from './slots.objects';

export const MOST_FIRST_SLOTS = 6;
/** So that a few times are a choice of days too. */
export const FIRST_SLOTS_OF_DAY = 2;
/** Days from today on, as far as `firstSlot`. A later step only looks for those who lack slots. */
const STEPS = [
  [0, 6],
  [7, 27],
  [28, 92],
] as const;

interface FirstSlotsQuery {
  specialtyId?: number | null | undefined;
  /** How many of each professional. */
  each: number;
}

/** Of every public professional, optionally of one specialty, in display order. BAD_REQUEST. */
export async function getFirstSlots(ctx: Context, query: FirstSlotsQuery): Promise<FirstSlots[]> {
  const { specialtyId = null, each } = query;
  if (each < 1 || each > MOST_FIRST_SLOTS)
    throw invalid('each', `La cantidad debe estar entre 1 y ${MOST_FIRST_SLOTS}`);
  return recently(ctx, ['firsts', specialtyId, each], (watched) => findFirstSlots(watched, specialtyId, each));
}

interface Found {
  durationMinutes: number;
  zone: string;
  /** Epoch minutes. */
  starts: number[];
}

/** As many statements for a thousand professionals as for one. */
async function findFirstSlots(ctx: Context, specialtyId: number | null, each: number): Promise<FirstSlots[]> {
  const [professionals, { timeZone }] = await Promise.all([listProfessionals(ctx, specialtyId), clinicSettings(ctx)]);
  const today = dateOf(timeZone, ceilToMinute(ctx.now));
  const found = new Map<number, Found>();
  const isLacking = (id: number) => (found.get(id)?.starts.length ?? 0) < each;
  for (const [first, last] of STEPS) {
    const lacking = professionals.map(({ id }) => id).filter(isLacking);
    if (lacking.length === 0) break;
    const dates = datesFrom(today, first, last);
    const seen = await lookForSoonest(ctx, lacking, dates, {
      durationMinutes: null,
      most: each,
      mostOfDay: FIRST_SLOTS_OF_DAY,
    });
    for (const { data, schedule, found: starts } of seen) {
      const { zone, durationMinutes } = schedule;
      const earlier = found.get(data.professionalId)?.starts ?? [];
      found.set(data.professionalId, { zone, durationMinutes, starts: [...earlier, ...starts].slice(0, each) });
    }
  }
  return professionals.flatMap(({ id }) => {
    const it = found.get(id);
    if (!it) return [];
    return [
      { professionalId: id, durationMinutes: it.durationMinutes, startTimes: toOffsetIsoList(it.zone, it.starts) },
    ];
  });
}
