import { saveFile } from '../save-file';

/** Without it Excel takes the file for one of an older encoding, and shows "JosÃ©". */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would run instead of show; the wide twins count in Japanese and Chinese ones. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A text, or a number with decimals. */
export type CsvField = string | number;

/**
 * Lines for a spreadsheet set to es-AR: semicolons between the columns, two decimals after a comma, no thousands. Texts
 * that would be formulas begin with an apostrophe.
 */
export function csvText(lines: readonly (readonly CsvField[])[]): string {
  return BYTE_ORDER_MARK + lines.map((fields) => `${fields.map(field).join(';')}\r\n`).join('');
}

/** Hands it to the browser as a download. */
export function saveCsv(name: string, text: string): void {
  saveFile(name, 'text/csv;charset=utf-8', text);
}

function field(value: CsvField): string {
  if (typeof value === 'number') return value.toFixed(2).replace('.', ',');
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
