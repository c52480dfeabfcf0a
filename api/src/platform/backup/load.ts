import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { bareTables } from './bare-tables';
import { BrokenBackup, type Piece } from './archive';
import { CONTENTS, tableOfPiece, TOTALS, type Contents, type Totals } from './contents';
import { columnsOf } from './dump';

export async function readContents(pieces: AsyncGenerator<Piece>): Promise<Contents> {
  const { value: first } = await pieces.next();
  if (first?.name !== CONTENTS) throw new BrokenBackup('El archivo no es una copia de Turnero.');
  const contents = JSON.parse(first.content.toString()) as Contents;
  if (contents.format !== 1) throw new BrokenBackup('La copia es de una versión más nueva de Turnero.');
  return contents;
}

/** Fills the tables of the same schema, in one transaction: all rows or none. Throws BrokenBackup for a cut one. */
export async function load(client: ClientBase, contents: Contents, pieces: AsyncIterator<Piece>): Promise<Totals> {
  await client.query('BEGIN');
  try {
    const bare = await bareTables(
      client,
      contents.tables.map(({ name }) => name),
    );
    const totals = await fill(client, contents, pieces);
    await bare.complete();
    for (const { name, last } of contents.sequences)
      await client.query('SELECT setval($1::regclass, $2)', [name, last]);
    await client.query('COMMIT');
    return totals;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function fill(client: ClientBase, { tables }: Contents, pieces: AsyncIterator<Piece>): Promise<Totals> {
  const columnsByTable = new Map(tables.map(({ name, columns }) => [name, columns]));
  let { value: next } = (await pieces.next()) as { value: Piece | undefined };
  const rowsOf = async function* (table: string) {
    while (next && tableOfPiece(next.name) === table) {
      yield next.content;
      ({ value: next } = (await pieces.next()) as { value: Piece | undefined });
    }
  };
  while (next) {
    if (next.name === TOTALS) return JSON.parse(next.content.toString()) as Totals;
    const table = tableOfPiece(next.name);
    const columns = table === undefined ? undefined : columnsByTable.get(table);
    if (table === undefined || !columns) throw new BrokenBackup(`La copia tiene algo que no se conoce: ${next.name}.`);
    await pipeline(rowsOf(table), client.query(copyFrom(`COPY ${columnsOf(table, columns)} FROM STDIN`)));
  }
  throw new BrokenBackup('La copia está cortada: le falta el final.');
}
