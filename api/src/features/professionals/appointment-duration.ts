import { IsOptional } from 'class-validator';

import { invalid } from '../../platform/errors/app-error';
import { IsWithin } from '../../platform/validation/number';

/** Minutes. */
export const DURATION = { min: 5, max: 480 };
/** For existing appointments. */
export const EDIT_DURATION = { min: 15, max: 480 };
/** Without a duration of booking or professional. */
export const DEFAULT_DURATION_MINUTES = 30;

export const durationCheck = (column: string): string => `${column} BETWEEN ${DURATION.min} AND ${DURATION.max}`;
export const DURATION_RANGE = `${DURATION.min} to ${DURATION.max}`;

const wrongDuration = ({ min, max }: typeof DURATION): string => `La duración debe estar entre ${min} y ${max} minutos`;
const WRONG_LENGTH = `El turno debe durar entre ${DURATION.min} y ${DURATION.max} minutos`;

/** null and absent fields are valid. */
export function IsDuration(): PropertyDecorator {
  const rules = [IsOptional(), IsWithin({ ...DURATION, message: wrongDuration(DURATION) })];
  return (input, field) => {
    for (const rule of rules) rule(input, field as string);
  };
}

/** BAD_REQUEST on `durationMinutes`. null is valid. */
export function assertDuration(durationMinutes: number | null | undefined, range = DURATION): void {
  if (durationMinutes != null && !isDuration(durationMinutes, range))
    throw invalid('durationMinutes', wrongDuration(range));
}

/** Per query. */
export const MOST_DURATIONS = 12;

/** BAD_REQUEST on `durations`. */
export function assertDurations(durations: readonly number[]): void {
  if (durations.length < 1 || durations.length > MOST_DURATIONS) {
    throw invalid('durations', `Hay que indicar entre 1 y ${MOST_DURATIONS} duraciones`);
  }
  if (!durations.every((minutes) => isDuration(minutes, DURATION))) throw invalid('durations', wrongDuration(DURATION));
}

/** BAD_REQUEST on `endTime`, which sets this duration. */
export function assertLength(minutes: number | null): void {
  if (minutes !== null && !isDuration(minutes)) throw invalid('endTime', WRONG_LENGTH);
}

function isDuration(minutes: number, { min, max } = DURATION): boolean {
  return minutes >= min && minutes <= max;
}
