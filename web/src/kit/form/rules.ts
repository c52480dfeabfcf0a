import { string, type StringSchema } from 'yup';

import { formatCount } from '../text/count-text';

export interface TextLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: RegExp;
}

/** Optional without `required`. */
export interface TextWords {
  required?: string;
  short?: string;
  long?: string;
  wrong?: string;
}

export function textRule(limits: TextLimits, words: TextWords = {}): StringSchema {
  return held(string().trim(), limits, words);
}

/** Not trimmed: blanks count. */
export function secretRule(limits: TextLimits, words: TextWords): StringSchema {
  return held(string(), limits, words);
}

const tooLongText = (maxLength: number): string => `No puede superar los ${formatCount(maxLength)} caracteres`;

/** Limits apply to the transformed text. */
export function held(
  text: StringSchema,
  { minLength, maxLength, pattern }: TextLimits,
  words: TextWords,
): StringSchema {
  let rule = text;
  if (words.required !== undefined) rule = rule.required(words.required);
  // Empty means missing, not short.
  if (minLength !== undefined && words.short !== undefined)
    rule = rule.test('short', words.short, (typed) => !typed || typed.length >= minLength);
  if (maxLength !== undefined) rule = rule.max(maxLength, words.long ?? tooLongText(maxLength));
  if (pattern !== undefined && words.wrong !== undefined)
    rule = rule.matches(pattern, { message: words.wrong, excludeEmptyString: true });
  return rule;
}

export interface NumberLimits {
  readonly min: number;
  readonly max: number;
}

/** Up to two decimals. `named`: "El descuento debe ser". */
export function numberRule({ min, max }: NumberLimits, named: string): StringSchema {
  const text = `${named} un número entre ${formatCount(min)} y ${formatCount(max)}, con dos decimales como máximo`;
  return string()
    .required(text)
    .test(
      'number',
      text,
      (typed) => /^\d+([.,]\d{1,2})?$/.test(typed) && numberOf(typed) >= min && numberOf(typed) <= max,
    );
}

export const numberOf = (typed: string): number => Number(typed.replace(',', '.'));

/** The value is a text, so that the box can be empty. */
export function wholeNumberRule(
  { min, max }: NumberLimits,
  { named, required }: { named: string; required?: string },
): StringSchema {
  const text = string().trim();
  const range = `${named} debe ser un número entre ${formatCount(min)} y ${formatCount(max)}`;
  return (required === undefined ? text : text.required(required)).test('whole', range, (typed) => {
    if (!typed) return true;
    return /^-?\d{1,15}$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
  });
}
