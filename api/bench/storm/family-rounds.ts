import { readAnswer } from '../support/appointment-requests';
import { graphqlRequest, type JsonConnection } from '../support/json-connection';
import type { SqlOutcome } from './statements';
import { inJune, type Storm } from './storm-clinic';

const BOOK = 'mutation ($input: BookAppointmentInput!) { appointment: bookAppointment(input: $input) { id status } }';
const MERGE = 'mutation ($input: MergePatientsInput!) { made: mergePatients(input: $input) { id } }';
const UNDO = 'mutation ($id: ID!) { made: undoPatientMerge(id: $id) { id } }';

const CONNECTIONS_EACH = 4;
/** A booking may change the version between reading and merging. */
const MERGE_TRIES = 20;

/**
 * A mother who is two patients, and her daughter: they are booked while the two are merged, and in every second round
 * while that is undone. Returns the families with other patients than they should have.
 */
export async function runFamilyRounds(storm: Storm, rounds: number): Promise<string[]> {
  const faults: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const free = [...storm.connections];
    const count = Math.floor(Math.min(storm.clinic.roomIds.length / 2, free.length / CONNECTIONS_EACH));
    const found = await Promise.all(
      Array.from({ length: count }, (_, index) => {
        const connections = free.splice(0, CONNECTIONS_EACH);
        return contest(storm, { connections, round, index });
      }),
    );
    faults.push(...found.flatMap((fault) => fault ?? []));
  }
  return faults;
}

interface Contest {
  connections: readonly JsonConnection[];
  round: number;
  index: number;
}

/** In two rooms with two professionals, three hours a round. */
async function contest(storm: Storm, { connections, round, index }: Contest): Promise<string | null> {
  const { pool, clinic, tallies } = storm;
  const [desk, otherDesk, visitor, merger] = connections as [
    JsonConnection,
    JsonConnection,
    JsonConnection,
    JsonConnection,
  ];
  const number = round * 100 + index;
  const mother = { patientName: `Madre ${number}`, patientEmail: `madre-${number}@ejemplo.example` };
  const again = { patientName: `Madre ${number} Gil`, patientEmail: `gil-${number}@ejemplo.example` };
  const slot = (side: 0 | 1, halfHour: number) => ({
    professionalId: clinic.professionalIds[index * 2 + side],
    roomId: clinic.roomIds[index * 2 + side],
    startTime: inJune(4 + (Math.floor(round / 8) % 6), (round % 8) * 180 + halfHour * 30),
    durationMinutes: 30,
  });
  const book = (connection: JsonConnection, input: object, token?: string) =>
    tallies.count('turno of a family', async () =>
      outcomeOf(await connection.send(graphqlRequest(BOOK, { input }, token))),
    );
  const byDesk = (connection: JsonConnection, input: object) => book(connection, input, clinic.adminToken);

  await Promise.all([
    byDesk(desk, { ...mother, ...slot(0, 0) }),
    byDesk(otherDesk, { ...mother, ...slot(1, 0) }),
    book(visitor, { ...again, ...slot(1, 1) }),
  ]);
  const idOf = async ({ patientEmail }: typeof mother) => {
    const { rows } = await pool.query<{ id: string }>(PATIENTS, [patientEmail]);
    return rows.map(({ id }) => id).join();
  };
  const ids = [await idOf(mother), await idOf(again)] as const;
  const relative = { relativeId: ids[0], familyKind: 'mother', patientBirthDate: '2019-03-04' };
  const contact = { contactName: mother.patientName, patientEmail: mother.patientEmail };
  const daughter = { ...relative, ...contact, patientName: `Hija ${number}` };
  const [made] = await Promise.all([
    merge(storm, merger, ids),
    book(visitor, { ...again, ...slot(0, 2) }),
    byDesk(desk, { ...daughter, ...slot(0, 3) }),
    byDesk(otherDesk, { ...daughter, ...slot(1, 3 + (round % 2)) }),
  ]);
  const isUndone = round % 2 === 1;
  if (isUndone && made !== null) {
    await Promise.all([
      tallies.count('undone merge', async () =>
        mergeOf(await merger.send(graphqlRequest(UNDO, { id: made }, clinic.adminToken))) === null
          ? { fault: 'a merge was not undone' }
          : 'won',
      ),
      byDesk(desk, { ...mother, ...slot(0, 5) }),
    ]);
  }
  const { rows } = await pool.query<Stored>(STORED, [mother.patientEmail, again.patientEmail, daughter.patientName]);
  const [stored] = rows;
  const isRight =
    made !== null &&
    stored!.mother === ids[0] &&
    (isUndone ? stored!.first === ids[1] : stored!.again === ids[0]) &&
    stored!.relative === ids[0] &&
    stored!.overlaps === 0;
  return isRight ? null : `Family round ${round + 1}: ${JSON.stringify({ made, ids, ...stored })}`;
}

