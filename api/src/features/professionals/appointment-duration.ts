import { IsOptional, Max, Min } from 'class-validator';

import { invalid } from '../../platform/errors/app-error';

const SHORTEST = 5;
const LONGEST = 480;
/** When neither whoever books nor the professional says how long. */
export const DEFAULT_DURATION_MINUTES = 30;

/** How long an appointment may be, as a check of the database. */
export const durationCheck = (column: string): string => `${column} BETWEEN ${SHORTEST} AND ${LONGEST}`;
/** The same as descriptions say it. */
export const DURATION_RANGE = `${SHORTEST} to ${LONGEST}`;

const WRONG_DURATION = `La duración debe estar entre ${SHORTEST} y ${LONGEST} minutos`;
const WRONG_LENGTH = `El turno debe durar entre ${SHORTEST} y ${LONGEST} minutos`;

/** For an optional field of an input: null and absent pass. */
export function IsDuration(): PropertyDecorator {
  const rules = [IsOptional(), Min(SHORTEST, { message: WRONG_DURATION }), Max(LONGEST, { message: WRONG_DURATION })];
  return (input, field) => {
    for (const rule of rules) rule(input, field as string);
  };
}

/** BAD_REQUEST on `durationMinutes`; null leaves it to others. */
export function assertDuration(durationMinutes: number | null | undefined): void {
  if (durationMinutes != null && !isDuration(durationMinutes)) throw invalid('durationMinutes', WRONG_DURATION);
}

/** The same for a duration that follows from an end: BAD_REQUEST on `endTime`. */
export function assertLength(minutes: number | null): void {
  if (minutes !== null && !isDuration(minutes)) throw invalid('endTime', WRONG_LENGTH);
}

function isDuration(minutes: number): boolean {
  return minutes >= SHORTEST && minutes <= LONGEST;
}
