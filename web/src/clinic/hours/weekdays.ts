import { openingHoursTexts } from '@turnero/api/domain/opening-hours';

import type { Interval } from '../../kit/time/intervals';

/** Monday first, as the schema names them. */
export const WEEKDAY_KEYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type WeekdayKey = (typeof WEEKDAY_KEYS)[number];

/** "Lunes a viernes 08:00 a 20:00 · Sábados 08:00 a 13:00"; '' when every day is closed. */
export function openingHoursText(week: Readonly<Record<WeekdayKey, { intervals: readonly Interval[] }>>): string {
  return openingHoursTexts(WEEKDAY_KEYS.map((key) => week[key].intervals)).join(' · ');
}
