import type { Database } from '../../platform/database/database';

/**
 * Deletes all rows of `tables` and of those that refer to them, after what is being written is written: what
 * `TRUNCATE … CASCADE` does, which makes a new file for each of some hundred tables and indexes, though most are empty.
 */
export async function emptyTables({ db }: { db: Database }, ...tables: string[]): Promise<void> {
  await db.pool.query('SELECT harness.empty_tables($1)', [tables]);
}

/**
 * What prepareTemplate adds to the migrated database. Run as PostgreSQL's administrator, whose right it is to pass over
 * foreign keys and over triggers that keep rows from being deleted.
 */
export const EMPTY_TABLES = `
CREATE SCHEMA harness;
CREATE FUNCTION harness.empty_tables(named regclass[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET session_replication_role = replica SET search_path = public AS $$
DECLARE
  affected regclass[];
  one regclass;
  is_used boolean;
BEGIN
  WITH RECURSIVE reached (id) AS (
    SELECT unnest(named)
    UNION
    SELECT conrelid::regclass FROM pg_constraint JOIN reached ON confrelid = id WHERE contype = 'f'
  )
  SELECT array_agg(id ORDER BY id) INTO affected FROM reached;

  EXECUTE 'LOCK TABLE ' || array_to_string(affected, ', ') || ' IN EXCLUSIVE MODE';
  FOREACH one IN ARRAY affected LOOP
    EXECUTE 'SELECT EXISTS (SELECT FROM ' || one || ')' INTO is_used;
    CONTINUE WHEN NOT is_used OR one = 'room_occupancies'::regclass;
    EXECUTE 'DELETE FROM ' || one;
  END LOOP;
  -- Nobody may delete these, in any kind of session.
  IF 'room_occupancies'::regclass = ANY (affected) AND EXISTS (SELECT FROM room_occupancies) THEN
    TRUNCATE room_occupancies;
  END IF;
  -- Counts them by a trigger, which refers to nothing.
  IF 'appointments'::regclass = ANY (affected) THEN
    DELETE FROM appointment_tallies;
  END IF;
END $$;
GRANT USAGE ON SCHEMA harness TO PUBLIC;
`;
