import { invalid } from '../../../platform/errors/app-error';
import { conditionOf, MOST_VALUES, valuesOf, type Asked, type Place, type SearchParam } from './search-param';

export const PAGE = { usual: 50, most: 200 };
const MOST_PARAMETERS = 100;
const MOST_CONDITIONS = 20;

export interface Include {
  /** Such as Slot. */
  source: string;
  /** `*`: all. */
  param: string;
  target: string | null;
  iterates: boolean;
}

export interface Search {
  asked: readonly Asked[];
  /** 0: only the total. */
  count: number;
  /** The previous page's last id. */
  after: string | null;
  includes: readonly Include[];
  /** Parameters in use, for links. */
  used: readonly (readonly [name: string, value: string])[];
  ignored: readonly string[];
}

/** Parameters without effect. */
const SILENT = new Set(['_format', '_pretty', '_total']);

/** Lists unknown parameters as ignored; BAD_REQUEST with handling=strict, and for invalid values. */
export function readSearch(
  params: Readonly<Record<string, { type: string }>>,
  query: URLSearchParams,
  handling: 'strict' | 'lenient',
  sorts: readonly string[] = [],
): Search {
  const given = [...query];
  if (given.length > MOST_PARAMETERS)
    throw invalid('_count', `Una búsqueda admite hasta ${MOST_PARAMETERS} parámetros`);
  const asked: Asked[] = [];
  const includes: Include[] = [];
  const used: [string, string][] = [];
  const ignored = new Set<string>();
  let [count, after]: [number, string | null] = [PAGE.usual, null];
  for (const [key, value] of given) {
    const [name = '', modifier = null] = key.split(':', 2);
    if (value === '' || SILENT.has(name)) continue;
    if (name === '_count') count = countOf(value);
    else if (name === '_summary' && value === 'count') count = 0;
    else if (name === '_summary' && value === 'false') continue;
    else if (name === '_after') after = value;
    else if (name === '_include') includes.push(includeOf(key, value));
    else if (name === '_sort' && sorts.includes(value)) used.push([key, value]);
    else if (Object.hasOwn(params, name)) asked.push({ name, modifier, value });
    else {
      ignored.add(name);
      continue;
    }
    if (name !== '_after' && name !== '_sort') used.push([key, value]);
  }
  assertFew(asked);
  if (handling === 'strict' && ignored.size > 0) {
    const [first = ''] = ignored;
    throw invalid(shownName(first), `No se busca por ${shownName(first)}`);
  }
  return { asked, count, after, includes, used, ignored: [...ignored].map(shownName) };
}

function assertFew(asked: readonly Asked[]): void {
  const name = asked.at(-1)?.name ?? '';
  if (asked.length > MOST_CONDITIONS) throw invalid(name, `Una búsqueda admite hasta ${MOST_CONDITIONS} condiciones`);
  if (asked.flatMap(valuesOf).length > MOST_VALUES)
    throw invalid(name, `Una búsqueda admite hasta ${MOST_VALUES} valores`);
}

export function matcherOf<Row>(
  params: Readonly<Record<string, SearchParam<Row>>>,
  asked: readonly Asked[],
  place: Place,
): (row: Row) => boolean {
  const conditions = asked.map((one) => conditionOf(params[one.name]!, one, place));
  return (row) => conditions.every((condition) => condition(row));
}

function countOf(value: string): number {
  if (!/^\d+$/.test(value)) throw invalid('_count', '_count debe ser un número entero desde 0');
  return Math.min(Number(value), PAGE.most);
}

function includeOf(key: string, value: string): Include {
  const [source = '', param = '', target = null] = value.split(':');
  const iterates = key === '_include:iterate' || key === '_include:recurse';
  if (!iterates && key !== '_include') throw invalid('_include', '_include admite solo el modificador iterate');
  if (value === '*') return { source: '*', param: '*', target: null, iterates };
  if (param === '') throw invalid('_include', '_include se escribe como Slot:schedule');
  valuesOf({ name: '_include', modifier: null, value });
  return { source, param, target, iterates };
}

/** The URL's name goes into the answer, so only if harmless. */
function shownName(name: string): string {
  return /^[\w.-]{1,40}$/.test(name) ? name : 'ese parámetro';
}
