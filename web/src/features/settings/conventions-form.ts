import { object, string, type StringSchema } from 'yup';

import type { FieldWords } from '../../shared/edit/EditDifferences';
import { updateClinicConventionsInputLimits as limits } from '../../shared/form/limits.generated';
import { textRule } from '../../shared/form/rules';
import { optionText } from './convention-words';
import type { ClinicConventionsFactsFragment, UpdateClinicConventionsInput } from './settings.generated';

type Conventions = Omit<ClinicConventionsFactsFragment, 'version'>;

export interface ConventionsValues extends Conventions {
  /** The zone of which somebody has read what it does to what is booked; '' before. */
  understoodZone: string;
}

const READ_FIRST = 'Confirma que leíste qué cambia';
const HOURS = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const START = string().trim().matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escribe una hora como 09:00');

/** Of the clinic as it stands. */
export const conventionsSchema = ({ timeZone: zone }: Conventions) =>
  object({
    countryCode: textRule(limits.countryCode, {
      required: 'El código de país es requerido',
      wrong: 'El código de país debe ser + y hasta cuatro números, como +54',
    }),
    defaultStartTime: START,
    defaultEndTime: laterThan('defaultStartTime'),
    lunchStartTime: START,
    lunchEndTime: laterThan('lunchStartTime'),
    understoodZone: string().when('timeZone', ([timeZone], rule) =>
      timeZone === zone ? rule : rule.required(READ_FIRST).oneOf([timeZone], READ_FIRST),
    ),
  });

export function toConventionsValues(stored: ClinicConventionsFactsFragment | undefined): ConventionsValues {
  if (!stored) throw new Error('There is always one');
  return { ...conventionsOf(stored), understoodZone: '' };
}

/** What is sent of valid values: all of it. */
export function toConventionsInput(values: ConventionsValues): UpdateClinicConventionsInput {
  return { ...conventionsOf(values), countryCode: values.countryCode.trim() };
}

function conventionsOf(of: Conventions): Conventions {
  const { timeZone, locale, currency, countryCode, defaultStartTime, defaultEndTime, lunchStartTime, lunchEndTime, weekStartsOn } = of;
  return { timeZone, locale, currency, countryCode, defaultStartTime, defaultEndTime, lunchStartTime, lunchEndTime, weekStartsOn };
}

export const CONVENTIONS_WORDS: FieldWords<ConventionsValues> = {
  timeZone: { label: 'Zona horaria', text: (value) => optionText('timeZone', value) },
  locale: { label: 'Idioma regional', text: (value) => optionText('locale', value) },
  currency: { label: 'Moneda', text: (value) => optionText('currency', value) },
  weekStartsOn: { label: 'La semana comienza el', text: (value) => optionText('weekStartsOn', value) },
  countryCode: { label: 'Código de país' },
  defaultStartTime: { label: 'Inicio de la jornada' },
  defaultEndTime: { label: 'Fin de la jornada' },
  lunchStartTime: { label: 'Inicio del almuerzo' },
  lunchEndTime: { label: 'Fin del almuerzo' },
};

/** HH:mm up to 24:00, after the time of another field. */
function laterThan(start: string): StringSchema {
  return string()
    .trim()
    .matches(HOURS, 'Escribe una hora como 17:00')
    .when(start, ([from], rule) => rule.test('later', 'La hora de fin debe ser posterior a la de inicio', (to) => !to || !from || to > from));
}
