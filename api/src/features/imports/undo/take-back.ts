import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import type { ImportRow } from '../import-row.entity';

/** Used or changed since. */
export interface Touched {
  line: number;
  why: string;
}

/** Deletes all, or returns why not. */
export type TakeBack = (ctx: Context, tx: Transaction, rows: readonly ImportRow[]) => Promise<Touched[]>;

const MOST_NAMED = 5;

/** "Fila 12: ya tiene turnos; fila 15: …" */
export function touchedText(touched: readonly Touched[]): string {
  const named = touched.slice(0, MOST_NAMED).map(({ line, why }) => `fila ${line}: ${why}`);
  const more = touched.length - named.length;
  return `${[...named, ...(more > 0 ? [`y ${more} más`] : [])].join('; ')}.`.replace(/^f/, 'F');
}
