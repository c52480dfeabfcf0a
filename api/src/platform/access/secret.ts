import type { DataSource } from 'typeorm';

import type { Transaction } from '../database/database';
import { Secret } from './secret.entity';

/**
 * A key of this clinic's own, 32 bytes. Read once by each process, inside the transaction that is under way: nobody needs
 * a second connection for it. A key that was changed by hand holds from the next start on.
 */
export async function secretKey(db: Pick<Transaction, 'manager'>, name: string): Promise<Buffer> {
  const keys = known.get(db.manager.connection) ?? new Map<string, Buffer>();
  known.set(db.manager.connection, keys);
  const found = keys.get(name);
  if (found) return found;
  const { key } = await db.manager.findOneByOrFail(Secret, { name });
  keys.set(name, key);
  return key;
}

const known = new WeakMap<DataSource, Map<string, Buffer>>();
