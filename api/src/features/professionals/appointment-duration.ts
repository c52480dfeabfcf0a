import { IsOptional } from 'class-validator';

import { invalid } from '../../platform/errors/app-error';
import { IsWithin } from '../../platform/validation/number';

/** In minutes. */
export const DURATION = { min: 5, max: 480 };
/** What somebody who changes an appointment may make of its length. */
export const EDIT_DURATION = { min: 15, max: 480 };
/** When neither whoever books nor the professional says how long. */
export const DEFAULT_DURATION_MINUTES = 30;

/** How long an appointment may be, as a check of the database. */
export const durationCheck = (column: string): string => `${column} BETWEEN ${DURATION.min} AND ${DURATION.max}`;
/** The same as descriptions say it. */
export const DURATION_RANGE = `${DURATION.min} to ${DURATION.max}`;

const wrongDuration = ({ min, max }: typeof DURATION): string => `La duración debe estar entre ${min} y ${max} minutos`;
const WRONG_LENGTH = `El turno debe durar entre ${DURATION.min} y ${DURATION.max} minutos`;

/** For an optional field of an input: null and absent pass. */
export function IsDuration(): PropertyDecorator {
  const rules = [IsOptional(), IsWithin({ ...DURATION, message: wrongDuration(DURATION) })];
  return (input, field) => {
    for (const rule of rules) rule(input, field as string);
  };
}

/** BAD_REQUEST on `durationMinutes`; null leaves it to others. */
export function assertDuration(durationMinutes: number | null | undefined, range = DURATION): void {
  if (durationMinutes != null && !isDuration(durationMinutes, range)) throw invalid('durationMinutes', wrongDuration(range));
}

/** So many lengths can be asked about at once. */
export const MOST_DURATIONS = 12;

/** BAD_REQUEST on `durations`. */
export function assertDurations(durations: readonly number[]): void {
  if (durations.length < 1 || durations.length > MOST_DURATIONS) {
    throw invalid('durations', `Hay que indicar entre 1 y ${MOST_DURATIONS} duraciones`);
  }
  if (!durations.every((minutes) => isDuration(minutes, DURATION))) throw invalid('durations', wrongDuration(DURATION));
}

/** The same for a duration that follows from an end: BAD_REQUEST on `endTime`. */
export function assertLength(minutes: number | null): void {
  if (minutes !== null && !isDuration(minutes)) throw invalid('endTime', WRONG_LENGTH);
}

function isDuration(minutes: number, { min, max } = DURATION): boolean {
  return minutes >= min && minutes <= max;
}
