import type { CoverageOutcome } from '../domain/coverage-rules';
import { bool, int, nullable, numeric, oneOf, text, uuid } from '../platform/database/columns';
import { statement } from '../platform/database/statement';
import { insertInto } from './seed-statements';

/** $1: names of insurers with their plans. */
export const ACCEPT_INSURERS = statement(
  'demo.insurers',
  /* sql */ `
    WITH given AS (
      SELECT i.id, it.plans
      FROM jsonb_to_recordset($1::jsonb) AS it(name text, plans jsonb) JOIN insurers i ON i.name = it.name
    ), planned AS (
      INSERT INTO insurer_plans (insurer_id, name) SELECT given.id, jsonb_array_elements_text(plans) FROM given
    )
    UPDATE insurers SET is_accepted = true WHERE id IN (SELECT id FROM given)`,
);

const COVERAGE_KEY = 'insurer_id, plan_id, specialty_id, professional_id, appointment_type_id';

export const ADD_COVERAGE_RULES = insertInto('coverage_rules', `${COVERAGE_KEY}, outcome, valid_from, valid_to`);

export const ADD_COPAYS = insertInto('copay_amounts', `${COVERAGE_KEY}, amount, valid_from`);

/** Most patients get one of the accepted insurers, by their name. The desk has seen two cards of three. */
export const ADD_COVERAGES = statement(
  'demo.coverages',
  /* sql */ `
    WITH offered AS (
      SELECT id, kind, row_number() OVER (ORDER BY name) - 1 AS place, count(*) OVER () AS total
      FROM insurers WHERE is_accepted
    ), person AS (
      SELECT id, ('x' || substr(md5(name), 1, 7))::bit(28)::integer AS lot FROM patients
      WHERE state IN ('temporary', 'validated')
    )
    INSERT INTO patient_coverages (id, patient_id, insurer_id, plan_id, number, relationship, valid_from, checked_at, is_primary)
    SELECT gen_random_uuid(), p.id, o.id, (SELECT min(l.id) FROM insurer_plans l WHERE l.insurer_id = o.id),
      CASE WHEN o.kind = 'private_pay' THEN '' ELSE lpad(p.lot::text, 9, '0') || '/00' END, 'holder',
      ($1::timestamptz - interval '1 year')::date, CASE WHEN p.lot % 3 > 0 THEN $1::timestamptz - interval '20 days' END,
      true
    FROM person p JOIN offered o ON o.place = p.lot % o.total
    WHERE p.lot % 8 > 0`,
);

const FOUND_KEY = {
  insurerId: int,
  planId: nullable(int),
  specialtyId: nullable(int),
  professionalId: nullable(int),
  appointmentTypeId: nullable(int),
};

const KEY_OF_ROW = `id, insurer_id AS "insurerId", plan_id AS "planId", specialty_id AS "specialtyId",
  professional_id AS "professionalId", appointment_type_id AS "appointmentTypeId", valid_from::text AS "validFrom"`;

const withPayer = (table: string) => `UPDATE ${table} it
  SET insurer_id = c.insurer_id, plan_id = c.plan_id, member_number = nullif(c.number, '')
  FROM patient_coverages c WHERE c.patient_id = it.patient_id AND c.is_primary`;

/** Requests and places name the primary coverage of their patient. */
export const NAME_PAYERS = [
  statement('demo.payers-of-requests', withPayer('appointment_requests')),
  statement('demo.payers-of-places', `${withPayer('waiting_list_entries')} AND it.kept_appointment_id IS NULL`),
] as const;

export const FIND_COVERAGE_RULES = statement(
  'demo.find-coverage-rules',
  `SELECT ${KEY_OF_ROW}, outcome, valid_to::text AS "validTo" FROM coverage_rules`,
  { ...FOUND_KEY, id: int, validFrom: text, outcome: oneOf<CoverageOutcome>(), validTo: nullable(text) },
);

export const FIND_COPAYS = statement('demo.find-copays', `SELECT ${KEY_OF_ROW}, amount FROM copay_amounts`, {
  ...FOUND_KEY,
  id: int,
  validFrom: text,
  amount: nullable(numeric),
});

/** Turnos of patients with a coverage, by their start. */
export const FIND_COVERED_TURNOS = statement(
  'demo.find-covered-turnos',
  /* sql */ `
    SELECT a.id, (a.starts_at AT TIME ZONE s.timezone)::date::text AS date, a.price, c.insurer_id AS "insurerId",
      i.name AS "insurerName", i.kind = 'private_pay' AS "isPrivatePay", c.plan_id AS "planId", l.name AS "planName",
      nullif(c.number, '') AS "memberNumber", p.specialty_id AS "specialtyId", p.id AS "professionalId",
      a.consultation_kind_id AS "appointmentTypeId"
    FROM settings s, patient_coverages c JOIN appointments a ON a.patient_id = c.patient_id
      JOIN professionals p ON p.id = a.professional_id JOIN insurers i ON i.id = c.insurer_id
      LEFT JOIN insurer_plans l ON l.id = c.plan_id
    WHERE c.is_primary
    ORDER BY a.starts_at, a.id`,
  {
    ...FOUND_KEY,
    id: uuid,
    date: text,
    price: nullable(numeric),
    insurerName: text,
    isPrivatePay: bool,
    planName: nullable(text),
    memberNumber: nullable(text),
    professionalId: int,
  },
);

export const ADD_TURNO_COVERAGES = insertInto(
  'appointment_coverages',
  `appointment_id, insurer_id, insurer_name, plan_id, plan_name, member_number, outcome, copay, rule_id, amount_id,
    judged_for, authorization_status, authorization_number`,
);
