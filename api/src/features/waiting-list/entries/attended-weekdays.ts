import { enumerated } from '../../../domain/counted';
import { WEEKDAYS_IN_PLURAL, type Weekday } from '../../../domain/weekday';
import type { WeekdayHours } from '../../../domain/weekly-hours';
import { int } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { invalid } from '../../../platform/errors/app-error';

interface Wish {
  professionalId: number | null;
  specialtyId: number | null;
  hours: readonly WeekdayHours[];
}

/** BAD_REQUEST on `hours` if there are no working hours on any of their days. Weekly hours may not be set yet. */
export async function assertAttended(
  tx: Pick<Transaction, 'rows'>,
  { professionalId, specialtyId, hours }: Wish,
): Promise<void> {
  if (hours.length === 0) return;
  const attended = await attendedWeekdays(tx, { professionalId, specialtyId });
  if (attended.length === 0 || hours.some(({ weekday }) => attended.includes(weekday))) return;
  const days = enumerated(attended.map((weekday) => WEEKDAYS_IN_PLURAL[weekday]));
  throw invalid('hours', `En los días que elegiste no hay atención. Hay los ${days}`);
}

/** Monday first. Empty: weekly hours are not set. */
export async function attendedWeekdays(
  db: Pick<Transaction, 'rows'>,
  { professionalId, specialtyId }: Pick<Wish, 'professionalId' | 'specialtyId'>,
): Promise<Weekday[]> {
  return (await db.rows(ATTENDED, [professionalId, specialtyId])).map(({ weekday }) => weekday as Weekday);
}

const ATTENDED = statement(
  'waiting-list.attended-weekdays',
  `SELECT DISTINCT a.weekday FROM professional_availability AS a JOIN professional_profiles AS p ON p.id = a.professional_id
   WHERE p.id = $1::int OR p.specialty_id = $2::int AND p.is_public
   ORDER BY a.weekday`,
  { weekday: int },
);
