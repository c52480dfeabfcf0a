import { minutesOf, type Interval } from '../../../kit/time/intervals';
import { toMinutes, toTime } from '../../../kit/time/time-of-day';
import type { Axis } from './grid-axis';
import type { ColumnKind, GridAppointment } from './grid-day';
import { spanOf } from './grid-day';
import type { GridColumn, Stretch } from './grid-columns';

/** Rows of the grid. */
export const STEP = 5;

/** Where a turno could be: a column, and the minute of the day where it would start. */
export interface Place {
  column: string;
  start: number;
}

/** What the page sends; ids only where they are other than now. `startTime` in the clinic's time. */
export interface MoveTarget {
  startTime: string;
  professionalId?: number;
  roomId?: number;
}

/** What a new turno is filled in with. */
export interface CreateTarget {
  startTime: string;
  professionalId?: number;
  roomId?: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Board {
  axis: Axis;
  /** From the left, equally wide. */
  columns: readonly { key: string }[];
}

/** The nearest multiple of `step` at which `length` minutes still end within the axis. */
export function snapped(minute: number, length: number, { from, to }: Axis, step = STEP): number {
  const last = Math.max(from, Math.floor((to - length) / step) * step);
  return Math.min(last, Math.max(from, Math.round(minute / step) * step));
}

/** The column and minute below the pointer, of a box that holds the columns. */
export function pointAt({ x, y }: { x: number; y: number }, box: Box, { axis, columns }: Board): Place | null {
  const column = columns[Math.floor(((x - box.left) / box.width) * columns.length)];
  if (!column || y < box.top || y > box.top + box.height) return null;
  return { column: column.key, start: axis.from + ((y - box.top) / box.height) * (axis.to - axis.from) };
}

export function placeOf(appointment: GridAppointment, date: string, kind: ColumnKind): Place {
  const id = kind === 'professional' ? appointment.professionalId : appointment.roomId;
  return { column: `${kind}-${id}`, start: toMinutes(spanOf(appointment, date).startTime) };
}

/** As long as the turno, by the clock. */
export function spanAt({ start }: Place, appointment: GridAppointment, date: string): Interval {
  const length = minutesOf(spanOf(appointment, date));
  return { startTime: toTime(start), endTime: toTime(Math.min(1440, start + length)) };
}

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.column === other.column && one.start === other.start;

/** null: it is there already. The same minute keeps its instant, as a clock that goes back shows a minute twice. */
export function moveTarget(
  appointment: GridAppointment,
  place: Place,
  date: string,
  column: Pick<GridColumn, 'kind' | 'id'>,
): MoveTarget | null {
  const now = placeOf(appointment, date, column.kind);
  if (isSamePlace(now, place)) return null;
  const startTime = place.start === now.start ? appointment.startTime : wallTime(date, place.start);
  if (place.column === now.column) return { startTime };
  return column.kind === 'professional' ? { startTime, professionalId: column.id } : { startTime, roomId: column.id };
}

export function createTarget({ span, key: _key, ...ids }: Stretch, minute: number | null, date: string): CreateTarget {
  return { startTime: wallTime(date, minute === null ? toMinutes(span.startTime) : startIn(span, minute)), ...ids };
}

/** The usual turnos of a stretch start at these from its beginning; the last one ends within it. */
const RASTER = 15;

export function startIn({ startTime, endTime }: Interval, minute: number): number {
  const [start, end] = [toMinutes(startTime), toMinutes(endTime)];
  const steps = Math.floor((Math.min(minute, end - RASTER) - start) / RASTER);
  return start + Math.max(0, steps) * RASTER;
}

/** Without an offset the server takes it as the clinic's time. */
function wallTime(date: string, minute: number): string {
  return `${date}T${toTime(minute)}:00`;
}
