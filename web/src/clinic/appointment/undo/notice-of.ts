import { newsOf, noticeDueAt, type TurnoFacts } from '@turnero/api/domain/turno-notice';

import { isOwnChange, type TurnoChange, type UndoableTurno } from './restoring';

/** How the patient learns of a change: by mail after the wait, or soon where that would be too late; else by phone. */
export type Notice = 'waits' | 'soon' | 'call' | null;

/** Null if a colleague also changed the turno. `now`: the clinic's instant. */
export function noticeOf({ before, after }: TurnoChange, now: string | undefined): Notice {
  if (!isOwnChange({ before, after })) return null;
  const [known, facts] = [factsOf(before, 0), factsOf(after, before.patientEmail === after.patientEmail ? 0 : 1)];
  if (newsOf(known, facts) === null) return null;
  const time = now === undefined ? null : new Date(now);
  if (time !== null && Date.parse(after.endTime) <= time.getTime()) return null;
  if (after.patientEmail === null) return 'call';
  if (time === null) return 'waits';
  return noticeDueAt(time, [known.start, facts.start]).getTime() === time.getTime() ? 'soon' : 'waits';
}

function factsOf(turno: UndoableTurno, patientEmailVersion: number): TurnoFacts {
  const { status, startTime, durationMinutes = 0, roomId = 0, professionalId = 0, cancellation } = turno;
  const reason = cancellation?.toldPatient ? `${cancellation.reason} ${cancellation.note ?? ''}` : null;
  const start = Date.parse(startTime) / 60_000;
  return { status, start, durationMinutes, roomId, professionalId, patientEmailVersion, reason };
}
