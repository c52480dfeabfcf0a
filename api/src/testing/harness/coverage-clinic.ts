import { MONDAY_8AM, type TestApp } from './app';
import { clearClinic } from './booking';
import { emptyTables } from './empty-tables';
import { dataOf, failureOf, sendGraphQL, type GraphQLAnswer } from './graphql';
import { makeKind, makeProfessional, makeSpecialty, signedIn } from '../factories/people';
import { insertRow } from '../factories/rows';
import type { CoverageOutcome } from '../../domain/coverage-rules';

/** The clinic's date at the start. */
export const TODAY = '2026-06-01';
export const JULY = '2026-07-01';

export interface Rule {
  id: number;
  outcome: CoverageOutcome;
  validFrom: string;
  validTo: string | null;
  version: number;
}

export interface Amount {
  id: number;
  amount: number | null;
  validFrom: string;
  version: number;
}

const KEY = 'insurerId planId specialtyId professionalId appointmentTypeId';
const RULE = `id ${KEY} outcome validFrom validTo version`;
const AMOUNT = `id ${KEY} amount validFrom version`;
const SET = `mutation ($input: SetCoverageRulesInput!) { rules: setCoverageRules(input: $input) { ${RULE} } }`;
const PREVIEW = `query ($input: SetCoverageRulesInput!) {
  it: coverageRulesPreview(input: $input) { changedCells replacedRules appointments } }`;
const PRICE = `mutation ($input: SetCopayAmountsInput!) { amounts: setCopayAmounts(input: $input) { ${AMOUNT} } }`;
const WITHDRAW = 'mutation ($input: WithdrawCopayAmountsInput!) { withdrawCopayAmounts(input: $input) }';
const RAISE_PREVIEW = `query ($input: RaiseCopaysInput!) {
  it: copayRaise(input: $input) { revision laterAmounts keptAmounts rows { base { amount } raised isApplied } } }`;
const RAISE = `mutation ($input: RaiseCopaysInput!, $revision: String!) {
  it: raiseCopays(input: $input, revision: $revision) { revision } }`;
const TURNO = `query ($insurerId: Int!, $planId: Int, $professionalId: Int!, $appointmentTypeId: Int, $date: LocalDate!) {
  it: coverageFor(insurerId: $insurerId, planId: $planId, professionalId: $professionalId,
    appointmentTypeId: $appointmentTypeId, date: $date) { outcome copay } }`;

/** OSDE and "Particular" accepted; Laura of Cardiología with the type "Control". Without rules and copays. */
export async function coverageClinic(app: TestApp) {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  await emptyTables(app, 'coverage_rules', 'copay_amounts', 'specialties', 'insurer_plans', 'audit_events');
  const { rows } = await app.db.pool.query<{ id: number; kind: string }>(
    "UPDATE insurers SET is_accepted = true WHERE name IN ('OSDE', 'Particular') RETURNING id, kind",
  );
  const osde = rows.find(({ kind }) => kind !== 'private_pay')!.id;
  const particular = rows.find(({ kind }) => kind === 'private_pay')!.id;
  const plan210 = await insertRow(app.db, 'insurer_plans', { insurer_id: osde, name: '210' });
  const admin = (await signedIn(app.db, 'admin')).token;
  const specialtyId = await makeSpecialty(app.db, { name: 'Cardiología' });
  const laura = await makeProfessional(app.db, { specialtyId });
  const kindId = await makeKind(app.db, { professionalId: laura.id, name: 'Control', durationMinutes: 30 });

  const send = <Data>(query: string, variables: Record<string, unknown> = {}): Promise<GraphQLAnswer<Data>> =>
    sendGraphQL<Data>(app, query, variables, admin);
  const turno = (more: object = {}) =>
    send<{ it: { outcome: CoverageOutcome; copay: number | null } }>(TURNO, {
      insurerId: osde,
      professionalId: laura.id,
      date: TODAY,
      ...more,
    });
  return {
    osde,
    particular,
    plan210,
    admin,
    specialtyId,
    laura,
    kindId,
    set: (input: object) => send<{ rules: Rule[] }>(SET, { input }),
    rules: async () => (await dataOf(send<{ it: Rule[] }>(`{ it: coverageRules { ${RULE} } }`))).it,
    preview: async (input: object) => (await dataOf(send<{ it: object }>(PREVIEW, { input }))).it,
    price: (amounts: object[]) => send<{ amounts: Amount[] }>(PRICE, { input: { amounts } }),
    prices: async () => (await dataOf(send<{ it: Amount[] }>(`{ it: copayAmounts { ${AMOUNT} } }`))).it,
    withdraw: (amounts: object[]) => send(WITHDRAW, { input: { amounts } }),
    foresee: async (input: object) =>
      (
        await dataOf(
          send<{ it: { revision: string; keptAmounts: number; rows: { raised: number }[] } }>(RAISE_PREVIEW, { input }),
        )
      ).it,
    raise: (input: object, revision: string) => send(RAISE, { input, revision }),
    covered: async (more?: object) => (await dataOf(turno(more))).it,
    refused: (more: object) => failureOf(turno(more)),
    audited: async () => (await app.db.pool.query('SELECT action, called, changes FROM audit_events ORDER BY id')).rows,
  };
}
