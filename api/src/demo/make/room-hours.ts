import { weekdayOf } from '../../domain/calendar-date';
import type { Interval } from '../../domain/intervals';
import {
  CLOSED_ON,
  ROOM_EXCEPTIONS,
  ROOM_TEMPLATES,
  ROOMS,
  type RoomName,
  type TemplateName,
  type WeeklyHours,
} from '../tables/rooms';
import { type DemoCalendar, datesFrom } from './demo-calendar';
import { type HoursRow, hoursRows, parseHours, type WeeklyHoursRow, weeklyRows } from './hours';

export type RoomMonthRow = {
  readonly room: RoomName;
  readonly year: number;
  readonly month: number;
  readonly templateName: TemplateName;
  readonly hours: readonly WeeklyHoursRow[];
};

export type RoomOverrideRow = {
  readonly room: RoomName;
  readonly date: string;
  readonly notes: string;
  /** Empty: closed. */
  readonly hours: readonly HoursRow[];
};

/** Minutes of the day, by date; a missing date is closed. Active rooms only. */
export type OpenHours = ReadonlyMap<RoomName, ReadonlyMap<string, readonly Interval[]>>;

const CONFIGURED = ROOMS.flatMap(({ name, template }) => (template === null ? [] : [{ name, template }]));

export function makeRoomMonths(calendar: DemoCalendar): RoomMonthRow[] {
  return CONFIGURED.flatMap(({ name, template }) =>
    calendar.months.map(({ year, month }) => ({
      room: name,
      year,
      month,
      templateName: template,
      hours: weeklyRows(ROOM_TEMPLATES[template]),
    })),
  );
}

/** At most one per room and date: holidays get no other. */
export function makeRoomOverrides(calendar: DemoCalendar): RoomOverrideRow[] {
  const holidays = CONFIGURED.flatMap(({ name }) =>
    calendar.dates.flatMap((date) => {
      const notes = CLOSED_ON[date.slice(5)];
      return notes === undefined ? [] : [{ room: name, date, notes, hours: [] }];
    }),
  );
  const exceptions = ROOM_EXCEPTIONS.flatMap(({ room, daysFromToday, on, hours, notes }) => {
    const template = templateOf(room);
    const date = datesFrom(calendar, daysFromToday, 10).find(
      (it) => templateHours(template, it).length > 0 === (on === 'open day') && CLOSED_ON[it.slice(5)] === undefined,
    );
    return date === undefined ? [] : [{ room, date, notes, hours: hoursRows(parseHours(hours)) }];
  });
  return [...holidays, ...exceptions];
}

export function openHours(calendar: DemoCalendar, overrides: readonly RoomOverrideRow[]): OpenHours {
  return new Map(
    CONFIGURED.map(({ name, template }) => {
      const open = new Map<string, readonly Interval[]>(
        calendar.dates.map((date) => [date, templateHours(template, date)]),
      );
      for (const override of overrides.filter(({ room }) => room === name)) {
        open.set(
          override.date,
          override.hours.map((it) => ({ start: it.startMinute, end: it.endMinute })),
        );
      }
      return [name, open];
    }),
  );
}

function templateOf(room: RoomName): TemplateName {
  const configured = CONFIGURED.find(({ name }) => name === room);
  if (configured === undefined) throw new RangeError(`${room} has no hours to make an exception from`);
  return configured.template;
}

function templateHours(template: TemplateName, date: string): Interval[] {
  const weekly: WeeklyHours = ROOM_TEMPLATES[template];
  return parseHours(weekly[weekdayOf(date)] ?? '');
}
