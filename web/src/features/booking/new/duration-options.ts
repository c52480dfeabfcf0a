import { appointmentLengths } from '../../../clinic/appointment/appointment-lengths';
import { texts } from '../texts';

/** The select's options, with the professional's `own` length and the chosen one, as a kind may have it. */
export function durationOptions(own?: number, chosen?: number): { value: string; label: string }[] {
  const lengths = new Set([...appointmentLengths(own), ...(chosen === undefined ? [] : [chosen])]);
  return [...lengths]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: texts.minutes(minutes) }));
}
