import fc from 'fast-check';

import { CoverageOutcome, type CopayAmount, type CoverageKey, type CoverageRule } from '../../domain/coverage-rules';
import { fromHundredths, toHundredths } from '../../domain/decimal';
import { DAYS, referenceCoverage } from '../../domain/testing/coverage-rules.reference';
import { makeProfessional } from '../../testing/factories/people';
import { makeRoom } from '../../testing/factories/rooms';
import { insertRow } from '../../testing/factories/rows';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { TODAY } from '../../testing/harness/coverage-clinic';
import { coveredTurnos } from '../../testing/harness/covered-turnos';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { permissionCalls } from '../../testing/harness/permission-sets';
import { callRest } from '../../testing/harness/rest';

let app: TestApp;
let clinic: Awaited<ReturnType<typeof coveredTurnos>>;
const { adminWith } = permissionCalls(
  () => app,
  () => clinic.admin,
);

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await emptyTables(app, 'payments', 'tills');
  clinic = await coveredTurnos(app);
});

const COUNTS = 'appointments copays unknownCopays authorizations missingAuthorizations';
const SETTLEMENT = `query ($year: Int!, $month: Int!) { it: settlement(year: $year, month: $month) {
  insurers { insurerName ${COUNTS} notTaken unclosed professionals { professionalName ${COUNTS} } }
  desk { professionalName payments amount } } }`;
const LINES = `query ($month: Int!, $insurerId: Int!, $page: Int, $limit: Int) {
  it: settlementLines(year: 2026, month: $month, insurerId: $insurerId, page: $page, limit: $limit) {
    items { appointmentId startTime patientName memberNumber appointmentType planName professionalName outcome copay authorizationStatus authorizationNumber }
    pagination { total pages } } }`;

const settled = (month: number, token = clinic.admin, year = 2026) =>
  sendGraphQL<{ it: { insurers: { copays: number }[]; desk: object[] } }>(app, SETTLEMENT, { year, month }, token);
const lines = (more: object, token = clinic.admin) =>
  sendGraphQL<{ it: { items: object[]; pagination: object } }>(
    app,
    LINES,
    { month: 6, insurerId: clinic.osde, ...more },
    token,
  );
const SET_STATUS = 'mutation ($id: ID!, $status: String!) { setAppointmentStatus(id: $id, status: $status) { id } }';
const attend = (id: string, status = 'completed') => dataOf(sendGraphQL(app, SET_STATUS, { id, status }, clinic.admin));
const osde = (more: object = {}) => ({ coverage: { insurerId: clinic.osde, ...more } });

