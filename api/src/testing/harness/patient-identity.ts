import type { ClientBase } from 'pg';

import { Random } from '../../demo/make/random';
import type { GeneratedPatient } from '../factories/generated-patients';
import { signedIn } from '../factories/people';
import type { TestApp } from './app';
import { sendGraphQL } from './graphql';

export async function storePatients(
  db: Pick<ClientBase, 'query'>,
  patients: readonly GeneratedPatient[],
): Promise<void> {
  const rows = patients.map(({ birthDate, ...patient }) => ({ ...patient, birth_date: birthDate }));
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await db.query(
      `INSERT INTO patients (id, name, phone, email, birth_date, known_by, created_at)
       SELECT id, name, phone, email, birth_date, patient_keys(name, email, phone), now()
       FROM jsonb_to_recordset($1) AS it (id uuid, name text, phone text, email text, birth_date date)`,
      [JSON.stringify(rows.slice(at, at + AT_ONCE))],
    );
  }
  await db.query('ANALYZE patients');
}

/** A statement may take seconds. */
const AT_ONCE = 1000;

/** Share of doubles that are proposed, and how many proposals are doubles. */
export async function judgeCandidates(app: TestApp, patients: readonly GeneratedPatient[]) {
  const personOf = new Map(patients.map(({ id, person }) => [id, person]));
  const { rows } = await app.db.pool.query<{ first_id: string; second_id: string; band: number }>(
    'SELECT first_id, second_id, band FROM patient_candidates',
  );
  const isRight = ({ first_id, second_id }: (typeof rows)[number]) =>
    personOf.get(first_id) === personOf.get(second_id);
  const certain = rows.filter(({ band }) => band === 3);
  const right = rows.filter(isRight).length;
  return {
    found: right / (patients.length - new Set(personOf.values()).size),
    proposed: rows.length,
    right,
    certain: certain.length,
    certainRight: certain.filter(isRight).length,
  };
}

const RECORD = `mutation ($id: ID!, $input: UpdatePatientInput!) {
  it: updatePatient(id: $id, input: $input) { id } }`;

/** Wrong recordings per double: twenty other patients are recorded for each, and one in a hundred gets another's DNI. */
const SLIPS = 0.2;

/** Records the DNI of both patients of each double, and slips: half of them between patients of one surname and sex. */
export async function judgeMerges(app: TestApp, patients: readonly GeneratedPatient[]) {
  const { token } = await signedIn(app.db, 'admin');
  const random = new Random(patients.length);
  const record = async (id: string, { number, sex }: GeneratedPatient['dni']) => {
    const input = { identifiers: [{ kind: 'dni', number, registeredSex: sex }] };
    const { data } = await sendGraphQL<{ it: { id: string } }>(app, RECORD, { id, input }, token);
    return data !== null && data.it.id !== id;
  };
  const firstOf = new Map<string, GeneratedPatient>();
  const doubles = patients.flatMap((patient): [GeneratedPatient, GeneratedPatient][] => {
    const first = firstOf.get(patient.person);
    if (first) return [[first, patient]];
    firstOf.set(patient.person, patient);
    return [];
  });
  for (const [{ person }] of doubles) firstOf.delete(person);
  const singles = [...firstOf.values()];
  const outcome = { made: 0, right: 0, missed: 0 };
  for (const [first, second] of doubles) {
    await record(first.id, first.dni);
    const isMerged = await record(second.id, second.dni);
    outcome.made += isMerged ? 1 : 0;
    outcome.right += isMerged ? 1 : 0;
    outcome.missed += isMerged ? 0 : 1;
    if (!random.chance(SLIPS)) continue;
    const holder = random.pick(singles);
    const namesakes = singles.filter((it) => surnameOf(it) === surnameOf(holder) && it.dni.sex === holder.dni.sex);
    const wrong = random.pick(random.chance(0.5) ? namesakes : singles);
    if (wrong === holder) continue;
    await record(holder.id, holder.dni);
    outcome.made += (await record(wrong.id, holder.dni)) ? 1 : 0;
  }
  return outcome;
}

const surnameOf = ({ name }: GeneratedPatient) => name.split(' ').at(-1)!;