/** The merge's id; null if each try failed. */
async function merge(
  { pool, clinic, tallies }: Storm,
  connection: JsonConnection,
  [survivorId, mergedId]: readonly [string, string],
): Promise<string | null> {
  let made: string | null = null;
  await tallies.count('merge', async () => {
    let body = '';
    for (let tries = 0; tries < MERGE_TRIES; tries += 1) {
      const { rows } = await pool.query<{ id: string; version: number }>(VERSIONS, [[survivorId, mergedId]]);
      const versionOf = (id: string) => rows.find((row) => row.id === id)?.version;
      const input = {
        survivorId,
        survivorVersion: versionOf(survivorId),
        mergedId,
        mergedVersion: versionOf(mergedId),
      };
      ({ body } = await connection.send(graphqlRequest(MERGE, { input }, clinic.adminToken)));
      made = mergeOf({ body });
      if (made !== null) return 'won';
      if (!body.includes('"code":"CONFLICT"')) break;
    }
    return { fault: body.slice(0, 300) };
  });
  return made;
}

function mergeOf({ body }: { body: string }): string | null {
  return (JSON.parse(body) as { data?: { made: { id: string } } | null }).data?.made.id ?? null;
}

/** `taken`: the patient has another turno at that time, so the desk is asked first. */
function outcomeOf(answer: { status: number; body: string }): SqlOutcome {
  const { appointment } = readAnswer(answer);
  if (appointment) return 'won';
  return answer.body.includes('"unconfirmed":[{') ? 'taken' : { fault: answer.body.slice(0, 300) };
}

const PATIENTS = `
  SELECT DISTINCT patient_id AS id FROM appointments WHERE patient_email = $1 AND patient_name LIKE 'Madre%'`;

const VERSIONS = 'SELECT id, version FROM patients WHERE id = ANY ($1)';

interface Stored {
  /** Patients of the turnos, separated by commas. */
  mother: string;
  again: string;
  /** The patient of the turno before the merge. */
  first: string;
  /** Relatives of the daughters. */
  relative: string;
  overlaps: number;
}

const STORED = `
  SELECT
    (SELECT string_agg(DISTINCT patient_id::text, ',') FROM appointments
      WHERE patient_email = $1 AND patient_name LIKE 'Madre%') AS mother,
    (SELECT string_agg(DISTINCT patient_id::text, ',') FROM appointments WHERE patient_email = $2) AS again,
    (SELECT patient_id::text FROM appointments WHERE patient_email = $2 ORDER BY starts_at LIMIT 1) AS first,
    (SELECT string_agg(r.relative_id::text, ',') FROM patients AS p LEFT JOIN patient_relations AS r ON r.patient_id = p.id
      WHERE p.id IN (SELECT patient_id FROM appointments WHERE patient_name = $3)) AS relative,
    (SELECT count(*)::int FROM appointments AS a JOIN appointments AS b
      ON a.id < b.id AND a.patient_id = b.patient_id AND a.during && b.during
      WHERE a.patient_email IN ($1, $2) AND b.patient_email IN ($1, $2)) AS overlaps`;
