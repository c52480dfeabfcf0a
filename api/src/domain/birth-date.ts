import { counted } from './counted';

/** Older is a typing error. */
const OLDEST_YEARS = 120;

/** Both yyyy-MM-dd. */
export function earliestBirthDate(today: string): string {
  return `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`;
}

/** In Spanish, or null; both yyyy-MM-dd. */
export function birthDateFault(date: string, today: string): string | null {
  if (date > today) return 'La fecha de nacimiento no puede ser futura';
  if (date < earliestBirthDate(today)) return `La fecha de nacimiento no puede ser de hace más de ${OLDEST_YEARS} años`;
  return null;
}

/** Date of death, in Spanish, or null; all yyyy-MM-dd. */
export function deceasedFault(date: string, birthDate: string | null, today: string): string | null {
  if (date > today) return 'La fecha de fallecimiento no puede ser futura';
  if (birthDate !== null && date < birthDate) return 'La fecha de fallecimiento es anterior a la de nacimiento';
  return null;
}

/** "34 años", "7 meses" below two years, "12 días" in the first month, "0 días" before birth. Both yyyy-MM-dd. */
export function ageText(date: string, today: string): string {
  const months = monthsBetween(date, today);
  if (months >= 24) return counted(Math.floor(months / 12), 'año', 'años');
  if (months >= 1) return counted(months, 'mes', 'meses');
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(date)) / DAY));
  return counted(days, 'día', 'días');
}

/** Whole years; both yyyy-MM-dd. People born on 29 February turn older on 1 March. */
export function yearsBetween(date: string, today: string): number {
  return Math.floor(monthsBetween(date, today) / 12);
}

export const ADULT_FROM = 18;

/** Both yyyy-MM-dd. */
export function isMinor(birthDate: string, today: string): boolean {
  return yearsBetween(birthDate, today) < ADULT_FROM;
}

/** For staff. */
export const ONLY_MINORS = 'Solo se suma a la familia a menores de 18 años';

const DAY = 86_400_000;

function monthsBetween(date: string, today: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [nowYear = 0, nowMonth = 0, nowDay = 0] = today.split('-').map(Number);
  return (nowYear - year) * 12 + nowMonth - month - (nowDay < day ? 1 : 0);
}
