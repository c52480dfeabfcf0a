import { phoneForm, readPhone as readNumber } from '@turnero/api/domain/phone-form';
import type { StringSchema } from 'yup';

import { textRule, type TextLimits } from '../../kit/form/rules';

/**
 * Optional; see phoneAdvice for odd ones. The stored `kept` stays valid, so that old data don't block other changes.
 */
export function phoneRule({ pattern, ...lengths }: TextLimits & { pattern: RegExp }, kept = ''): StringSchema {
  return textRule(lengths).test(
    'phone',
    'El teléfono debe tener números',
    (text) => !text || text === kept.trim() || pattern.test(text),
  );
}

export const ARGENTINA = '+54';

/**
 * Formats for dialling from abroad ("+54 11 2345 6789"); `countryCode` (e.g. +54) for numbers without prefix. Returns
 * the trimmed text if it's no phone, has words, or the library did not load.
 */
export async function tidyPhone(typed: string, countryCode: string): Promise<string> {
  const text = typed.trim();
  if (!text) return text;
  const library = await loadLibrary();
  return (library && phoneForm(library.parsePhoneNumberFromString, text, countryCode)) ?? text;
}

/** A submit within the field fires no blur. Unchanged phones stay. */
export async function withTidyPhone<V extends { phone: string }>(
  values: V,
  before: { phone: string },
  countryCode = ARGENTINA,
): Promise<V> {
  return values.phone === before.phone ? values : { ...values, phone: await tidyPhone(values.phone, countryCode) };
}

/** Undefined when valid, empty or unreadable. */
export async function phoneAdvice(typed: string, countryCode: string): Promise<string | undefined> {
  if (!/\d/.test(typed)) return undefined;
  const phone = await readPhone(typed, countryCode);
  return phone === null || phone?.isValid()
    ? undefined
    : `${isShort(typed) ? 'Parece incompleto: faltan números' : 'Parece mal escrito: revisá los números'}. Si está bien, dejalo`;
}

/** Argentine numbers have ten digits with their area. */
function isShort(typed: string): boolean {
  return typed.replace(/\D/g, '').length < 10;
}

/** May have words beside it. Undefined: no phone; null: the library did not load. */
export async function readPhone(typed: string, countryCode: string) {
  const text = typed.trim();
  if (!text) return undefined;
  const library = await loadLibrary();
  return library && readNumber(library.parsePhoneNumberFromString, text, { countryCode, extract: true });
}

async function loadLibrary() {
  try {
    return await import('libphonenumber-js/min');
  } catch {
    return null;
  }
}
