import type { StringSchema } from 'yup';

import { textRule, type TextLimits } from './rules';

/**
 * An optional phone as the server takes it. Odd ones are accepted: the field only advises; see phoneAdvice. So is what
 * is `kept` from before, whatever it is: who changes something else need not mend it.
 */
export function phoneRule({ pattern, ...lengths }: TextLimits & { pattern: RegExp }, kept = ''): StringSchema {
  return textRule(lengths).test('phone', 'El teléfono debe tener números', (text) => !text || text === kept.trim() || pattern.test(text));
}

/** A clinic's own, while nobody knows which it is. */
export const ARGENTINA = '+54';

/**
 * A phone as people dial it from anywhere, e.g. "+54 11 2345 6789", read as one of the clinic's country (`countryCode`, e.g.
 * +54) unless it says otherwise. Text that is no phone, or that cannot be read now (the library comes on demand, and may not
 * know the country), is given back trimmed.
 */
export async function tidyPhone(typed: string, countryCode: string): Promise<string> {
  const phone = await readPhone(typed, countryCode);
  return phone?.isValid() && !phone.ext ? phone.formatInternational() : typed.trim();
}

/** A form's phone as tidyPhone makes it, for who sends it from within the field; what nobody touched stays as it is. */
export async function withTidyPhone<V extends { phone: string }>(
  values: V,
  before: { phone: string },
  countryCode = ARGENTINA,
): Promise<V> {
  return values.phone === before.phone ? values : { ...values, phone: await tidyPhone(values.phone, countryCode) };
}

/** What to look at again in a phone that is likely mistyped; undefined where it is a phone, empty, or cannot be read now. */
export async function phoneAdvice(typed: string, countryCode: string): Promise<string | undefined> {
  if (!/\d/.test(typed)) return undefined;
  const phone = await readPhone(typed, countryCode);
  return phone === null || phone?.isValid() ? undefined : 'Revisá el número: parece incompleto o mal escrito. Si es así, podés dejarlo.';
}

/** Undefined: it is no phone; null: nobody can tell, as the library cannot be had. */
async function readPhone(typed: string, countryCode: string) {
  const text = typed.trim();
  if (!text) return undefined;
  try {
    const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
    return parsePhoneNumberFromString(text, { defaultCallingCode: countryCode.slice(1) });
  } catch {
    return null;
  }
}
