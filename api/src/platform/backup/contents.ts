/** First piece. */
export interface Contents {
  format: 1;
  version: string;
  takenAt: string;
  postgres: string;
  migrations: string[];
  tables: { name: string; columns: string[] }[];
  /** Used ones only. */
  sequences: { name: string; last: string }[];
}

/** Last piece: an archive without it was cut. */
export interface Totals {
  rows: Record<string, number>;
}

export const CONTENTS = 'contents.json';
export const TOTALS = 'totals.json';

/** Holds whole rows, so COPY can load it alone. */
export const pieceOf = (table: string, index: number) => `tables/${table}/${String(index).padStart(6, '0')}.copy`;

export const tableOfPiece = (name: string) => /^tables\/([^/]+)\/\d+\.copy$/.exec(name)?.[1];
