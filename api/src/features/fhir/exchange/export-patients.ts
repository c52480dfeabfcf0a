import type { Patient } from '@medplum/fhirtypes';

import type { Context } from '../../../platform/context';
import { uuid } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import type { Patient as PatientRow } from '../../patients/patient.entity';
import { identifiersLoader } from '../../patients/patient.service';
import { toNamelessPatient, toPatient } from '../resources/patient';
import { readsPatients } from './policy';

/** Without personal data unless the caller may read it. */
export async function exportPatients(ctx: Context, patients: readonly PatientRow[], base: string): Promise<Patient[]> {
  const ids = patients.map(({ id }) => id);
  const replaced = ids.length === 0 ? [] : await ctx.db.rows(REPLACED, [ids]);
  const replacedBy = (id: string) => replaced.filter(({ survivorId }) => survivorId === id).map((row) => row.id);
  if (!readsPatients(ctx)) return patients.map((patient) => toNamelessPatient(patient, replacedBy(patient.id)));
  const identifiers = await Promise.all(ids.map((id) => identifiersLoader(ctx).load(id)));
  return patients.map((patient, index) =>
    toPatient(ctx, patient, { base, identifiers: identifiers[index] ?? [], replacedIds: replacedBy(patient.id) }),
  );
}

const REPLACED = statement(
  'fhir.replaced-patients',
  `WITH RECURSIVE replaced AS (
     SELECT id, merged_into AS "survivorId", 1 AS steps FROM patients WHERE merged_into = ANY ($1::uuid[])
     UNION ALL
     SELECT p.id, r."survivorId", r.steps + 1 FROM replaced AS r JOIN patients AS p ON p.merged_into = r.id
     WHERE r.steps < 50
   )
   SELECT id, "survivorId" FROM replaced ORDER BY id`,
  { id: uuid, survivorId: uuid },
);
