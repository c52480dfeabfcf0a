import type { ImportField } from './import-field';
import { IMPORT_FIELDS, type ImportKind } from './import-fields';
import { hasLostDigits, withoutZeroDecimals } from './import-values';
import { tidyLine } from './tidy-text';
import { formatTime, MINUTES_PER_DAY } from './time-of-day';

/** A Date is a wall time in UTC. */
export type Cell = string | number | boolean | Date | null;

export function shownCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'boolean') return cell ? 'Sí' : 'No';
  if (typeof cell === 'number') return numberText(cell);
  const { date, minute } = wallTime(cell);
  if (date === null) return formatTime(minute);
  return minute === 0 ? date : `${date} ${formatTime(minute)}`;
}

/** The cell's text, as the server reads the field. */
export function fieldText({ holds }: Pick<ImportField, 'holds'>, cell: Cell): string {
  if (typeof cell === 'number') return numberFor(holds, cell);
  if (cell instanceof Date && holds === 'time') return formatTime(wallTime(cell).minute);
  if (cell instanceof Date && holds === 'minutes') return String(wallTime(cell).minute);
  return shownCell(cell);
}

function numberFor(holds: ImportField['holds'], value: number): string {
  const isShare = value > 0 && value < 1;
  const minutes = Math.min(Math.round(value * MINUTES_PER_DAY), MINUTES_PER_DAY - 1);
  if (holds === 'time' && isShare) return formatTime(minutes);
  if (holds === 'minutes' && isShare) return String(minutes);
  // Four decimals: never read as thousands.
  if (holds === 'money' && !Number.isInteger(value)) return value.toFixed(4);
  return numberText(value);
}

/** The 15 digits that spreadsheets show, without an exponent. */
function numberText(value: number): string {
  return Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(15)));
}

/**
 * Rounded, because 10:00 is stored as 46377.416666664. `date` is null for a time alone, stored in 1899, 1900 or 1904.
 */
function wallTime(cell: Date): { date: string | null; minute: number } {
  const minutes = Math.round(cell.getTime() / 60_000);
  const rounded = new Date(minutes * 60_000);
  const date = rounded.getUTCFullYear() < 1905 ? null : rounded.toISOString().slice(0, 10);
  return { date, minute: ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY };
}

const LOST_DIGITS =
  'La planilla acortó el número y perdió cifras: dale a la columna formato de texto y exportala de nuevo';
const WITH_DIGITS: ReadonlySet<ImportField['holds']> = new Set(['code', 'digits', 'phone']);

/** The text without zeros that a program added, or the fault if digits were lost. */
export function readField(kind: ImportKind, name: string, text: string): { text: string } | { fault: string } {
  if (!WITH_DIGITS.has(fieldOf(kind, name).holds)) return { text };
  return hasLostDigits(text) ? { fault: LOST_DIGITS } : { text: withoutZeroDecimals(text) };
}

/** Key by which rows of a file are compared; '' for none. */
export function comparedText(kind: ImportKind, name: string, cell: Cell): string {
  const read = readField(kind, name, tidyLine(fieldText(fieldOf(kind, name), cell)));
  return 'text' in read ? read.text : '';
}

function fieldOf(kind: ImportKind, name: string): Pick<ImportField, 'holds'> {
  return IMPORT_FIELDS[kind].find((field) => field.name === name) ?? { holds: 'line' };
}
