import { IMPORT_FIELDS, type ImportKind } from '../../domain/import-fields';
import type { TestApp } from './app';
import { dataOf, sendGraphQL, type GraphQLAnswer } from './graphql';

/** Result of one row. */
export interface ImportResult {
  line: number;
  outcome: string;
  fillsKnown: boolean;
  faults: { field: string | null; message: string }[];
}
/** Texts by field. */
export type ImportRow = Record<string, string>;

const CHUNK = 100;

/** The rows in parts, as they are sent. */
export function chunks(kind: ImportKind, rows: readonly ImportRow[]) {
  const columns = IMPORT_FIELDS[kind].map(({ name }) => name).filter((name) => rows.some((row) => name in row));
  const lined = rows.map((row, index) => ({ line: index + 2, values: columns.map((column) => row[column] ?? '') }));
  return Array.from({ length: Math.ceil(lined.length / CHUNK) }, (_, index) => ({
    columns,
    rows: lined.slice(index * CHUNK, (index + 1) * CHUNK),
  }));
}

/** By outcome. */
export const counted = (results: readonly ImportResult[]): Record<string, number> =>
  results.reduce<Record<string, number>>((sum, { outcome }) => ({ ...sum, [outcome]: (sum[outcome] ?? 0) + 1 }), {});

/** Appointments of Laura, sixteen a day from the day after the harness's clock. */
export function turnos(length: number): ImportRow[] {
  return Array.from({ length }, (_, index) => {
    const minute = 9 * 60 + (index % 16) * 30;
    return {
      externalId: `T-${index}`,
      professional: index % 2 ? 'MEDICA, Laura' : 'Dra. Laura Médica',
      date: `${2 + (Math.floor(index / 16) % 28)}/06/2026`,
      time: `${Math.floor(minute / 60)}:${minute % 60 === 0 ? '00' : '30'}`,
      room: 'sala norte',
      patientName: `Paciente ${index}`,
      patientEmail: `paciente${index}@ejemplo.example`,
      patientPhone: '11 5555-0000',
      dni: '30.123.456',
    };
  });
}

/** `token`: an administrator's. Returns the import's id. */
export async function startImport(
  app: Pick<TestApp, 'url'>,
  token: string,
  kind: ImportKind,
  rows: readonly ImportRow[],
): Promise<number> {
  const START = 'mutation ($input: StartImportInput!) { startImport(input: $input) { id } }';
  const input = { kind, fileName: 'turnos.csv', rowCount: rows.length };
  return (await dataOf(sendGraphQL<{ startImport: { id: number } }>(app, START, { input }, token))).startImport.id;
}

export async function sendRows(
  app: Pick<TestApp, 'url'>,
  token: string,
  { importId, kind, rows }: { importId: number; kind: ImportKind; rows: readonly ImportRow[] },
): Promise<ImportResult[]> {
  const SEND = `mutation ($importId: Int!, $input: ImportRowsInput!) {
    importRows(importId: $importId, input: $input) { line outcome fillsKnown faults { field message } }
  }`;
  const results: ImportResult[] = [];
  for (const input of chunks(kind, rows)) {
    const sent = sendGraphQL<{ importRows: ImportResult[] }>(app, SEND, { importId, input }, token);
    results.push(...(await dataOf(sent)).importRows);
  }
  return results;
}

export function undoImport(
  app: Pick<TestApp, 'url'>,
  token: string,
  id: number,
): Promise<GraphQLAnswer<{ undoImport: { undoneAt: string } }>> {
  return sendGraphQL(app, 'mutation ($id: Int!) { undoImport(id: $id) { undoneAt } }', { id }, token);
}
