import { foldedText } from './near-words';
import type { RegisteredSex } from './patient-identifiers';

/** Values as spreadsheets and other programs write them; import-dates reads dates and times. */

/** 7.0, 30123456,00: zeros that a program added. "1.000" stays, because it may be a thousand. */
export function withoutZeroDecimals(text: string): string {
  return /^(?:\d+[.,]0{1,2}|\d+[.,]0{4,}|\d{4,}[.,]0+|\d{1,3}(?:\.\d{3})+,0+|\d{1,3}(?:,\d{3})+\.0+)$/.test(text)
    ? text.replace(/[.,]0+$/, '')
    : text;
}

/** Whether a spreadsheet shortened a long number, as 3,01235E+07. */
export function hasLostDigits(text: string): boolean {
  return /^\d(?:[.,]\d+)?e\+?\d{1,2}$/i.test(text.trim());
}

/**
 * Digits of 30.123.456 or 30123456.0. null: has decimals. Undefined: empty, or other characters, as in a passport's.
 */
export function readDocument(text: string): string | null | undefined {
  const typed = withoutZeroDecimals(text.replace(/\s/g, ''));
  if (/^\d+$/.test(typed)) return typed;
  if (/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(typed)) return typed.replace(/[.,]/g, '');
  return /^\d+[.,]\d+$/.test(typed) ? null : undefined;
}

/** "Femenino", "mujer", "H", "varón", "X"; null: another text, and M, which is "masculino" or "mujer". */
export function readSex(text: string): RegisteredSex | null {
  const typed = foldedText(text).trim();
  if (/^(?:f|fem\w*|mujer)$/.test(typed)) return 'F';
  if (/^(?:h|v|masc\w*|varon|hombre)$/.test(typed)) return 'M';
  return /^(?:x|no binari\w*)$/.test(typed) ? 'X' : null;
}

/**
 * Two decimals, up to 9999999999.99: $ 18.000,50, 18000.5, 18.000, 18,000.00, 0.500. null for other text, and for
 * 18,000, which is ambiguous.
 */
export function readMoney(text: string): string | null {
  const typed = text.replace(/\s/g, '').replace(/^(?:AR)?\$/i, '');
  const match = THOUSANDS.exec(typed) ?? ENGLISH.exec(typed) ?? PLAIN.exec(typed);
  if (!match) return null;
  const { whole = '', decimals = '' } = match.groups!;
  const digits = whole.replace(/[.,]/g, '');
  // A formula's 3702.2999999999997 is 3702.30.
  const amount = Number(`${digits}.${decimals || '0'}`);
  const cents = amount.toFixed(2);
  if (digits.length > 10 || Math.abs(amount - Number(cents)) > 1e-6) return null;
  return cents;
}

/** Argentine style; dots alone separate thousands. */
const THOUSANDS = /^(?<whole>[1-9]\d{0,2}(?:\.\d{3})+)(?:,(?<decimals>\d+))?$/;
const ENGLISH = /^(?<whole>[1-9]\d{0,2}(?:,\d{3})+(?:,\d{3}|(?=\.)))(?:\.(?<decimals>\d+))?$/;
/** One to three digits before a comma and three after it may be thousands. */
const PLAIN = /^(?![1-9]\d{0,2},\d{3}$)(?<whole>\d+)(?:[.,](?<decimals>\d+))?$/;

/** Separated by commas, semicolons, slashes or line breaks. */
export function readList(text: string): string[] {
  return text
    .split(/[,;/|\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Key of a name: without titles, accents, capitals and commas, in any word order. */
export function nameKey(name: string): string {
  return foldedText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && !TITLES.has(word))
    .toSorted()
    .join(' ');
}

const TITLES = new Set([
  'dr',
  'dra',
  'lic',
  'doctor',
  'doctora',
  'licenciado',
  'licenciada',
  'prof',
  'mg',
  'klgo',
  'klga',
]);
