import type { ClientBase } from 'pg';

import { quoted } from '../database/quoted';
import type { Totals } from './contents';

/** Finds wrong row counts and unvalidated constraints; recreating proved the others. */
export async function auditRestored(client: ClientBase, { rows }: Totals): Promise<string[]> {
  const faults: string[] = [];
  for (const [table, expected] of Object.entries(rows)) {
    const { rows: counted } = await client.query<{ count: number }>(
      `SELECT count(*)::float8 AS count FROM ${quoted(table)}`,
    );
    const { count } = counted[0]!;
    if (count !== expected) faults.push(`${table}: ${count} de ${expected} filas`);
  }
  const loose = await client.query<{ name: string }>(LOOSE);
  return [...faults, ...loose.rows.map(({ name }) => `${name}: no se comprobó en las filas que había`)];
}

const LOOSE = `SELECT conname AS name FROM pg_constraint
  WHERE NOT convalidated AND connamespace = current_schema()::regnamespace`;
