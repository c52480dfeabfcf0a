import { fits, joined, overlap, type Interval } from '../../kit/time/intervals';
import type { UnavailableReason } from './unavailable-reason';

export interface Absence {
  /** null: all day. */
  startTime: string | null;
  endTime: string | null;
  reason: UnavailableReason;
}

interface ProfessionalHours {
  hours: readonly Interval[];
  absences: readonly Absence[];
}

interface RoomHours {
  hours: readonly Interval[];
}

export type OutOfHours =
  | { kind: 'absent'; reason: UnavailableReason }
  | { kind: 'closed' | 'roomClosed'; hours: readonly Interval[] };

/** Hours that a time span ignores, most important first. Staff may book it. */
export function outOfHours(
  span: Interval,
  { professional, room }: { professional: ProfessionalHours | undefined; room: RoomHours | undefined },
): OutOfHours[] {
  const absence = professional?.absences.find((it) => overlap(absenceSpan(it), span));
  const isOutside = (place: RoomHours | undefined): place is RoomHours =>
    place !== undefined && !fits(span, joined(place.hours));
  return [
    ...(absence ? [{ kind: 'absent' as const, reason: absence.reason }] : []),
    ...(isOutside(professional) ? [{ kind: 'closed' as const, hours: professional.hours }] : []),
    ...(isOutside(room) ? [{ kind: 'roomClosed' as const, hours: room.hours }] : []),
  ];
}

export function absenceSpan({ startTime, endTime }: Pick<Absence, 'startTime' | 'endTime'>): Interval {
  return { startTime: startTime ?? '00:00', endTime: endTime ?? '24:00' };
}
