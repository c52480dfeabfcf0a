import { string, type StringSchema } from 'yup';

import type { FieldWords } from '../../kit/edit/EditDifferences';
import { formSchema } from '../../kit/form/form-schema';
import { textRule } from '../../kit/form/rules';
import { updateClinicConventionsInputLimits as limits } from '../../schema/limits.generated';
import { optionText } from './convention-options';
import type { ClinicConventionsFactsFragment, UpdateClinicConventionsInput } from './settings.generated';
import { texts } from './texts';

type Conventions = Omit<ClinicConventionsFactsFragment, 'version'>;

export interface ConventionsValues extends Conventions {
  /** The zone that the user confirmed with its effect on bookings; '' before. */
  understoodZone: string;
}

const HOURS = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const START = string()
  .trim()
  .matches(/^([01]\d|2[0-3]):[0-5]\d$/, texts.faults.startTime);

/** `zone` is the stored one. */
export const conventionsSchema = ({ timeZone: zone }: Conventions) =>
  formSchema<ConventionsValues>({
    timeZone: string(),
    locale: string(),
    currency: string(),
    weekStartsOn: string(),
    countryCode: textRule(limits.countryCode, texts.faults.countryCode),
    defaultStartTime: START,
    defaultEndTime: laterThan('defaultStartTime'),
    lunchStartTime: START,
    lunchEndTime: laterThan('lunchStartTime'),
    understoodZone: string().when('timeZone', ([timeZone], rule) =>
      timeZone === zone
        ? rule
        : rule.required(texts.faults.understoodZone).oneOf([timeZone], texts.faults.understoodZone),
    ),
  });

export function toConventionsValues(stored: ClinicConventionsFactsFragment | undefined): ConventionsValues {
  if (!stored) throw new Error('There is always one');
  return { ...conventionsOf(stored), understoodZone: '' };
}

/** Sends every field. `values` must be valid. */
export function toConventionsInput(values: ConventionsValues): UpdateClinicConventionsInput {
  return { ...conventionsOf(values), countryCode: values.countryCode.trim() };
}

function conventionsOf(of: Conventions): Conventions {
  const {
    timeZone,
    locale,
    currency,
    countryCode,
    defaultStartTime,
    defaultEndTime,
    lunchStartTime,
    lunchEndTime,
    weekStartsOn,
  } = of;
  return {
    timeZone,
    locale,
    currency,
    countryCode,
    defaultStartTime,
    defaultEndTime,
    lunchStartTime,
    lunchEndTime,
    weekStartsOn,
  };
}

export const CONVENTIONS_WORDS: FieldWords<ConventionsValues> = {
  timeZone: { label: texts.fields.timeZone, text: (value) => optionText('timeZone', value) },
  locale: { label: texts.fields.locale, text: (value) => optionText('locale', value) },
  currency: { label: texts.fields.currency, text: (value) => optionText('currency', value) },
  weekStartsOn: { label: texts.fields.weekStartsOn, text: (value) => optionText('weekStartsOn', value) },
  countryCode: { label: texts.fields.countryCode },
  defaultStartTime: { label: texts.fields.defaultStartTime },
  defaultEndTime: { label: texts.fields.defaultEndTime },
  lunchStartTime: { label: texts.fields.lunchStartTime },
  lunchEndTime: { label: texts.fields.lunchEndTime },
  understoodZone: { label: texts.zoneConsequences.understood },
};

/** HH:mm up to 24:00, after another field's time. */
function laterThan(start: string): StringSchema {
  return string()
    .trim()
    .matches(HOURS, texts.faults.endTime.wrong)
    .when(start, ([from], rule) => rule.test('later', texts.faults.endTime.early, (to) => !to || !from || to > from));
}
