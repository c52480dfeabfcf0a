import { isExpected, type AppointmentStatus } from '../../clinic/appointment/appointment-status';
import { isClosedEarly } from '../../clinic/appointment/to-begin';
import type { VisitStep } from '../../clinic/visit/visit.generated';

export interface DayTurno {
  id: string;
  status: AppointmentStatus;
  startTime: string;
  endTime: string;
  visit: { step: VisitStep; arrivedAt: string } | null;
}

const SOON_MS = 2 * 3_600_000;

interface DayGroups<Turno> {
  /** First arrival first. */
  here: readonly Turno[];
  /** Expected within two hours, or late. */
  soon: readonly Turno[];
  /** Expected later. */
  later: readonly Turno[];
}

/** Keeps their order. Ended appointments are not expected. */
export function groupDay<Turno extends DayTurno>(turnos: readonly Turno[], now: string): DayGroups<Turno> {
  const instant = Date.parse(now);
  const expected = turnos.filter((turno) => isToCome(turno) && Date.parse(turno.endTime) > instant);
  const isSoon = ({ startTime }: Turno) => Date.parse(startTime) <= instant + SOON_MS;
  return {
    here: turnos.filter(isHere).toSorted((one, other) => arrival(one) - arrival(other)),
    soon: expected.filter(isSoon),
    later: expected.filter((turno) => !isSoon(turno)),
  };
}

/** Arrived, not gone. */
export function isHere({ status, visit }: Pick<DayTurno, 'status' | 'visit'>): boolean {
  return visit !== null && visit.step !== 'finished' && status !== 'cancelled' && status !== 'no_show';
}

function isToCome({ status, visit }: DayTurno): boolean {
  return visit === null && isExpected(status);
}

function arrival({ visit }: DayTurno): number {
  return Date.parse(visit?.arrivedAt ?? '');
}

/** Rounded down; 0: not yet. */
export function minutesLate({ startTime, visit }: DayTurno, now: string): number {
  return visit ? 0 : Math.max(0, Math.floor((Date.parse(now) - Date.parse(startTime)) / 60_000));
}

/** Since an uncalled patient arrived, rounded down; null if not waiting. */
export function minutesWaited({ visit }: DayTurno, now: string): number | null {
  if (visit?.step !== 'arrived') return null;
  return Math.max(0, Math.floor((Date.parse(now) - Date.parse(visit.arrivedAt)) / 60_000));
}

export interface DayCounts {
  toCome: number;
  here: number;
  seen: number;
  absent: number;
  cancelled: number;
}

export function countDay(turnos: readonly DayTurno[], now: string): DayCounts {
  const { here, soon, later } = groupDay(turnos, now);
  const counted = turnos.filter((turno) => turno.visit !== null || !isClosedEarly(turno, now));
  const count = (wanted: AppointmentStatus) => counted.filter(({ status }) => status === wanted).length;
  return {
    toCome: soon.length + later.length,
    here: here.length,
    seen: counted.filter((turno) => turno.status === 'completed' && !isHere(turno)).length,
    absent: count('no_show'),
    cancelled: count('cancelled'),
  };
}
