import { Between, In, type EntityManager } from 'typeorm';

import { FIRST_YEAR, LAST_YEAR, datesOfMonth, type Month } from '../../../domain/calendar-date';
import type { Interval } from '../../../domain/intervals';
import type { HoursByDate } from '../../../domain/left-outside';
import { inOrder, type WeekdayHours } from '../../../domain/weekly-hours';
import { openHours, type RoomHoursData } from '../open-hours';
import { RoomDayOverride, RoomDayOverrideHours } from '../room-day-override.entity';
import { RoomMonthEntity, RoomMonthHours } from '../room-month.entity';
import type { DayHours } from '../week-schedule-form';

export interface RoomMonthKey extends Month {
  roomId: number;
}

export interface MonthHours {
  /** null: not configured, so without weekly hours. */
  templateName: string | null;
  /** Monday first. */
  week: readonly WeekdayHours[];
  /** Earliest first; without hours: closed. */
  overrides: readonly DatedHours[];
}

export interface DatedHours {
  date: string;
  notes: string | null;
  hours: readonly DayHours[];
  /** Closed by the clinic's decision on holidays. */
  isHoliday: boolean;
}

export interface StoredMonth extends MonthHours {
  /** null, with version 0: never saved. */
  id: number | null;
  version: number;
}

export async function readMonth(manager: EntityManager, key: RoomMonthKey): Promise<StoredMonth> {
  const row = await manager.findOneBy(RoomMonthEntity, { ...key });
  const week = row ? await manager.findBy(RoomMonthHours, { roomMonthId: row.id }) : [];
  const overrides = await manager.find(RoomDayOverride, {
    where: { roomId: key.roomId, date: Between(...endsOf(key)) },
    order: { date: 'ASC' },
  });
  const hours = overrides.length > 0 ? await overrideHours(manager, overrides) : [];
  return {
    id: row?.id ?? null,
    version: row?.version ?? 0,
    templateName: row?.templateName ?? null,
    week: inOrder(week.map(({ weekday, startMinute, endMinute }) => ({ weekday, startMinute, endMinute }))),
    overrides: overrides.map(({ id, date, notes, isHoliday }) => ({
      date,
      notes,
      hours: hours
        .filter((it) => it.roomDayOverrideId === id)
        .map(({ startMinute, endMinute }) => ({ startMinute, endMinute })),
      isHoliday,
    })),
  };
}

/** Writes one change. Returns the month's id and version. */
export async function writeMonth(
  manager: EntityManager,
  key: RoomMonthKey,
  stored: StoredMonth,
  next: MonthHours,
): Promise<Pick<StoredMonth, 'id' | 'version'>> {
  const { templateName } = next;
  const id = stored.id ?? (await insertMonth(manager, key, templateName));
  if (stored.id !== null) await manager.update(RoomMonthEntity, id, { templateName });
  if (!same(stored.week, next.week)) {
    await manager.delete(RoomMonthHours, { roomMonthId: id });
    if (next.week.length > 0)
      await manager.insert(
        RoomMonthHours,
        next.week.map((hours) => ({ roomMonthId: id, ...hours })),
      );
  }
  await writeOverrides(manager, key.roomId, stored.overrides, next.overrides);
  return { id, version: stored.version + 1 };
}

/** By JSON: the order of lists and keys counts. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Closed dates may be missing. */
export function openOn({ year, month }: Month, { week, overrides }: MonthHours): HoursByDate {
  return openHours(
    {
      weekly: week.map(
        ({ weekday, startMinute, endMinute }) => [year, month, weekday, startMinute, endMinute] as const,
      ),
      overrides: overrides.flatMap(({ date, hours }): RoomHoursData['overrides'] =>
        hours.length === 0
          ? [[date, null, null]]
          : hours.map(({ startMinute, endMinute }) => [date, startMinute, endMinute]),
      ),
    },
    datesOfMonth(year, month),
  );
}

/** For the days before and after the month. */
export async function openAround(manager: EntityManager, { roomId, year, month }: RoomMonthKey): Promise<HoursByDate> {
  const before = month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
  const after = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  const hours: (readonly [date: string, open: readonly Interval[]])[] = [];
  for (const [neighbour, end] of [
    [before, -1],
    [after, 0],
  ] as const) {
    if (neighbour.year < FIRST_YEAR || neighbour.year > LAST_YEAR) continue;
    const date = datesOfMonth(neighbour.year, neighbour.month).at(end)!;
    hours.push([date, openOn(neighbour, await readMonth(manager, { roomId, ...neighbour })).get(date) ?? []]);
  }
  return new Map(hours);
}

async function insertMonth(manager: EntityManager, key: RoomMonthKey, templateName: string | null): Promise<number> {
  const { identifiers } = await manager.insert(RoomMonthEntity, { ...key, templateName });
  return identifiers[0]!['id'] as number;
}

async function writeOverrides(
  manager: EntityManager,
  roomId: number,
  stored: readonly DatedHours[],
  next: readonly DatedHours[],
): Promise<void> {
  // An update, because a new row would lose what the closure replaced.
  const renamed = next.filter((day) => day.isHoliday && !stored.some((it) => same(it, day)));
  for (const { date, notes } of renamed) await manager.update(RoomDayOverride, { roomId, date }, { notes });
  const isKept = ({ date }: DatedHours) => renamed.some((it) => it.date === date);
  const gone = stored.filter((day) => !isKept(day) && !next.some((it) => same(it, day)));
  const added = next.filter((day) => !isKept(day) && !stored.some((it) => same(it, day)));
  if (gone.length > 0) await manager.delete(RoomDayOverride, { roomId, date: In(gone.map(({ date }) => date)) });
  if (added.length === 0) return;
  const { identifiers } = await manager.insert(
    RoomDayOverride,
    added.map(({ date, notes }) => ({ roomId, date, notes })),
  );
  const hours = added.flatMap((day, index) =>
    day.hours.map((it) => ({ roomDayOverrideId: identifiers[index]!['id'] as number, ...it })),
  );
  if (hours.length > 0) await manager.insert(RoomDayOverrideHours, hours);
}

function overrideHours(manager: EntityManager, overrides: readonly RoomDayOverride[]): Promise<RoomDayOverrideHours[]> {
  return manager.find(RoomDayOverrideHours, {
    where: { roomDayOverrideId: In(overrides.map(({ id }) => id)) },
    order: { startMinute: 'ASC' },
  });
}

function endsOf({ year, month }: Month): [first: string, last: string] {
  const dates = datesOfMonth(year, month);
  return [dates[0]!, dates.at(-1)!];
}
