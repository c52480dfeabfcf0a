import { shownCell } from '@turnero/api/domain/import-cells';
import { IMPORT_FIELDS, type ImportKind } from '@turnero/api/domain/import-fields';

import { csvText } from '../../kit/csv/csv';
import type { ImportOutcome, RowResultFragment } from './imports.generated';
import type { Table } from './read-table';
import { texts } from './texts';
import type { Results } from './useRowRun';

/** `fills`: of ready and made rows, those of known records. */
export type RowCounts = Record<ImportOutcome | 'unanswered' | 'fills', number>;

export function rowCounts({ rows }: Pick<Table, 'rows'>, results: Results): RowCounts {
  const counts: RowCounts = { ready: 0, made: 0, already: 0, faulty: 0, unanswered: 0, fills: 0 };
  for (const { line } of rows) {
    const result = results.get(line);
    counts[result?.outcome ?? 'unanswered'] += 1;
    if (result?.fillsKnown) counts.fills += 1;
  }
  return counts;
}

export interface FaultyRow {
  line: number;
  why: string;
}

/** In the file's order. */
export function faultyRows(kind: ImportKind, results: Results): FaultyRow[] {
  const labels = new Map(IMPORT_FIELDS[kind].map(({ name, label }) => [name, label]));
  const whyOf = ({ faults }: RowResultFragment) =>
    faults
      .map(({ field, message }) => (field && labels.has(field) ? `${labels.get(field)}: ${message}` : message))
      .join('. ');
  return [...results.values()]
    .filter(({ outcome }) => outcome === 'faulty')
    .map((result) => ({ line: result.line, why: whyOf(result) }))
    .sort((a, b) => a.line - b.line);
}

/** As in the file, with the reason, to correct and import. */
export function faultsFile(table: Table, faulty: readonly FaultyRow[]): string {
  const cellsOf = new Map(table.rows.map(({ line, cells }) => [line, cells]));
  const width = table.headings.length;
  const lines = faulty.map(({ line, why }) => {
    const cells = cellsOf.get(line) ?? [];
    return [...Array.from({ length: width }, (_, column) => shownCell(cells[column] ?? null)), why];
  });
  return csvText([[...table.headings, texts.faults.column], ...lines]);
}
