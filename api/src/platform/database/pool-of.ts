import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}
