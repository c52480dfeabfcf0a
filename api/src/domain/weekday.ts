/** ISO 8601: 1 = Monday to 7 = Sunday. Only this file translates the two documented numberings. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  1: 'lunes',
  2: 'martes',
  3: 'miércoles',
  4: 'jueves',
  5: 'viernes',
  6: 'sábado',
  7: 'domingo',
};

/** As in 'los martes'. */
export const WEEKDAYS_IN_PLURAL: Readonly<Record<Weekday, string>> = { ...WEEKDAY_NAMES, 6: 'sábados', 7: 'domingos' };

const FROM_SUNDAY: readonly Weekday[] = [7, 1, 2, 3, 4, 5, 6];

function isWeekday(value: number): value is Weekday {
  return (WEEKDAYS as readonly number[]).includes(value);
}

/** RangeError outside 1 to 7. */
export function fromIsoWeekday(value: number): Weekday {
  if (!isWeekday(value)) throw new RangeError(`Not an ISO weekday: ${value}`);
  return value;
}

export function isWeekend(weekday: Weekday): boolean {
  return weekday >= 6;
}

/** 0 = Monday to 6 = Sunday. */
export function toRoomWeekday(weekday: Weekday): number {
  return weekday - 1;
}

/** 0 = Sunday to 6 = Saturday. RangeError outside. */
export function fromProfessionalWeekday(value: number): Weekday {
  const weekday = FROM_SUNDAY[value];
  if (weekday === undefined) throw new RangeError(`Not a weekday counted from Sunday: ${value}`);
  return weekday;
}

export function toProfessionalWeekday(weekday: Weekday): number {
  return weekday % 7;
}
