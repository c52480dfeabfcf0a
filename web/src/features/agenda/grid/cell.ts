import { minutesOf, type Interval } from '../../../kit/time/intervals';
import { toMinutes, toTime } from '../../../kit/time/time-of-day';
import type { Axis } from './grid-axis';
import type { ColumnKind, GridAppointment } from './grid-day';
import { spanOf } from './grid-day';
import type { GridColumn, Stretch } from './grid-columns';

export const STEP = 5;

/** A column, and the start minute of the day. */
export interface GridCell {
  column: string;
  start: number;
}

/** Ids only if changed. `startTime` in clinic time. */
export interface MoveTarget {
  startTime: string;
  professionalId?: number;
  roomId?: number;
}

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

interface Sized {
  key: string;
  /** In proportion to the others. */
  width: number;
}

interface Board {
  axis: Axis;
  columns: readonly Sized[];
}

/** Part of the board's width, 0 to 1. */
export interface Share {
  from: number;
  width: number;
}

export function shareOf(columns: readonly Pick<Sized, 'width'>[], index: number): Share {
  const sum = (part: typeof columns) => part.reduce((total, { width }) => total + width, 0);
  const all = sum(columns);
  return { from: sum(columns.slice(0, index)) / all, width: sum(columns.slice(index, index + 1)) / all };
}

/** The nearest multiple of `step` that fits `length` minutes. */
export function snapped(minute: number, length: number, { from, to }: Axis, step = STEP): number {
  const last = Math.max(from, Math.floor((to - length) / step) * step);
  return Math.min(last, Math.max(from, Math.round(minute / step) * step));
}

/** Null outside the columns. `box` contains the columns. */
export function pointAt({ x, y }: { x: number; y: number }, box: Box, { axis, columns }: Board): GridCell | null {
  const at = (x - box.left) / box.width;
  const column = columns.find((_column, index) => {
    const { from, width } = shareOf(columns, index);
    return from <= at && at < from + width;
  });
  if (!column || y < box.top || y > box.top + box.height) return null;
  return { column: column.key, start: axis.from + ((y - box.top) / box.height) * (axis.to - axis.from) };
}

export function cellOf(appointment: GridAppointment, date: string, kind: ColumnKind): GridCell {
  const id = kind === 'professional' ? appointment.professionalId : appointment.roomId;
  return { column: `${kind}-${id}`, start: toMinutes(spanOf(appointment, date).startTime) };
}

/** Keeps the length on the clock. */
export function spanAt({ start }: GridCell, appointment: GridAppointment, date: string): Interval {
  const length = minutesOf(spanOf(appointment, date));
  return { startTime: toTime(start), endTime: toTime(Math.min(1440, start + length)) };
}

export const isSameCell = (one: GridCell, other: GridCell): boolean =>
  one.column === other.column && one.start === other.start;

/** null if unchanged. An unchanged minute keeps its instant: when clocks go back, some minutes occur twice. */
export function moveTarget(
  appointment: GridAppointment,
  cell: GridCell,
  date: string,
  column: Pick<GridColumn, 'kind' | 'id'>,
): MoveTarget | null {
  const now = cellOf(appointment, date, column.kind);
  if (isSameCell(now, cell)) return null;
  const startTime = cell.start === now.start ? appointment.startTime : wallTime(date, cell.start);
  if (cell.column === now.column) return { startTime };
  return column.kind === 'professional' ? { startTime, professionalId: column.id } : { startTime, roomId: column.id };
}

export function createTarget(stretch: Stretch, minute: number | null, date: string): CreateTarget {
  const { span, step: _step, key: _key, ...ids } = stretch;
  return { startTime: wallTime(date, minute === null ? toMinutes(span.startTime) : startIn(stretch, minute)), ...ids };
}

/** The last start on offer at or above `minute`. */
export function startIn({ span, step }: Pick<Stretch, 'span' | 'step'>, minute: number): number {
  const [start, end] = [toMinutes(span.startTime), toMinutes(span.endTime)];
  const steps = Math.floor((Math.min(minute, end - step) - start) / step);
  return start + Math.max(0, steps) * step;
}

/** Without an offset: clinic time. */
function wallTime(date: string, minute: number): string {
  return `${date}T${toTime(minute)}:00`;
}
