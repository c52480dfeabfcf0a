import { holdsTime } from '../../../domain/appointment-status';
import type { AppointmentRow } from '../appointment-row';
import type { Placing } from '../book/same-patient';

/** A new room or professional adds no overlap. */
export function placingsOf(changes: readonly { before: AppointmentRow; after: AppointmentRow }[]): Placing[] {
  return changes
    .filter(({ before, after }) => holdsTime(after.status) && (!holdsTime(before.status) || mayMeetMore(before, after)))
    .map(({ before, after }) => ({ turno: after, before: holdsTime(before.status) ? before : null }));
}

const MEETING = ['start', 'durationMinutes', 'patientName', 'patientEmail', 'patientPhone'] as const;

function mayMeetMore(before: AppointmentRow, after: AppointmentRow): boolean {
  return MEETING.some((field) => before[field] !== after[field]);
}
