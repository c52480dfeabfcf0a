import { setImmediate as laterThisRound } from 'node:timers/promises';

import { offeredSlots } from '../../../domain/slots';
import type { Context } from '../../../platform/context';
import { loadClinicSchedules } from '../../slots/clinic-schedules.sql';
import { slotQuery } from '../../slots/look-for-slots';
import type { Catalogue } from '../catalogue';
import { specialtyConcept, specialtyOf } from '../resources/terms';
import { bySlotOrder, type SlotRow } from './slot-row';

const AT_ONCE = 16;

/**
 * What these professionals offer to a visitor on these dates, as monthSlots tells it, in slot order. One statement,
 * however many they are. Hidden and unknown ones offer nothing.
 */
export async function offeredRows(
  visitor: Context,
  catalogue: Catalogue,
  professionalIds: readonly number[],
  dates: readonly string[],
): Promise<SlotRow[]> {
  if (professionalIds.length === 0 || dates.length === 0) return [];
  const schedules = await loadClinicSchedules(visitor.db, {
    professionalIds,
    dates,
    now: visitor.now,
    queryOf: (own) => slotQuery(visitor, own, dates),
  });
  const byDate = dates.map((): SlotRow[] => []);
  for (const [place, { id, specialtyId }] of catalogue.professionals.entries()) {
    const schedule = schedules.get(id);
    if (!schedule) continue;
    // Others' requests go between: all of a large clinic takes a tenth of a second.
    if (place % AT_ONCE === AT_ONCE - 1) await laterThisRound();
    const known = specialtyOf(catalogue, specialtyId);
    const specialty = known && specialtyConcept(catalogue, known);
    const { durationMinutes: minutes } = schedule;
    for (const [index, { starts }] of offeredSlots(schedule).entries()) {
      for (const start of starts) byDate[index]!.push({ professionalId: id, start, minutes, specialty });
    }
  }
  return byDate.flatMap((rows) => rows.sort(bySlotOrder));
}
