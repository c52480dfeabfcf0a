import { In } from 'typeorm';

import type { Context } from '../../../platform/context';
import { json, uuid } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { isUuid } from '../../../platform/validation/uuid';
import { changesBetween } from '../../audit/audited-change';
import { recordAudits } from '../../audit/record-audit';
import { User } from '../../users/user.entity';
import { lockPatientNames } from '../lock-patient-name';
import { PatientIdentifier } from '../patient-identifier.entity';
import { PATIENT, Patient } from '../patient.entity';
import { labelOf, patientNotFound } from '../patient.service';
import { fieldsOfBoth, type Documents } from './merge-rules';
import type { MergePatientsInput } from './merge.inputs';
import type { Kept, PatientMergeRow } from './patient-merge.entity';
import type { PatientRowCounts } from './patient-merge.object';

export type Pair = readonly [survivorId: string, mergedId: string];

export const isLive = ({ state }: Patient): boolean => state === 'temporary' || state === 'validated';

/**
 * In the order of ADR 1: rows that move, accounts, names, patients. Bookings of the survivor go on, unless `take`
 * changes its rules (`lockPatientRules`). NOT_FOUND.
 */
export async function lockToMerge(
  tx: Transaction,
  pair: Pair,
  take: MergePatientsInput['take'] = [],
): Promise<[Patient, Patient]> {
  await lockRows(tx, pair, pair[1]);
  const survivor = await lockPatient(tx, pair[0], 'for_no_key_update');
  // Before it changes, or bookings would still find it. Waits for those that have; later ones wait for the names.
  const merged = await lockPatient(tx, pair[1], 'pessimistic_write');
  if (changesRules(survivor, fieldsOfBoth(survivor, merged, take))) await lockPatient(tx, pair[0], 'pessimistic_write');
  return [survivor, merged];
}

/** As lockToMerge; the survivor's rows move. */
export async function lockToSplit(
  tx: Transaction,
  { survivorId, mergedId, kept }: Pick<PatientMergeRow, 'survivorId' | 'mergedId' | 'kept'>,
): Promise<[Patient, Patient]> {
  await lockRows(tx, [survivorId, mergedId], survivorId);
  const mode = restoresRules(kept) ? 'pessimistic_write' : 'for_no_key_update';
  return [await lockPatient(tx, survivorId, mode), await lockPatient(tx, mergedId, 'for_no_key_update')];
}

const changesRules = (before: Rules, after: Rules) =>
  before.mayBookOnline !== after.mayBookOnline || before.deceasedOn !== after.deceasedOn;

type Rules = Pick<Patient, 'mayBookOnline' | 'deceasedOn'>;

function restoresRules({ survivor, made }: Kept): boolean {
  const [before, after] = [survivor, made.survivor] as Record<string, unknown>[];
  return ['may_book_online', 'deceased_on'].some((column) => before![column] !== after![column]);
}

async function lockRows(tx: Transaction, pair: Pair, moving: string): Promise<void> {
  if (!pair.every(isUuid)) throw patientNotFound();
  await tx.rows(LOCK_ROWS, [moving]);
  const known = await tx.manager.findBy(Patient, { id: In([...pair]) });
  // A change of the profile locks the account, then the patient.
  const accounts = known.flatMap(({ userId }) => userId ?? []);
  if (accounts.length > 0) {
    const lock = { mode: 'for_no_key_update' } as const;
    await tx.manager.find(User, { select: { id: true }, where: { id: In(accounts) }, order: { id: 'ASC' }, lock });
  }
  await lockPatientNames(
    tx,
    known.flatMap(({ knownBy }) => knownBy),
  );
}

async function lockPatient(tx: Transaction, id: string, mode: 'for_no_key_update' | 'pessimistic_write') {
  const patient = await tx.manager.findOne(Patient, { where: { id }, lock: { mode } });
  if (!patient) throw patientNotFound();
  return patient;
}

export async function documentsOf(tx: Transaction, [survivorId, mergedId]: Pair): Promise<Documents> {
  const rows = await tx.manager.find(PatientIdentifier, {
    where: { patientId: In([survivorId, mergedId]) },
    order: { kind: 'ASC' },
  });
  const of = (id: string) =>
    rows
      .filter(({ patientId }) => patientId === id)
      .map(({ kind, number, registeredSex }) => ({ kind, number, registeredSex }));
  return { survivor: of(survivorId), merged: of(mergedId) };
}

export async function rowsOf(tx: Transaction, [survivorId, mergedId]: Pair): Promise<Kept['made']> {
  const rows = await tx.rows(ROWS, [[survivorId, mergedId]]);
  const of = (id: string) => rows.find((it) => it.id === id)!.row;
  return { survivor: of(survivorId), merged: of(mergedId) };
}

/** Returns the ids by table. */
export async function moveRows(
  tx: Transaction,
  source: string,
  target: string,
  only: Kept['moved'] | null = null,
): Promise<Kept['moved']> {
  const [result] = await tx.rows(MOVE, [source, target, only]);
  return result!.moved;
}

interface Side {
  before: Patient;
  after: Partial<Patient>;
  /** In words, before and after. */
  documents: readonly [string, string];
}

export function recordSides(ctx: Context, tx: Transaction, sides: readonly Side[]): Promise<void> {
  const audited = sides.map(({ before, after, documents: [earlier, later] }) => ({
    action: 'updated' as const,
    entity: PATIENT,
    entityId: before.id,
    called: labelOf(before),
    changes: changesBetween(PATIENT, { ...before, identifiers: earlier }, { ...after, identifiers: later }).filter(
      ({ field }) => field in PATIENT.fields,
    ),
  }));
  return recordAudits(ctx, tx, audited);
}

const LOCK_ROWS = statement('patients.lock-rows', 'SELECT FROM lock_patient_rows($1)');
const MOVE = statement('patients.move-rows', 'SELECT move_patient_rows($1, $2, $3::jsonb) AS moved', {
  moved: json<Kept['moved']>(),
});
export const RESTORE = statement('patients.restore', 'SELECT FROM restore_patient($1, $2::jsonb, $3::jsonb)');
const ROWS = statement(
  'patients.as-rows',
  "SELECT id, to_jsonb(p) - 'searched' AS row FROM patients AS p WHERE id = ANY ($1)",
  { id: uuid, row: json<object>() },
);
export const COUNT_ROWS = statement(
  'patients.count-rows',
  'SELECT it.id, count_patient_rows(it.id) AS counts FROM unnest($1::uuid[]) AS it (id)',
  { id: uuid, counts: json<PatientRowCounts>() },
);
export const LEARN = statement(
  'patients.learn',
  `UPDATE patients SET known_by = known_by || ARRAY(
     SELECT key FROM unnest($2::text[]) WITH ORDINALITY AS it (key, place) WHERE key <> ALL (known_by) ORDER BY place)
   WHERE id = $1`,
);
export const SURVIVOR = statement(
  'patients.survivor',
  `WITH RECURSIVE road AS (
     SELECT id, merged_into, 0 AS steps FROM patients WHERE id = $1
     UNION ALL
     SELECT p.id, p.merged_into, r.steps + 1 FROM road AS r JOIN patients AS p ON p.id = r.merged_into WHERE r.steps < 50
   )
   SELECT id FROM road ORDER BY steps DESC LIMIT 1`,
  { id: uuid },
);
