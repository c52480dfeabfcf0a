import { string, type StringSchema } from 'yup';

import { formatCount } from '../text/count-text';

/** What limits.generated.ts says of a text. */
export interface TextLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: RegExp;
}

/** What is said of a text; where `required` is left out it may be empty. */
interface TextWords {
  required?: string;
  short?: string;
  long?: string;
  wrong?: string;
}

/** A typed text that the server would take: trimmed, as it is sent. */
export function textRule(limits: TextLimits, words: TextWords = {}): StringSchema {
  return held(string().trim(), limits, words);
}

/** A secret is sent as it is typed: blanks count. */
export function secretRule(limits: TextLimits, words: TextWords & { required: string }): StringSchema {
  return held(string(), limits, words);
}

export const tooLongText = (maxLength: number): string => `No puede superar los ${formatCount(maxLength)} caracteres`;

function held(text: StringSchema, { minLength, maxLength, pattern }: TextLimits, words: TextWords): StringSchema {
  let rule = text;
  if (words.required !== undefined) rule = rule.required(words.required);
  if (minLength !== undefined && words.short !== undefined) rule = rule.min(minLength, words.short);
  if (maxLength !== undefined) rule = rule.max(maxLength, words.long ?? tooLongText(maxLength));
  if (pattern !== undefined && words.wrong !== undefined) rule = rule.matches(pattern, { message: words.wrong, excludeEmptyString: true });
  return rule;
}

/** What limits.generated.ts says of a number. */
export interface NumberLimits {
  readonly min: number;
  readonly max: number;
}

/** A number of at most two decimals, as an input of type number has it; '' is what is no number. `named` as in "El descuento debe ser". */
export function numberRule({ min, max }: NumberLimits, named: string): StringSchema {
  const text = `${named} un número entre ${formatCount(min)} y ${formatCount(max)}, con dos decimales como máximo`;
  return string()
    .required(text)
    .test('number', text, (typed) => /^\d+([.,]\d{1,2})?$/.test(typed) && numberOf(typed) >= min && numberOf(typed) <= max);
}

/** What a valid text of numberRule means. */
export const numberOf = (typed: string): number => Number(typed.replace(',', '.'));

/** A whole number as people type it, e.g. "30". Both are text while it is typed: an empty box is no number. */
export function wholeNumberRule({ min, max }: NumberLimits, { named, required }: { named: string; required?: string }): StringSchema {
  const text = string().trim();
  const range = `${named} debe ser un número entre ${formatCount(min)} y ${formatCount(max)}`;
  return (required === undefined ? text : text.required(required)).test('whole', range, (typed) => {
    if (!typed) return true;
    return /^-?\d{1,15}$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
  });
}
