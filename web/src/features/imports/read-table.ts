import { shownCell, type Cell } from '@turnero/api/domain/import-cells';
import { knownHeadings } from '@turnero/api/domain/import-headings';

import { csvTable, decodedText } from './csv-table';
import { unfoldedSize } from './unfolded-size';

export interface TableRow {
  /** As the spreadsheet numbers it. */
  line: number;
  cells: readonly Cell[];
}

export interface Table {
  fileName: string;
  headings: readonly string[];
  /** Line of the headings. */
  headingLine: number;
  /** Below the headings. */
  rows: readonly TableRow[];
  /** Non-empty ones, with titles above the headings. */
  lines: readonly TableRow[];
}

/** Non-empty; a text file is one. */
export interface Sheet {
  name: string;
  table: Table | TableFault;
}

const MOST_BYTES = 10 * 1024 * 1024;
/** A few kilobytes of a zip can unfold to gigabytes and crash the page. */
const MOST_UNFOLDED = 200 * 1024 * 1024;
const MOST_ROWS = 20_000;

export type TableFault = 'too-large' | 'unfolds' | 'too-many' | 'empty' | 'unreadable';

/** Sheets with rows. Rejects if the workbook reader fails to load. */
export async function readSheets(file: File): Promise<readonly Sheet[] | TableFault> {
  if (file.size > MOST_BYTES) return 'too-large';
  const bytes = await bytesOf(file);
  if (bytes === null) return 'unreadable';
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip && /\.xlsx?$/i.test(file.name)) return 'unreadable';
  if (!isZip) return usable([{ name: '', table: tableOf(file.name, csvTable(decodedText(bytes))) }]);
  if (unfoldedSize(bytes) > MOST_UNFOLDED) return 'unfolds';
  const { xlsxTables } = await import('./xlsx-table');
  try {
    const sheets = await xlsxTables(file, bytes);
    return usable(sheets.map(({ name, lines }) => ({ name, table: tableOf(file.name, lines) })));
  } catch {
    return 'unreadable';
  }
}

/** null: the file was moved or changed. */
async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

function usable(sheets: readonly Sheet[]): readonly Sheet[] | TableFault {
  const filled = sheets.filter(({ table }) => table !== 'empty');
  return filled.length > 0 ? filled : 'empty';
}

/** Omits empty lines. */
function tableOf(fileName: string, cells: readonly (readonly Cell[])[]): Table | TableFault {
  const lines = cells.map((line, index) => ({ line: index + 1, cells: line })).filter((line) => filledCells(line) > 0);
  if (lines.length < 2) return 'empty';
  return lines.length - 1 > MOST_ROWS ? 'too-many' : withHeadings({ fileName, lines }, headingLineOf(lines));
}

/** Moves the headings to another line. */
export function withHeadings({ fileName, lines }: Pick<Table, 'fileName' | 'lines'>, headingLine: number): Table {
  const heading = lines.find(({ line }) => line === headingLine) ?? lines[0]!;
  const rows = lines.filter(({ line }) => line > heading.line);
  return { fileName, lines, rows, headingLine: heading.line, headings: heading.cells.map(shownCell) };
}

/** First lines with a row below. */
export function possibleHeadings({ lines }: Pick<Table, 'lines'>): readonly TableRow[] {
  return lines.slice(0, Math.min(MOST_TITLES, lines.length - 1));
}

const MOST_TITLES = 10;

/** Most known headings; else the first line as full as others. */
function headingLineOf(lines: readonly TableRow[]): number {
  const possible = possibleHeadings({ lines });
  const known = possible.map(({ cells }) => knownHeadings(cells.map(shownCell)));
  const most = Math.max(...known);
  if (most > 1) return possible[known.indexOf(most)]!.line;
  const filled = possible.map(filledCells);
  const isFilled = (count: number) => count * 2 > Math.max(...filled);
  return possible[filled.findIndex(isFilled)]!.line;
}

function filledCells({ cells }: TableRow): number {
  return cells.filter((cell) => shownCell(cell) !== '').length;
}
