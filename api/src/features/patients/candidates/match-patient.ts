import { In } from 'typeorm';

import type { RegisteredSex } from '../../../domain/patient-identifiers';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { int, uuid } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { Patient } from '../patient.entity';
import { AGREEMENT } from './agreement.sql';
import { bandOf, type CandidateBand } from './candidate.entity';

export interface Person {
  /** Chosen and registered. */
  names: readonly string[];
  email: string | null;
  phone: string | null;
  birthDate: string | null;
  registeredSex: RegisteredSex | null;
  dni: string | null;
  /** DNIs that CUILs contain. */
  otherDnis: readonly string[];
  /** Numbers of CUILs, passports and foreign documents. */
  otherDocuments: readonly string[];
}

interface Match {
  patient: Patient;
  band: CandidateBand;
}

/** Patients that may be the person, best first, by the rules of candidates (ADR 151). */
export async function matchPatients(ctx: Context, person: Person, most: number): Promise<Match[]> {
  assertCan(adminMay(ctx.actor, 'patients'));
  const { names, email, phone, birthDate, registeredSex, dni, otherDnis, otherDocuments } = person;
  const dnis = dni === null ? otherDnis : [dni, ...otherDnis];
  const values = [names, email, phone, birthDate, registeredSex, dni, dnis, otherDocuments, most];
  const found = await ctx.db.rows(MATCH, values);
  const patients = await ctx.db.manager.findBy(Patient, { id: In(found.map(({ id }) => id)) });
  return found.flatMap(({ id, band }) => {
    const patient = patients.find((it) => it.id === id);
    return patient ? [{ patient, band: bandOf(band) }] : [];
  });
}

const MATCH = statement(
  'patients.match',
  `
  WITH compared AS MATERIALIZED (
    SELECT '00000000-0000-0000-0000-000000000000'::uuid AS id, $1::text[] AS names, $2::text AS email, $3::text AS phone,
      $4::date AS birth_date, $5::text AS registered_sex, $6::text AS dni, $7::text[] AS documents,
      $8::text[] AS other_documents
  ), ${AGREEMENT}
  SELECT p.id, j.band FROM judged AS j JOIN patients AS p ON p.id = j.other_id
  WHERE j.band > 0 AND j.reasons <> '{}' AND p.state IN ('temporary', 'validated')
  ORDER BY j.band DESC, cardinality(j.reasons) DESC, p.id LIMIT $9`,
  { id: uuid, band: int },
);
