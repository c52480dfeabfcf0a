import { weekdayOf } from '../../domain/calendar-date';
import type { Interval } from '../../domain/intervals';
import { CLINIC_DATA, ROOMS } from '../clinic-data';
import { datesFrom, hoursRows, parseHours, weeklyRows, type DemoCalendar, type HoursRow } from './demo-calendar';

export interface RoomOverrideRow {
  readonly room: string;
  readonly date: string;
  readonly notes: string;
  /** Empty: closed. */
  readonly hours: readonly HoursRow[];
}

/** Active rooms. Minutes of the day by date; a missing date is closed. */
export type OpenHours = ReadonlyMap<string, ReadonlyMap<string, readonly Interval[]>>;

const { closedOn, roomExceptions, roomTemplates } = CLINIC_DATA;

const CONFIGURED = ROOMS.flatMap(({ name, template }) => (template === null ? [] : [{ name, template }]));

export function makeRoomMonths(calendar: DemoCalendar) {
  return CONFIGURED.flatMap(({ name, template }) =>
    calendar.months.map(({ year, month }) => {
      return { room: name, year, month, templateName: template, hours: weeklyRows(roomTemplates[template]!) };
    }),
  );
}

/** At most one per room and date. An exception takes the first date on which it makes a difference. */
export function makeRoomOverrides(calendar: DemoCalendar): RoomOverrideRow[] {
  const holidays = CONFIGURED.flatMap(({ name }) =>
    calendar.dates.flatMap((date) => {
      const notes = closedOn[date.slice(5)];
      return notes === undefined ? [] : [{ room: name, date, notes, hours: [] }];
    }),
  );
  const exceptions = roomExceptions.flatMap(({ room, daysFromToday, on, hours, notes }) => {
    const { template } = CONFIGURED.find(({ name }) => name === room)!;
    const date = datesFrom(calendar, daysFromToday, 10).find(
      (it) => templateHours(template, it).length > 0 === (on === 'open day') && closedOn[it.slice(5)] === undefined,
    );
    return date === undefined ? [] : [{ room, date, notes, hours: hoursRows(parseHours(hours)) }];
  });
  return [...holidays, ...exceptions];
}

export function openHours(calendar: DemoCalendar, overrides: readonly RoomOverrideRow[]): OpenHours {
  return new Map(
    CONFIGURED.map(({ name, template }) => {
      const open = new Map(calendar.dates.map((date) => [date, templateHours(template, date)]));
      for (const { room, date, hours } of overrides) {
        if (room !== name) continue;
        const changed = hours.map((it) => ({ start: it.startMinute, end: it.endMinute }));
        open.set(date, changed);
      }
      return [name, open];
    }),
  );
}

function templateHours(template: string, date: string): Interval[] {
  return parseHours(roomTemplates[template]![weekdayOf(date)] ?? '');
}
