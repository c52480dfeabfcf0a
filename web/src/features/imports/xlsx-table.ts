import type { Cell } from '@turnero/api/domain/import-cells';
import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/browser';

/** Between the two date systems of workbooks. */
const DAYS_TO_1904 = 1462;
const DAY_MS = 86_400_000;
const WORKBOOK = 'xl/workbook.xml';

/** Cells by kind: values, never formulas. Loaded with the first XLSX file. */
export async function xlsxTables(file: Blob, bytes: Uint8Array): Promise<{ name: string; lines: Cell[][] }[]> {
  const sheets = await readWorkbook(file);
  const days = isMisread1904(bytes) ? DAYS_TO_1904 : 0;
  const moved = (cell: Cell) => (cell instanceof Date ? new Date(cell.getTime() + days * DAY_MS) : cell);
  return sheets.map(({ sheet, data }) => ({ name: sheet, lines: (data as Cell[][]).map((line) => line.map(moved)) }));
}

/** The reader knows only date1904="1"; LibreOffice writes "true". */
function isMisread1904(bytes: Uint8Array): boolean {
  const { [WORKBOOK]: workbook } = unzipSync(bytes, { filter: ({ name }) => name === WORKBOOK });
  return workbook !== undefined && /<(\w+:)?workbookPr\s[^>]*\bdate1904\s*=\s*["']true["']/.test(strFromU8(workbook));
}
