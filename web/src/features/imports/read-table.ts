import { importFile } from '../../kit/files/import-file';
import { csvTable, decodedText } from './csv-table';
import { unfoldedSize } from './unfolded-size';

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

/** A sheet that holds anything; a text file is one. */
export interface Sheet {
  name: string;
  table: Table | TableFault;
}

const MOST_BYTES = 10 * 1024 * 1024;
/** A few kilobytes of a zip can unfold to gigabytes, which would end the page. */
const MOST_UNFOLDED = 200 * 1024 * 1024;
const MOST_ROWS = 20_000;

export type TableFault = 'too-large' | 'unfolds' | 'too-many' | 'empty' | 'unreadable';

/** Those that have rows, in the file’s order. */
export async function readSheets(file: File): Promise<readonly Sheet[] | TableFault> {
  if (file.size > MOST_BYTES) return 'too-large';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
    if (!isZip && /\.xlsx?$/i.test(file.name)) return 'unreadable';
    if (!isZip) return usable([{ name: '', table: tableOf(file.name, csvTable(decodedText(bytes))) }]);
    if (unfoldedSize(bytes) > MOST_UNFOLDED) return 'unfolds';
    const { xlsxTables } = await importFile(() => import('./xlsx-table'));
    const sheets = await xlsxTables(file);
    return usable(sheets.map(({ name, lines }) => ({ name, table: tableOf(file.name, lines) })));
  } catch {
    return 'unreadable';
  }
}

function usable(sheets: readonly Sheet[]): readonly Sheet[] | TableFault {
  const filled = sheets.filter(({ table }) => table !== 'empty');
  return filled.length > 0 ? filled : 'empty';
}

/** The first line that has texts holds the headings; empty lines are left out. */
function tableOf(fileName: string, lines: readonly (readonly string[])[]): Table | TableFault {
  const filled = lines
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first, ...rows] = filled;
  if (!first || rows.length === 0) return 'empty';
  return rows.length > MOST_ROWS ? 'too-many' : { fileName, headings: first.cells, rows };
}
