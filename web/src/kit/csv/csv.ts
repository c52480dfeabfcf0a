import { saveFile } from '../files/save-file';

/** Without it Excel shows "JosÃ©". */
const BYTE_ORDER_MARK = '\uFEFF';

/** Starts of formulas, full-width signs included. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/;

export type CsvField = string | number;

/** CSV for es-AR spreadsheets. Texts like formulas get an apostrophe. */
export function csvText(lines: readonly (readonly CsvField[])[]): string {
  return BYTE_ORDER_MARK + lines.map((fields) => `${fields.map(field).join(';')}\r\n`).join('');
}

export function saveCsv(name: string, text: string): void {
  saveFile(name, 'text/csv;charset=utf-8', text);
}

function field(value: CsvField): string {
  if (typeof value === 'number') return value.toFixed(2).replace('.', ',');
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
