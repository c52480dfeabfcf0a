import { appointmentLengths } from '../../../clinic/appointment/appointment-lengths';
import { texts } from '../texts';

/** The select's options, with the professional's `own` length. */
export function durationOptions(own?: number): { value: string; label: string }[] {
  return appointmentLengths(own).map((minutes) => ({ value: String(minutes), label: texts.minutes(minutes) }));
}
