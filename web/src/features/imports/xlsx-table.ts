import type { Cell } from '@turnero/api/domain/import-cells';
import readWorkbook from 'read-excel-file/browser';

/** Each sheet's cells in their kinds: values, never formulas. Loaded when the first XLSX file is chosen. */
export async function xlsxTables(file: Blob): Promise<{ name: string; lines: Cell[][] }[]> {
  const sheets = await readWorkbook(file);
  return sheets.map(({ sheet, data }) => ({ name: sheet, lines: data as Cell[][] }));
}
