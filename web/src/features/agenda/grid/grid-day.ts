import type { AppointmentStatus } from '../../../clinic/appointment/appointment-status';
import type { Absence } from '../../../clinic/hours/out-of-hours';
import type { VisitTurnoFragment } from '../../../clinic/visit/visit.generated';
import { joined, type Interval } from '../../../kit/time/intervals';
import { toMinutes, toTime } from '../../../kit/time/time-of-day';
import { clockTime, dayOf } from '../../../kit/time/wall-time';
import type { HoldPurpose } from '../agenda.generated';

/** Instants carry the clinic's offset. */
export interface GridAppointment extends GridBuffers {
  id: string;
  status: AppointmentStatus;
  startTime: string;
  endTime: string;
  professionalId: number;
  professionalName: string;
  roomId: number;
  roomName: string;
  patientName: string;
  consultationKindName: string | null;
  series: { position: number; count: number; everyWeeks: number } | null;
  /** May overlap other appointments. */
  isOverbooking: boolean;
  patientMoves: number;
  visit: VisitTurnoFragment['visit'];
  version: number;
  viewerCan: { move: boolean };
}

/** Minutes that also occupy professional and room. */
export interface GridBuffers {
  bufferBeforeMinutes?: number | null;
  bufferAfterMinutes?: number | null;
}

export interface GridAbsence extends Absence {
  id: number;
  isAllDay: boolean;
}

export interface GridProfessional {
  id: number;
  name: string;
  specialtyName: string | null;
  hours: readonly Interval[];
  absences: readonly GridAbsence[];
  /** Usual length of a turno. */
  turnoMinutes?: number | null;
}

export interface GridRoom {
  id: number;
  name: string;
  hours: readonly Interval[];
}

/** HH:mm, clinic time. */
export interface GridRental extends Interval {
  id: string;
  roomId: number;
  professionalId: number;
  professionalName: string;
}

/** Instants carry the clinic's offset. */
export interface GridHold {
  id: string;
  startTime: string;
  endTime: string;
  expiresAt: string;
  professionalId: number;
  professionalName: string;
  roomId: number;
  roomName: string;
  purpose: HoldPurpose;
  /** null: no longer known. */
  heldFor: string | null;
}

export interface GridDay<A extends GridAppointment = GridAppointment> {
  /** yyyy-MM-dd */
  date: string;
  /** The clinic's instant. */
  now: string;
  professionals: readonly GridProfessional[];
  rooms: readonly GridRoom[];
  appointments: readonly A[];
  rentals: readonly GridRental[];
  holds: readonly GridHold[];
  /** The clinic is closed. */
  isHoliday?: boolean;
}

export type ColumnKind = 'professional' | 'room';

const END_OF_DAY = 1440;
const MINUTE_MS = 60_000;

/** '' if not listed. */
export function roomNameOf({ rooms }: Pick<GridDay, 'rooms'>, roomId: number): string {
  return rooms.find(({ id }) => id === roomId)?.name ?? '';
}

/** Others fold into a line of the column's head. */
export function holdsTime({ status }: Pick<GridAppointment, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'no_show';
}

/** On the clinic's clock. If clocks go back and the end reads before the start, the real length counts. */
export function spanOf({ startTime, endTime }: Interval, date: string): Interval {
  const start = dayOf(startTime) < date ? 0 : toMinutes(clockTime(startTime));
  const end = dayOf(endTime) > date ? END_OF_DAY : toMinutes(clockTime(endTime));
  const length = Math.max(1, Math.round((Date.parse(endTime) - Date.parse(startTime)) / MINUTE_MS));
  return { startTime: toTime(start), endTime: toTime(end > start ? end : Math.min(END_OF_DAY, start + length)) };
}

/** Cut at the ends of the day. */
export function buffersOf({ bufferBeforeMinutes, bufferAfterMinutes }: GridBuffers, span: Interval): Interval[] {
  const [start, end] = [toMinutes(span.startTime), toMinutes(span.endTime)];
  const spans = [
    [Math.max(0, start - (bufferBeforeMinutes ?? 0)), start],
    [end, Math.min(END_OF_DAY, end + (bufferAfterMinutes ?? 0))],
  ] as const;
  return spans
    .filter(([from, to]) => from < to)
    .map(([from, to]) => ({ startTime: toTime(from), endTime: toTime(to) }));
}

/** `span` with its buffers. */
export function takenSpan(buffers: GridBuffers, span: Interval): Interval {
  const [taken = span] = joined([span, ...buffersOf(buffers, span)]);
  return taken;
}

/** The minute of the day; null on another day. */
export function minuteOfNow({ date, now }: Pick<GridDay, 'date' | 'now'>): number | null {
  return dayOf(now) === date ? toMinutes(clockTime(now)) : null;
}
