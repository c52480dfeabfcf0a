import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** The connections that TypeORM has made. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}
