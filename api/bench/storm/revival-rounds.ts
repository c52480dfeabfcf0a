import type { Pool } from 'pg';

import { reviveAppointment } from './statements';
import type { StormClinic } from './storm-clinic';
import type { Tallies } from './tally';

interface RevivalRounds {
  pool: Pool;
  clinic: StormClinic;
  rounds: number;
  /** Cancelled turnos of one slot. */
  contenders: number;
  tallies: Tallies;
}

/**
 * Confirms many cancelled appointments of one slot at once, which would deadlock without their queue. Returns the
 * rounds that did not end with exactly one live appointment.
 */
export async function runRevivalRounds({
  pool,
  clinic,
  rounds,
  contenders,
  tallies,
}: RevivalRounds): Promise<string[]> {
  const faults: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startTime = `2026-06-20T${String(round % 24).padStart(2, '0')}:00:00-03:00`;
    const values = [clinic.professionalIds, clinic.roomIds, startTime, contenders, round % 2 === 0];
    const { rows } = await pool.query<{ id: string }>(CANCELLED, values);
    await Promise.all(
      rows.map(async ({ id }) => {
        const began = performance.now();
        tallies.of('revival of one slot').note(await reviveAppointment(pool, id), performance.now() - began);
      }),
    );
    const live = await pool.query('SELECT FROM appointments WHERE starts_at = $1 AND is_live', [startTime]);
    if (live.rowCount !== 1) faults.push(`Revival round ${round + 1}: ${live.rowCount} live appointments of one slot`);
  }
  return faults;
}

/** $5: all of one professional, in any room; else all in one room. */
const CANCELLED = `
  INSERT INTO appointments (id, professional_id, room_id, patient_name, patient_email, status, starts_at, ends_at, created_at)
  SELECT gen_random_uuid(), ($1::int[])[CASE WHEN $5 THEN 1 ELSE 1 + n % cardinality($1::int[]) END],
    ($2::int[])[CASE WHEN $5 THEN 1 + n % cardinality($2::int[]) ELSE 1 END], 'Paciente ' || n,
    'paciente-' || n || '@ejemplo.example', 'cancelled', $3, $3::timestamptz + interval '30 minutes', '2026-06-01T11:00:00Z'
  FROM generate_series(1, $4) AS n
  RETURNING id`;
