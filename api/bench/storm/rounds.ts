import { randomUUID } from 'node:crypto';

import { bookingRequest, outcomeOf, type Booking, type Protocol } from '../support/appointment-requests';
import { reviveAppointment } from './statements';
import { inJune, type Storm, type StormClinic } from './storm-clinic';

const CONTESTS = ['one professional', 'one room'] as const;
const PROTOCOLS: readonly Protocol[] = ['graphql', 'rest'];

/** All connections at once. Returns the rounds without exactly one winner. */
export async function runRounds({ connections, clinic, pool, tallies }: Storm, rounds: number): Promise<string[]> {
  const faults: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const contest = CONTESTS[round % 2]!;
    const protocol = PROTOCOLS[Math.floor(round / 2) % 2]!;
    const kind = `${contest}, ${protocol}`;
    // From the second day on.
    const startTime = inJune(2 + Math.floor(round / 24), (round % 24) * 60);
    const before = tallies.wonOf(kind);
    await Promise.all(
      connections.map((connection, patient) => {
        const request = bookingRequest(protocol, contestedBooking(clinic, contest, startTime, patient), randomUUID());
        return tallies.count(kind, async () => outcomeOf(await connection.send(request)));
      }),
    );
    const winners = tallies.wonOf(kind) - before;
    const { rowCount } = await pool.query('SELECT FROM appointments WHERE starts_at = $1', [startTime]);
    if (winners !== 1 || rowCount !== 1) {
      faults.push(`Round ${round + 1} (${kind}): ${winners} were acknowledged, ${rowCount} are stored`);
    }
  }
  return faults;
}

function contestedBooking(
  { professionalIds, roomIds }: StormClinic,
  contest: (typeof CONTESTS)[number],
  startTime: string,
  patient: number,
): Booking {
  const isForProfessional = contest === 'one professional';
  return {
    professionalId: professionalIds[isForProfessional ? 0 : patient % professionalIds.length]!,
    roomId: roomIds[isForProfessional ? patient % roomIds.length : 0]!,
    startTime,
    durationMinutes: 30,
    patient,
  };
}

/**
 * Confirms `contenders` cancelled appointments of one slot at once: without their queue, a deadlock. Returns the rounds
 * without exactly one live appointment in the end.
 */
export async function runRevivalRounds(
  { pool, clinic, tallies }: Storm,
  rounds: number,
  contenders: number,
): Promise<string[]> {
  const faults: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startTime = inJune(20, (round % 24) * 60);
    const values = [clinic.professionalIds, clinic.roomIds, startTime, contenders, round % 2 === 0];
    const { rows } = await pool.query<{ id: string }>(CANCELLED, values);
    await Promise.all(rows.map(({ id }) => tallies.count('revival of one slot', () => reviveAppointment(pool, id))));
    const live = await pool.query('SELECT FROM appointments WHERE starts_at = $1 AND is_live', [startTime]);
    if (live.rowCount !== 1) faults.push(`Revival round ${round + 1}: ${live.rowCount} live appointments of one slot`);
  }
  return faults;
}

/** $5: one professional, any room; else one room. */
const CANCELLED = `
  INSERT INTO appointments (id, professional_id, room_id, patient_name, patient_email, status, starts_at, ends_at, created_at)
  SELECT gen_random_uuid(), ($1::int[])[CASE WHEN $5 THEN 1 ELSE 1 + n % cardinality($1::int[]) END],
    ($2::int[])[CASE WHEN $5 THEN 1 + n % cardinality($2::int[]) ELSE 1 END], 'Paciente ' || n,
    'paciente-' || n || '@ejemplo.example', 'cancelled', $3, $3::timestamptz + interval '30 minutes', '2026-06-01T11:00:00Z'
  FROM generate_series(1, $4) AS n
  RETURNING id`;
