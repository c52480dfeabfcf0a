import { setImmediate as laterThisRound } from 'node:timers/promises';

import { quotasHoldUntil } from '../../../domain/quotas';
import { offeredSlots, type DaySlots, type Schedule } from '../../../domain/slots';
import type { Context } from '../../../platform/context';
import { loadClinicSchedules } from '../../slots/clinic-schedules.sql';
import { slotQuery } from '../../slots/look-for-slots';
import type { Catalogue } from '../catalogue';
import { specialtyConcept, specialtyOf } from '../resources/terms';
import { bySlotOrder, type SlotRow } from './slot-row';

const AT_ONCE = 16;

export interface Offered {
  rows: SlotRow[];
  /** Epoch minute when the first slot starts too soon. */
  until: number;
}

/** As monthSlots shows them to visitors, in slot order, in one statement. */
export async function offered(
  visitor: Context,
  catalogue: Catalogue,
  professionalIds: readonly number[],
  dates: readonly string[],
): Promise<Offered> {
  if (professionalIds.length === 0 || dates.length === 0) return { rows: [], until: Infinity };
  const schedules = await loadClinicSchedules(visitor.db, {
    professionalIds,
    dates,
    now: visitor.now,
    queryOf: (own) => slotQuery(visitor, own, dates),
  });
  let until = Infinity;
  const byDate = dates.map((): SlotRow[] => []);
  for (const [place, { id, specialtyId }] of catalogue.professionals.entries()) {
    const schedule = schedules.get(id);
    if (!schedule) continue;
    // Yield: a large clinic takes 0.1 s.
    if (place % AT_ONCE === AT_ONCE - 1) await laterThisRound();
    const known = specialtyOf(catalogue, specialtyId);
    const specialty = known && specialtyConcept(catalogue, known);
    const { durationMinutes: minutes } = schedule;
    const days = offeredSlots(schedule);
    until = Math.min(until, staysUntil(schedule, days));
    for (const [index, { starts }] of days.entries()) {
      for (const start of starts) byDate[index]!.push({ professionalId: id, start, minutes, specialty });
    }
  }
  return { rows: byDate.flatMap((rows) => rows.sort(bySlotOrder)), until };
}

export async function offeredRows(...query: Parameters<typeof offered>): Promise<SlotRow[]> {
  return (await offered(...query)).rows;
}

function staysUntil(schedule: Schedule, days: readonly DaySlots[]): number {
  const { earliestStart, online } = schedule;
  const first = days.find(({ starts }) => starts.length > 0)?.starts[0] ?? Infinity;
  return online ? Math.min(first - (earliestStart - online.present), quotasHoldUntil(schedule)) : Infinity;
}
