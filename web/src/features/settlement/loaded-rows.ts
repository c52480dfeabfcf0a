import type { Rows } from '../../kit/list/usePagedQuery';

/** Rows that the page has loaded. */
export function loadedRows<Row>(rows: readonly Row[]): Rows<Row> {
  return { rows, busy: false, failed: false, retry: () => Promise.resolve() };
}
