import { importFile } from '../../kit/files/import-file';
import { csvTable, decodedText } from './csv-table';

export interface TableRow {
  /** As the spreadsheet numbers it. */
  line: number;
  cells: readonly string[];
}

export interface Table {
  fileName: string;
  headings: readonly string[];
  rows: readonly TableRow[];
}

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_ROWS = 20_000;

export type TableFault = 'too-large' | 'too-many' | 'empty' | 'unreadable';

/** The first line that has texts holds the headings; empty lines are left out. */
export async function readTable(file: File): Promise<Table | TableFault> {
  if (file.size > MOST_BYTES) return 'too-large';
  let lines: string[][];
  try {
    lines = await linesOf(file);
  } catch {
    return 'unreadable';
  }
  const filled = lines
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first, ...rows] = filled;
  if (!first || rows.length === 0) return 'empty';
  return rows.length > MOST_ROWS ? 'too-many' : { fileName: file.name, headings: first.cells, rows };
}

async function linesOf(file: File): Promise<string[][]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip && /\.xlsx?$/i.test(file.name)) throw new Error('An old or damaged workbook');
  if (!isZip) return csvTable(decodedText(bytes));
  const { xlsxTable } = await importFile(() => import('./xlsx-table'));
  return xlsxTable(file);
}
