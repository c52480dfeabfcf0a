import { appointmentLengths } from '../../../clinic/appointment/appointment-lengths';
import { texts } from '../texts';

/** The select's options: the usual lengths and `more`, e.g. a professional's own; null: none. */
export function durationOptions(more: readonly (number | null)[]): { value: string; label: string }[] {
  const lengths = new Set([...appointmentLengths(), ...more.filter((it) => it !== null)]);
  return [...lengths]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: texts.minutes(minutes) }));
}
