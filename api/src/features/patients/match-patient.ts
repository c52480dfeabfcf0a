import type { IdentifierData } from '../../domain/patient-identifiers';
import { bool, nullable, text, uuid } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { CreatePatientInput } from './patient.inputs';

/** `id` null: new. `why`: it is unsure which patient is meant. */
export type Match =
  | { id: string | null; why: null }
  | { id: null; why: 'several' | 'two' | 'other_name' | 'other_document' | 'other_sex' | 'other_birth_date' };

/** The patient of the DNI, else of the name and a contact. Lock the name first; documents are unique. */
export async function matchPatient(
  db: Pick<Transaction, 'rows'>,
  { name, givenNames, familyNames, email, phone, birthDate, registeredSex }: Omit<CreatePatientInput, 'identifiers'>,
  dni: IdentifierData | null,
): Promise<Match> {
  const found = await db.rows(MATCHES, [
    name,
    email ?? '',
    phone ?? null,
    dni?.number ?? null,
    dni?.registeredSex ?? null,
    [givenNames, familyNames].filter(Boolean).join(' '),
  ]);
  const unsure = (why: NonNullable<Match['why']>): Match => ({ id: null, why });
  const owner = found.find(({ ownsDni }) => ownsDni);
  const others = found.filter((it) => it !== owner);
  if (owner === undefined && others.length > 1) return unsure('several');
  const [match = null] = owner ? [owner] : others;
  if (match === null) return { id: null, why: null };
  if (owner && others.length > 0) return unsure('two');
  if (owner && !owner.isAlike) return unsure('other_name');
  if (!owner && dni !== null && match.hasDni) return unsure('other_document');
  if (registeredSex != null && match.registeredSex !== null && match.registeredSex !== registeredSex)
    return unsure('other_sex');
  if (birthDate != null && match.birthDate !== null && match.birthDate !== birthDate) return unsure('other_birth_date');
  return { id: match.id, why: null };
}

const MATCHES = statement(
  'patients.matches',
  `SELECT p.id, p.birth_date::text AS "birthDate", d.number IS NOT NULL AS "hasDni",
     coalesce(d.number = $4 AND d.registered_sex = $5, false) AS "ownsDni",
     p.registered_sex AS "registeredSex",
     greatest(
       similarity(folded(p.name), folded($1)), similarity(folded(p.name), folded($6)),
       similarity(folded(concat_ws(' ', p.given_names, p.family_names)), folded($6))) >= 0.6 AS "isAlike"
   FROM patients AS p LEFT JOIN patient_identifiers AS d ON d.patient_id = p.id AND d.kind = 'dni'
   WHERE p.id IN (
       SELECT i.patient_id FROM patient_identifiers AS i
       WHERE i.kind = 'dni' AND i.number = $4 AND coalesce(i.registered_sex, '') = coalesce($5, '')
       UNION ALL
       SELECT k.id FROM patients AS k WHERE k.known_by && patient_keys($1, $2, $3))
     AND p.state IN ('temporary', 'validated')
   ORDER BY p.created_at, p.id LIMIT 4`,
  { id: uuid, birthDate: nullable(text), registeredSex: nullable(text), hasDni: bool, ownsDni: bool, isAlike: bool },
);
