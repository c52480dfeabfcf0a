import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

import type { JsonConnection } from '../support/json-connection';
import { bookingRequest, outcomeOf, type Protocol, type StormBooking } from './booking';
import type { Tallies } from './ledger';
import { reviveAppointment } from './statements';
import type { StormClinic } from './storm-clinic';

/** Everyone wants one professional in any room, or one room with any professional. */
const CONTESTS = ['one professional', 'one room'] as const;
const PROTOCOLS: readonly Protocol[] = ['graphql', 'rest'];

interface Rounds {
  connections: readonly JsonConnection[];
  clinic: StormClinic;
  pool: Pool;
  rounds: number;
  tallies: Tallies;
}

/** All connections want the same slot at once. Returns the rounds that did not have exactly one winner. */
export async function runRounds({ connections, clinic, pool, rounds, tallies }: Rounds): Promise<string[]> {
  const faults: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const contest = CONTESTS[round % 2]!;
    const protocol = PROTOCOLS[Math.floor(round / 2) % 2]!;
    const startTime = slotOf(round);
    const tally = tallies.of(`${contest}, ${protocol}`);
    const before = tally.won;
    await Promise.all(
      connections.map(async (connection, patient) => {
        const request = bookingRequest(protocol, contestedBooking(clinic, contest, startTime, patient), randomUUID());
        const began = performance.now();
        tally.note(outcomeOf(protocol, await connection.send(request)), performance.now() - began);
      }),
    );
    const winners = tally.won - before;
    const { rows } = await pool.query('SELECT id FROM appointments WHERE starts_at = $1', [startTime]);
    if (winners !== 1 || rows.length !== 1) {
      faults.push(
        `Round ${round + 1} (${contest}, ${protocol}): ${winners} were told they won, ${rows.length} are stored`,
      );
    }
  }
  return faults;
}

/** An hour per round, from the second day on. */
function slotOf(round: number): string {
  const day = String(2 + Math.floor(round / 24)).padStart(2, '0');
  return `2026-06-${day}T${String(round % 24).padStart(2, '0')}:00:00-03:00`;
}

function contestedBooking(
  clinic: StormClinic,
  contest: (typeof CONTESTS)[number],
  startTime: string,
  patient: number,
): StormBooking {
  const { professionalIds, roomIds } = clinic;
  const isForProfessional = contest === 'one professional';
  return {
    professionalId: professionalIds[isForProfessional ? 0 : patient % professionalIds.length]!,
    roomId: roomIds[isForProfessional ? patient % roomIds.length : 0]!,
    startTime,
    durationMinutes: 30,
    patient,
  };
}

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