describe('The settlement of a month', () => {
  test('counts the attended turnos of each insurer and professional, with their copays and authorizations', async () => {
    const mario = await makeProfessional(app.db, { name: 'Mario Médico' });
    const ana = { patientName: 'Ana Paciente', patientEmail: 'ana@ejemplo.example' };
    const withMario = { professionalId: mario.id, roomId: await makeRoom(app.db), ...ana };
    await attend((await clinic.booked('09:00', osde())).id);
    const refused = await clinic.booked('10:00', osde(), clinic.admin);
    await attend(refused.id);
    await app.db.pool.query(
      "UPDATE appointment_coverages SET authorization_status = 'refused' WHERE appointment_id = $1",
      [refused.id],
    );
    await attend((await clinic.booked('09:00', { ...osde(), ...withMario }, clinic.admin)).id);
    await attend((await clinic.booked('11:00', osde())).id, 'no_show');
    await attend((await clinic.booked('12:00', { coverage: { insurerId: clinic.particular } }, clinic.admin)).id);
    await clinic.booked('13:00', osde(), clinic.admin);
    const cell = { insurerId: clinic.osde, professionalId: mario.id };
    await dataOf(clinic.set({ cells: [cell], outcome: 'with_authorization', validFrom: TODAY }));
    const noted = await clinic.booked('10:00', { ...osde(), ...withMario }, clinic.admin);
    await attend(noted.id);
    await app.db.pool.query(
      `UPDATE appointment_coverages SET authorization_status = 'granted', authorization_valid_until = '2026-06-02'
       WHERE appointment_id = $1`,
      [noted.id],
    );
    await attend((await clinic.booked('11:00', { ...osde(), ...withMario }, clinic.admin)).id);
    await dataOf(clinic.set({ cells: [cell], outcome: 'no', validFrom: TODAY }));
    await attend((await clinic.booked('12:00', { ...osde(), ...withMario }, clinic.admin)).id);
    await attend(
      (await clinic.booked('09:00', { ...osde(), startTime: '2026-07-01T00:00:00-03:00' }, clinic.admin)).id,
    );

    app.clock.now = new Date('2026-06-02T20:00:00Z');
    const one = { unknownCopays: 0, authorizations: 1, missingAuthorizations: 1 };
    const five = { appointments: 5, copays: 17_500, ...one };
    const three = { appointments: 3, copays: 10_500, ...one };
    const none = { unknownCopays: 0, authorizations: 0, missingAuthorizations: 0 };
    expect((await dataOf(settled(6))).it.insurers).toEqual([
      {
        insurerName: 'OSDE',
        ...five,
        notTaken: 1,
        unclosed: 1,
        professionals: [
          { professionalName: expect.any(String), appointments: 2, copays: 7000, ...none },
          {
            professionalName: 'Mario Médico',
            ...three,
          },
        ],
      },
    ]);
    expect((await dataOf(settled(7))).it.insurers).toMatchObject([{ appointments: 1, copays: 3500, unclosed: 0 }]);
    expect(await dataOf(settled(8))).toEqual({ it: { insurers: [], desk: [] } });
    const first = await dataOf(lines({ limit: 3 }));
    const second = await dataOf(lines({ limit: 3, page: 2 }));
    expect(first.it.pagination).toEqual({ total: 5, pages: 2 });
    expect([...first.it.items, ...second.it.items]).toMatchObject([
      { startTime: '2026-06-02T09:00:00-03:00' },
      { startTime: '2026-06-02T09:00:00-03:00' },
      { startTime: '2026-06-02T10:00:00-03:00' },
      { startTime: '2026-06-02T10:00:00-03:00' },
      { startTime: '2026-06-02T11:00:00-03:00', professionalName: 'Mario Médico', authorizationStatus: 'needed' },
    ]);
  });

  test('has lines with personal data for those who may read patients, also by REST', async () => {
    const { id } = await clinic.booked('09:00', osde({ planId: clinic.plan210, memberNumber: '61 000111 2 03' }));
    await attend(id);
    const NOTE = `mutation ($id: ID!) { setAppointmentAuthorization(appointmentId: $id,
      input: { status: granted, number: "881", validUntil: "2026-06-01" }) { id } }`;
    await dataOf(sendGraphQL(app, NOTE, { id }, clinic.admin));
    const [line] = (await dataOf(lines({}))).it.items;
    expect(line).toMatchObject({
      appointmentId: id,
      patientName: 'Pedro Paciente',
      memberNumber: '61 000111 2 03',
      planName: '210',
      copay: 3500,
      authorizationStatus: 'expired',
      authorizationNumber: '881',
    });
    const reader = (await adminWith('reports')).token;
    expect((await dataOf(lines({}, reader))).it.items).toEqual([
      {
        ...line,
        patientName: null,
        memberNumber: null,
        appointmentType: null,
        authorizationNumber: null,
      },
    ]);
    const { body } = await callRest(app, `GET /admin/insurers/${clinic.osde}/settlement-lines?year=2026&month=6`, {
      token: clinic.admin,
    });
    expect(body).toMatchObject({ lines: [{ member_number: '61 000111 2 03', copay: 3500 }], pagination: { total: 1 } });
    expect(await failureOf(lines({}, (await adminWith('appointments')).token))).toMatch(/^FORBIDDEN/);
    expect(await failureOf(lines({ insurerId: 2 ** 30 }))).toBe('NOT_FOUND: La obra social no existe');
    expect(await failureOf(lines({ month: 13 }))).toBe('BAD_REQUEST month: El mes debe estar entre 1 y 12');
    expect(await failureOf(settled(1, clinic.admin, 1))).toMatch(/^BAD_REQUEST year: /);
  });

  test('has what each professional was paid at the desk, with reversals in the month of their own', async () => {
    const { id } = await clinic.booked('09:00', osde());
    const TAKE = 'mutation ($input: TakePaymentInput!) { it: takePayment(input: $input) { id } }';
    const pay = async (input: object) =>
      (
        await dataOf(
          sendGraphQL<{ it: { id: number } }>(app, TAKE, { input: { means: 'cash', ...input } }, clinic.admin),
        )
      ).it.id;
    await pay({ appointmentId: id, amount: 3500.5 });
    const undone = await pay({ appointmentId: id, amount: 100 });
    await pay({ concept: 'Certificado', amount: 20 });
    const WITHDRAW = 'mutation { withdrawCash(amount: 500, reason: "Banco") { id } }';
    await dataOf(sendGraphQL(app, WITHDRAW, {}, clinic.admin));
    app.clock.now = new Date('2026-07-01T03:00:00Z');
    const REVERSE = 'mutation ($id: Int!) { reversePayment(id: $id, reason: "Error") { id } }';
    await dataOf(sendGraphQL(app, REVERSE, { id: undone }, clinic.admin));
    const professionalName = expect.any(String);
    expect((await dataOf(settled(6))).it.desk).toEqual([
      { professionalName, payments: 2, amount: 3600.5 },
      { professionalName: null, payments: 1, amount: 20 },
    ]);
    expect((await dataOf(settled(7))).it.desk).toEqual([{ professionalName, payments: 1, amount: -100 }]);
  });
});

