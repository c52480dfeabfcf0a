import type { Pool } from 'pg';

/** In words. Each turno has a patient, none a merged one, and a name with an address is one patient. */
export async function patientFaultsIn(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; count: number }>(COUNTS);
  return rows.filter(({ count }) => count > 0).map(({ name, count }) => `${count} ${name}`);
}

const COUNTS = `
  SELECT 'turnos without a patient' AS name, count(*)::int AS count FROM appointments WHERE patient_id IS NULL
  UNION ALL
  SELECT 'turnos of a merged patient', count(*)::int
  FROM appointments AS a JOIN patients AS p ON p.id = a.patient_id WHERE p.state = 'merged'
  UNION ALL
  SELECT 'patients twice', count(*)::int FROM (
    SELECT FROM patients WHERE state IN ('temporary', 'validated') AND email <> ''
    GROUP BY folded(name), lower(email) HAVING count(*) > 1) AS twice`;
