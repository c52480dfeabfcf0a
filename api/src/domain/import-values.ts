import type { InsurerKind } from './common-insurers';
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

/** "Sí", "NO", "activa". null: another text; also x and 1, as blanks beside them are unclear. */
export function readYesNo(text: string): boolean | null {
  const typed = foldedText(text).trim();
  if (/^(?:si|s|verdadero|activa|activo)$/.test(typed)) return true;
  return /^(?:no|n|falso|inactiva|inactivo)$/.test(typed) ? false : null;
}

/** 126205, 1-2620-5, and 901 of 000901: spreadsheets drop the zeros. null: another text. */
export function readRnasCode(text: string): string | null {
  const typed = text.replace(/[\s.-]/g, '');
  return /^\d{3,6}$/.test(typed) ? typed.padStart(6, '0') : null;
}

/** "Obra social nacional", "provincial", "Prepaga", "programa público". null: another text. */
export function readInsurerKind(text: string): InsurerKind | null {
  const typed = foldedText(text);
  return INSURER_KINDS.find(([words]) => words.test(typed))?.[1] ?? null;
}

/** Codes begin with 9 in provinces, with 99 for public programmes. */
export function insurerKindOfCode(rnasCode: string): InsurerKind {
  if (rnasCode.startsWith('99')) return 'public';
  return rnasCode.startsWith('9') ? 'provincial' : 'national';
}

const INSURER_KINDS: readonly (readonly [RegExp, InsurerKind])[] = [
  [/^particular/, 'private_pay'],
  [/\bprepaga|\bprivada|medicina privada/, 'prepaid'],
  [/\bprovincial/, 'provincial'],
  [/\bpublic[oa]\b|\bprograma\b/, 'public'],
  [/\bnacional|\bsindical|^obra social$|^o\.?\s?s\.?$/, 'national'],
];

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