test('Page, turno and settlement agree with a reference to the cent, for random rules, amounts and days', async () => {
  const mario = await makeProfessional(app.db);
  const rooms = new Map([
    [clinic.laura.id, await makeRoom(app.db)],
    [mario.id, await makeRoom(app.db)],
  ]);
  const none = { specialtyId: null, professionalId: null, appointmentTypeId: null };
  const anyPlan = fc.constantFrom(null, clinic.plan210);
  const anyDay = fc.nat(DAYS.length - 1);
  const anyKey: fc.Arbitrary<CoverageKey> = fc
    .record({
      planId: anyPlan,
      narrowing: fc.constantFrom(
        none,
        { ...none, specialtyId: clinic.specialtyId },
        { ...none, professionalId: clinic.laura.id },
        { ...none, professionalId: mario.id },
        { ...none, appointmentTypeId: clinic.kindId },
      ),
    })
    .map(({ planId, narrowing }) => ({ insurerId: clinic.osde, planId, ...narrowing }));
  const anyRule: fc.Arbitrary<CoverageRule> = fc
    .tuple(anyKey, fc.constantFrom(...Object.values(CoverageOutcome)), anyDay, fc.nat(DAYS.length))
    .map(([key, outcome, first, last]) => ({
      ...key,
      outcome,
      validFrom: DAYS[first]!,
      validTo: DAYS[Math.max(first, last)] ?? null,
    }));
  const anyAmount: fc.Arbitrary<CopayAmount> = fc
    .tuple(anyKey, fc.option(fc.nat(99_999_999), { freq: 6 }), anyDay)
    .map(([key, cents, first]) => ({
      ...key,
      amount: cents === null ? null : fromHundredths(BigInt(cents)),
      validFrom: DAYS[first]!,
    }));
  const anyTurno = fc.record({
    planId: anyPlan,
    isLauras: fc.boolean(),
    hasType: fc.boolean(),
    day: anyDay,
    exemptReason: fc.constantFrom(null, null, 'oncology' as const),
  });
  const keyText = ({ planId, specialtyId, professionalId, appointmentTypeId }: CoverageKey) =>
    [planId, specialtyId, professionalId, appointmentTypeId].join();
  const stored = ({ insurerId, planId, specialtyId, professionalId, appointmentTypeId }: CoverageKey) => ({
    insurer_id: insurerId,
    plan_id: planId,
    specialty_id: specialtyId,
    professional_id: professionalId,
    appointment_type_id: appointmentTypeId,
  });
  const FOR = `query ($insurerId: Int!, $planId: Int, $professionalId: Int!, $appointmentTypeId: Int, $date: LocalDate!, $exempt: ExemptReason) {
    it: coverageFor(insurerId: $insurerId, planId: $planId, professionalId: $professionalId,
      appointmentTypeId: $appointmentTypeId, date: $date, exempt: $exempt) { outcome copay } }`;
  const expected = { '02': 0n, '03': 0n };
  let minute = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(anyRule, { selector: keyText, maxLength: 8 }),
      fc.uniqueArray(anyAmount, { selector: (it) => `${keyText(it)} ${it.validFrom}`, minLength: 2, maxLength: 12 }),
      fc.array(anyTurno, { minLength: 3, maxLength: 3 }),
      async (rules, amounts, turnos) => {
        await app.db.pool.query('DELETE FROM coverage_rules; DELETE FROM copay_amounts');
        for (const { outcome, validFrom, validTo, ...key } of rules)
          await insertRow(app.db, 'coverage_rules', {
            ...stored(key),
            outcome,
            valid_from: validFrom,
            valid_to: validTo,
          });
        for (const { amount, validFrom, ...key } of amounts)
          await insertRow(app.db, 'copay_amounts', { ...stored(key), amount, valid_from: validFrom });
        for (const { planId, isLauras, hasType, day, exemptReason } of turnos) {
          const date = DAYS[day]!;
          const professionalId = isLauras ? clinic.laura.id : mario.id;
          const appointmentTypeId = hasType && isLauras ? clinic.kindId : null;
          const turno = { insurerId: clinic.osde, planId, professionalId, appointmentTypeId };
          const { outcome, copay } = referenceCoverage(rules, amounts, {
            ...turno,
            specialtyId: isLauras ? clinic.specialtyId : null,
            isAccepted: true,
            date,
            exemptReason,
          });
          const announced = { outcome, copay: copay === null ? null : Number(copay) };
          expect(await dataOf(sendGraphQL(app, FOR, { ...turno, date, exempt: exemptReason }, clinic.admin))).toEqual({
            it: announced,
          });
          minute += 30;
          const { id } = await clinic.booked(
            '',
            {
              startTime: new Date(Date.parse(`${date}T00:00:00-03:00`) + minute * 60_000).toISOString(),
              professionalId,
              roomId: rooms.get(professionalId),
              ...(appointmentTypeId === null ? { durationMinutes: 25 } : { consultationKindId: appointmentTypeId }),
              coverage: { insurerId: clinic.osde, planId },
            },
            clinic.admin,
          );
          if (exemptReason !== null)
            await dataOf(clinic.setCoverage(id, { coverage: { insurerId: clinic.osde, planId }, exemptReason }));
          expect(await clinic.read(id, clinic.admin)).toMatchObject(announced);
          await attend(id);
          if (outcome !== 'no') expected[date.slice(5, 7) as '02' | '03'] += toHundredths(copay ?? '0');
        }
      },
    ),
    { numRuns: 8 },
  );
  for (const [month, copays] of Object.entries(expected)) {
    const { insurers } = (await dataOf(settled(Number(month), clinic.admin, 2028))).it;
    expect(insurers[0]?.copays ?? 0).toBe(Number(fromHundredths(copays)));
  }
});
