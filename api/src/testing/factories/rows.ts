import type { Database } from '../../platform/database/database';

/** Returns the new id. */
export async function insertRow<Id = number>(
  db: Database,
  table: string,
  values: Record<string, unknown>,
): Promise<Id> {
  const columns = Object.keys(values);
  const places = columns.map((_, index) => `$${index + 1}`);
  const text = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')}) RETURNING id`;
  const { rows } = await db.pool.query<{ id: Id }>(text, Object.values(values));
  return rows[0]!.id;
}
