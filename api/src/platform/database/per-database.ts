import type { Pool } from 'pg';

import type { Database } from './database';

/**
 * What a process remembers beside a database, for as long as that is open: never of several clinics together, whose
 * ids are the same numbers.
 */
export function perDatabase<Value, Facts extends unknown[] = []>(
  make: (db: Database, ...facts: Facts) => Value,
): (db: Database, ...facts: Facts) => Value {
  const made = new WeakMap<Pool, Value>();
  return (db, ...facts) => {
    // A watched database is the same one.
    const { pool } = db;
    let value = made.get(pool);
    if (value === undefined) {
      value = make(db, ...facts);
      made.set(pool, value);
    }
    return value;
  };
}
