import { appointmentLengths } from '../../../shared/time/appointment-lengths';
import { texts } from '../texts';

/** The choices of a select, `own` (the professional's) among them. */
export function durationOptions(own?: number): { value: string; label: string }[] {
  return appointmentLengths(own).map((minutes) => ({ value: String(minutes), label: texts.minutes(minutes) }));
}
