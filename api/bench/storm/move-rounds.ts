import type { Pool } from 'pg';

import { emailOf, readAnswer } from '../support/appointment-requests';
import { graphqlRequest, type JsonAnswer, type JsonConnection } from '../support/json-connection';
import type { SqlOutcome } from './statements';
import { inJune, type Storm } from './storm-clinic';

const BOOK = `mutation ($input: BookAppointmentInput!) {
  appointment: bookAppointment(input: $input) { id receipt }
}`;
const BY_PATIENT = `mutation ($id: ID!, $seen: DateTime!, $to: DateTime!, $receipt: String) {
  appointment: rescheduleAppointment(id: $id, seenStartTime: $seen, startTime: $to, cancelToken: $receipt) { id status }
}`;
const BY_DESK = `mutation ($id: ID!, $to: DateTime!) {
  appointment: moveAppointment(id: $id, startTime: $to, expectedVersion: 1) { id status }
}`;

interface Turno {
  id: string;
  receipt: string;
  seen: string;
}

/**
 * The patient and the desk move the same appointment to different times at once. Returns the appointments without
 * exactly one winner, and those that are not where the winner moved them.
 */
export async function runMoveRounds(storm: Storm, rounds: number): Promise<string[]> {
  const faults: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const free = [...storm.connections];
    const found = await Promise.all(
      storm.clinic.roomIds.slice(0, Math.floor(free.length / 2)).map((roomId, index) => {
        const [patient, desk] = free.splice(0, 2) as [JsonConnection, JsonConnection];
        return contest(storm, { patient, desk, roomId, index, round });
      }),
    );
    faults.push(...found.flatMap((fault) => fault ?? []));
  }
  return faults;
}

interface Contest {
  patient: JsonConnection;
  desk: JsonConnection;
  roomId: number;
  index: number;
  round: number;
}

/** Four hours a round: before, the patient's, the desk's. */
async function contest(storm: Storm, { patient, desk, roomId, index, round }: Contest): Promise<string | null> {
  const { clinic, pool, tallies } = storm;
  const [day, hour] = [11 + (Math.floor(round / 6) % 9), (round % 6) * 4];
  const [seen, patients, desks] = [0, 1, 2].map((later) => inJune(day, (hour + later) * 60)) as [
    string,
    string,
    string,
  ];
  const turno = await booked(patient, { professionalId: clinic.professionalIds[index]!, roomId, seen, round, index });
  const send = async (who: string, connection: JsonConnection, request: Buffer): Promise<boolean> => {
    let isMoved = false;
    await tallies.count(`move by the ${who}`, async () => {
      const outcome = outcomeOf(await connection.send(request));
      isMoved = outcome === 'won';
      return outcome;
    });
    return isMoved;
  };
  const [byPatient, byDesk] = await Promise.all([
    send('patient', patient, graphqlRequest(BY_PATIENT, { ...turno, to: patients })),
    send('desk', desk, graphqlRequest(BY_DESK, { id: turno.id, to: desks }, clinic.adminToken)),
  ]);
  const at = await startOf(pool, turno.id);
  const isRight = byPatient !== byDesk && at === Date.parse(byPatient ? patients : desks);
  return isRight
    ? null
    : `Move round ${round + 1}: patient ${byPatient}, desk ${byDesk}, at ${new Date(at).toISOString()}`;
}

interface Place {
  professionalId: number;
  roomId: number;
  seen: string;
  round: number;
  index: number;
}

async function booked(connection: JsonConnection, { seen, round, index, ...place }: Place): Promise<Turno> {
  const patient = 500_000 + round * 100 + index;
  const input = {
    ...place,
    startTime: seen,
    durationMinutes: 30,
    patientName: `Paciente ${patient}`,
    patientEmail: emailOf(patient),
  };
  const { body } = await connection.send(graphqlRequest(BOOK, { input }));
  const { data } = JSON.parse(body) as { data?: { appointment: Omit<Turno, 'seen'> } };
  if (!data) throw new Error(`Not booked: ${body.slice(0, 300)}`);
  return { ...data.appointment, seen };
}

/** The caller who comes second must read that it changed. */
function outcomeOf(answer: JsonAnswer): SqlOutcome {
  const { appointment, error } = readAnswer(answer);
  if (appointment) return 'won';
  return error?.code === 'CONFLICT' ? 'taken' : { fault: answer.body.slice(0, 300) };
}

async function startOf(pool: Pool, id: string): Promise<number> {
  const { rows } = await pool.query<{ at: Date }>('SELECT starts_at AS at FROM appointments WHERE id = $1', [id]);
  return rows[0]?.at.getTime() ?? Number.NaN;
}
