/** The first piece: what the rows that follow are of. */
export interface Contents {
  format: 1;
  /** Of the product. */
  version: string;
  takenAt: string;
  postgres: string;
  migrations: string[];
  tables: { name: string; columns: string[] }[];
  /** Those that have given out a number. */
  sequences: { name: string; last: string }[];
}

/** The last piece: without it the archive was cut. */
export interface Totals {
  rows: Record<string, number>;
}

export const CONTENTS = 'contents.json';
export const TOTALS = 'totals.json';

/** The rows of a table, in pieces that COPY takes each by itself. */
export const pieceOf = (table: string, index: number) => `tables/${table}/${String(index).padStart(6, '0')}.copy`;

export const tableOfPiece = (name: string) => /^tables\/([^/]+)\/\d+\.copy$/.exec(name)?.[1];
