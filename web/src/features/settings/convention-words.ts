import { updateClinicConventionsInputLimits as limits } from '../../shared/form/limits.generated';

type Option<Field extends 'timeZone' | 'locale' | 'currency' | 'weekStartsOn'> = (typeof limits)[Field]['options'][number];

const TIME_ZONES: Record<Option<'timeZone'>, string> = {
  'America/Argentina/Buenos_Aires': 'Buenos Aires',
  'America/New_York': 'Nueva York',
  'America/Chicago': 'Chicago',
  'America/Denver': 'Denver',
  'America/Los_Angeles': 'Los Ángeles',
  'Europe/London': 'Londres',
  'Europe/Paris': 'París',
  'Asia/Tokyo': 'Tokio',
  'Australia/Sydney': 'Sídney',
};
const LOCALES: Record<Option<'locale'>, string> = {
  'es-AR': 'Español (Argentina)',
  'en-US': 'Inglés (Estados Unidos)',
  'en-GB': 'Inglés (Reino Unido)',
  'pt-BR': 'Portugués (Brasil)',
};
const CURRENCIES: Record<Option<'currency'>, string> = {
  ARS: 'Peso argentino (ARS)',
  USD: 'Dólar estadounidense (USD)',
  EUR: 'Euro (EUR)',
  BRL: 'Real brasileño (BRL)',
};
const WEEKDAYS: Record<Option<'weekStartsOn'>, string> = { monday: 'Lunes', sunday: 'Domingo' };

/** What may be chosen, by the name of its field; the server's options, in its order. */
export const OPTIONS = {
  timeZone: optionsOf(TIME_ZONES),
  locale: optionsOf(LOCALES),
  currency: optionsOf(CURRENCIES),
  weekStartsOn: optionsOf(WEEKDAYS),
};

/** How people call an option; one that is not to be chosen goes by itself. */
export function optionText(field: keyof typeof OPTIONS, value: string): string {
  return OPTIONS[field].find((option) => option.value === value)?.label ?? value;
}

function optionsOf(names: Record<string, string>): { value: string; label: string }[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
