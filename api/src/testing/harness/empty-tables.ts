import type { Database } from '../../platform/database/database';

/** Faster than `TRUNCATE … CASCADE`, which makes new files for a hundred mostly empty tables and indexes. */
export async function emptyTables({ db }: { db: Database }, ...tables: string[]): Promise<void> {
  await db.pool.query('SELECT harness.empty_tables($1)', [tables]);
}

/** In the template database. The administrator may bypass foreign keys and triggers. */
export const EMPTY_TABLES = `
CREATE SCHEMA harness;
CREATE FUNCTION harness.empty_tables(named regclass[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET session_replication_role = replica SET search_path = public AS $$
DECLARE
  affected regclass[];
  one regclass;
  has_rows boolean;
BEGIN
  WITH RECURSIVE reached (id) AS (
    SELECT unnest(named)
    UNION
    SELECT conrelid::regclass FROM pg_constraint JOIN reached ON confrelid = id WHERE contype = 'f'
  )
  SELECT array_agg(id ORDER BY id) INTO affected FROM reached;

  -- Kept of appointments without referring to them.
  IF 'appointments'::regclass = ANY (affected) THEN
    affected := affected || 'appointment_tallies'::regclass;
  END IF;

  EXECUTE 'LOCK TABLE ' || array_to_string(affected, ', ') || ' IN EXCLUSIVE MODE';
  -- Most have never had a row, and so no page.
  FOREACH one IN ARRAY ARRAY(SELECT id FROM unnest(affected) AS id WHERE pg_relation_size(id) > 0) LOOP
    CONTINUE WHEN one = 'room_occupancies'::regclass;
    EXECUTE 'SELECT EXISTS (SELECT FROM ' || one || ')' INTO has_rows;
    CONTINUE WHEN NOT has_rows;
    EXECUTE 'DELETE FROM ' || one;
  END LOOP;
  -- Without the triggers that would do it.
  IF 'appointments'::regclass = ANY (affected) THEN
    DELETE FROM patients AS p
    WHERE p.user_id IS NULL AND NOT EXISTS (SELECT FROM appointments AS a WHERE a.patient_id = p.id)
      AND NOT EXISTS (SELECT FROM appointment_requests AS r WHERE r.patient_id = p.id)
      AND NOT EXISTS (SELECT FROM waiting_list_entries AS e WHERE e.patient_id = p.id);
  END IF;
  -- Its trigger refuses a DELETE by hand in every kind of session, and a TRUNCATE while something live is left.
  IF 'room_occupancies'::regclass = ANY (affected) AND EXISTS (SELECT FROM room_occupancies) THEN
    TRUNCATE room_occupancies;
  END IF;
END $$;
GRANT USAGE ON SCHEMA harness TO PUBLIC;
`;
