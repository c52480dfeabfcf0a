import { string } from 'yup';

import type { FieldWords } from '../../../kit/edit/EditDifferences';
import { formSchema } from '../../../kit/form/form-schema';
import { texts } from '../texts';
import type { HoursQuotaFactsFragment, HoursQuotaInput } from './booking-rules.generated';

/** Release '': never. */
export interface QuotaValues {
  deskPlaces: string;
  deskRelease: string;
  sameDayPlaces: string;
  sameDayTime: string;
}

export const quotaSchema = formSchema<QuotaValues>({
  deskPlaces: string(),
  deskRelease: string(),
  sameDayPlaces: string(),
  sameDayTime: string(),
});

export function toQuotaValues(stored: HoursQuotaFactsFragment | undefined): QuotaValues {
  return {
    deskPlaces: String(stored?.deskPlaces ?? 0),
    deskRelease: stored?.deskReleaseTime ?? '',
    sameDayPlaces: String(stored?.sameDayPlaces ?? 0),
    sameDayTime: stored?.sameDayTime ?? '00:00',
  };
}

/** null without changes. */
export function toQuotaInput(entryId: number) {
  return (values: QuotaValues, before: QuotaValues): HoursQuotaInput | null => {
    const isSame = (Object.keys(values) as (keyof QuotaValues)[]).every((name) => values[name] === before[name]);
    if (isSame) return null;
    const { deskPlaces, deskRelease, sameDayPlaces, sameDayTime } = values;
    return {
      entryId,
      deskPlaces: Number(deskPlaces),
      deskReleaseTime: deskRelease === '' ? null : deskRelease,
      sameDayPlaces: Number(sameDayPlaces),
      sameDayTime,
    };
  };
}

const USUAL_MOST = 12;
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** Plus an unusual stored one. */
export function placesOptions(stored: string) {
  const usual = Array.from({ length: USUAL_MOST + 1 }, (_, count) => String(count));
  return withStored(usual, stored).map((value) => ({ value, label: texts.quotas.places(Number(value)) }));
}

export function releaseOptions(stored: string) {
  return ['', ...withStored(HOURS, stored)].map((value) => ({ value, label: releaseText(value) }));
}

export function sameDayOptions(stored: string) {
  return withStored(HOURS, stored).map((value) => ({ value, label: texts.quotas.from(value) }));
}

const withStored = (usual: readonly string[], stored: string): string[] =>
  stored === '' || usual.includes(stored) ? [...usual] : [...usual, stored];

const releaseText = (value: string): string => (value === '' ? texts.quotas.never : texts.quotas.dayBefore(value));

export const QUOTA_WORDS: FieldWords<QuotaValues> = {
  deskPlaces: { label: texts.quotas.fields.deskPlaces, text: (value) => texts.quotas.places(Number(value)) },
  deskRelease: { label: texts.quotas.fields.deskRelease, text: releaseText },
  sameDayPlaces: { label: texts.quotas.fields.sameDayPlaces, text: (value) => texts.quotas.places(Number(value)) },
  sameDayTime: { label: texts.quotas.fields.sameDayTime, text: texts.quotas.from },
};
