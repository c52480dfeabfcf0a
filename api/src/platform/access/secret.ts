import type { DataSource } from 'typeorm';

import type { Transaction } from '../database/database';
import { Secret } from './secret.entity';

/** 32 bytes, read once per process: a changed key needs a restart. */
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
