import { TWIN_TEXTS } from '../../domain/import-twins';
import type { ImportFault } from './import-result.object';
import type { LinedRow } from './importer';

interface Unique<Row> {
  field: string;
  /** Message for a taken value. */
  taken: string;
  of(row: Row): string;
  there: readonly string[];
}

/** Rows with a text that exists already, stored or in an earlier row, ignoring case. */
export function takenOnce<Row>(
  rows: readonly LinedRow<Row>[],
  { field, taken, of, there }: Unique<Row>,
): Map<number, ImportFault> {
  const lines = new Map<string, number | null>(there.map((text) => [text.toLowerCase(), null]));
  const faults = new Map<number, ImportFault>();
  for (const { line, row } of rows) {
    const text = of(row).toLowerCase();
    const earlier = lines.get(text);
    if (earlier === undefined) lines.set(text, line);
    else faults.set(line, { field, message: earlier === null ? taken : TWIN_TEXTS.sameText(earlier) });
  }
  return faults;
}
