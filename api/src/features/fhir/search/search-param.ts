import { foldedText } from '../../../domain/near-words';
import { invalid } from '../../../platform/errors/app-error';
import { fitsDate, parseSearchDate, type Span } from './search-date';
import type { Token } from './tokens';

interface ParamFacts {
  /** Spanish, for the CapabilityStatement. */
  about: string;
}

/** With its values in a row. */
export type SearchParam<Row> = ParamFacts &
  (
    | { type: 'string'; of(row: Row): readonly string[] }
    | { type: 'uri'; of(row: Row): readonly (string | undefined)[] }
    | { type: 'token'; of(row: Row): readonly Token[] }
    | { type: 'reference'; targets: readonly string[]; of(row: Row): readonly (string | undefined)[] }
    | { type: 'date'; of(row: Row): readonly Span[] }
  );

export interface Asked {
  /** As in the URL. */
  name: string;
  modifier: string | null;
  value: string;
}

export interface Place {
  zone: string;
  base: string;
}

/** Each may be tested on 100,000 slots. */
export const MOST_VALUES = 200;

/** Any value may match. BAD_REQUEST when unsupported. */
export function conditionOf<Row>(param: SearchParam<Row>, asked: Asked, place: Place): (row: Row) => boolean {
  const values = valuesOf(asked);
  switch (param.type) {
    case 'string': {
      const tests = values.map((value) => textTest(asked, value));
      return (row) => param.of(row).some((text) => tests.some((test) => test(text)));
    }
    case 'uri': {
      assertModifier(asked, []);
      return (row) => param.of(row).some((uri) => uri !== undefined && values.includes(uri));
    }
    case 'token': {
      const isSought = tokenTest(asked, values);
      return (row) => param.of(row).some(isSought);
    }
    case 'reference': {
      const sought = new Set(values.flatMap((value) => referencesOf(param.targets, asked, value, place)));
      return (row) => param.of(row).some((reference) => reference !== undefined && sought.has(reference));
    }
    case 'date': {
      const dates = values.map((value) => dateOf(asked, value, place));
      return (row) => param.of(row).some((span) => dates.some((date) => fitsDate(date, span)));
    }
  }
}

/** BAD_REQUEST when empty or too many. */
export function valuesOf({ name, value }: Asked): string[] {
  const values = value.split(/(?<!\\),/).map((one) => one.replace(/\\([,|$\\])/g, '$1'));
  if (values.length > MOST_VALUES) throw invalid(name, `${name} admite hasta ${MOST_VALUES} valores`);
  if (values.some((one) => one.trim() === '')) throw invalid(name, `Falta el valor de ${name}`);
  return values;
}

export function dateOf(asked: Asked, value: string, { zone }: Place) {
  assertModifier(asked, []);
  const date = parseSearchDate(value, zone);
  if (date) return date;
  throw invalid(asked.name, `${asked.name} debe ser una fecha como 2026-11-21 o 2026-11-21T09:30:00-03:00`);
}

/** From `Practitioner/7`, a full URL, or `7` for each target type. */
export function referencesOf(targets: readonly string[], asked: Asked, value: string, { base }: Place): string[] {
  assertModifier(asked, targets);
  const local = value.startsWith(`${base}/`) ? value.slice(base.length + 1) : value;
  const types = asked.modifier === null ? targets : [asked.modifier];
  return local.includes('/') ? [local] : types.map((type) => `${type}/${local}`);
}

function textTest(asked: Asked, value: string): (text: string) => boolean {
  assertModifier(asked, ['exact', 'contains']);
  if (asked.modifier === 'exact') return (text) => text === value;
  const sought = foldedText(value);
  if (asked.modifier === 'contains') return (text) => foldedText(text).includes(sought);
  return (text) => ` ${foldedText(text)}`.includes(` ${sought}`);
}

/** By `code`, `system|code` or `system|`. */
export function tokenTest(asked: Asked, values: readonly string[]): (token: Token) => boolean {
  assertModifier(asked, []);
  const sought = new Set(values);
  return ({ system = '', code = '' }) =>
    sought.has(code) || sought.has(`${system}|${code}`) || sought.has(`${system}|`);
}

export function assertModifier({ name, modifier }: Asked, known: readonly string[]): void {
  if (modifier === null || known.includes(modifier)) return;
  throw invalid(name, `${name} no admite el modificador que sigue a los dos puntos`);
}
