import type { Pool } from 'pg';

import type { Database } from './database';

/** Clinics share ids, so caches must not mix databases. */
export function perDatabase<Value, Facts extends unknown[] = []>(
  make: (db: Database, ...facts: Facts) => Value,
): (db: Database, ...facts: Facts) => Value {
  const made = new WeakMap<Pool, Value>();
  return (db, ...facts) => {
    const { pool } = db;
    let value = made.get(pool);
    if (value === undefined) {
      value = make(db, ...facts);
      made.set(pool, value);
    }
    return value;
  };
}
