import { Client } from 'pg';

import { coverageOf, type CopayAmount, type CoverageRule } from '../../../domain/coverage-rules';
import { makeProfessional, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { JULY, TODAY } from '../../../testing/harness/coverage-clinic';
import { COVERAGE, coveredTurnos, PEDRO, type Covered } from '../../../testing/harness/covered-turnos';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { behind } from '../../../testing/harness/lock-wait';

const ONE_PAYER = 'BAD_REQUEST coverage: Indicá una cobertura del paciente o una obra social, no las dos';

let app: TestApp;
let clinic: Awaited<ReturnType<typeof coveredTurnos>>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  clinic = await coveredTurnos(app);
});

describe('The coverage of a turno', () => {
  test('is the insurer that a visitor names, with the copay of the day, and stays when prices change', async () => {
    const { id, coverage } = await clinic.booked('09:00', {
      coverage: { insurerId: clinic.osde, planId: clinic.plan210 },
    });
    const kept = {
      insurerName: 'OSDE',
      planName: '210',
      memberNumber: null,
      isPrivatePay: false,
      outcome: 'with_copay',
      copay: 3500,
      exemptReason: null,
      judgedFor: '2026-06-02',
      authorization: null,
    };
    expect(coverage).toEqual(kept);
    await dataOf(clinic.price([{ insurerId: clinic.osde, amount: 9000, validFrom: '2026-06-02', expectedVersion: 0 }]));
    await dataOf(clinic.set({ cells: [{ insurerId: clinic.osde }], outcome: 'no', validFrom: TODAY }));
    expect(await clinic.read(id, clinic.admin)).toEqual(kept);
    expect(await clinic.read(id)).toBeNull();
  });

  test('of an insurer that is not taken is kept for the desk, and that of a patient who pays has no copay', async () => {
    await app.db.pool.query('UPDATE insurers SET is_accepted = false WHERE id = $1', [clinic.osde]);
    const refused = await clinic.booked('09:00', { coverage: { insurerId: clinic.osde } });
    expect(refused.coverage).toMatchObject({ outcome: 'no', copay: null });
    const paying = await clinic.booked('10:00', { coverage: { insurerId: clinic.particular } });
    expect(paying.coverage).toMatchObject({ outcome: 'yes', copay: null, isPrivatePay: true });
  });

  test("is the patient's primary one on that day, for staff and the patient's account; a visitor learns of none", async () => {
    const userId = await makeUser(app.db, { name: PEDRO.patientName, email: PEDRO.patientEmail });
    const account = await openSession(app.db, userId);
    const first = await clinic.booked('09:00', {}, account);
    expect(first.coverage).toBeNull();
    const patientId = await clinic.patientOf(first.id);
    await clinic.giveCoverage(patientId);
    expect((await clinic.booked('10:00', {}, clinic.admin)).coverage).toMatchObject({ planName: '210', copay: 3500 });
    expect((await clinic.booked('11:00', {}, account)).coverage).toMatchObject({ memberNumber: '61 000111 2 03' });
    expect((await clinic.booked('12:00')).coverage).toBeNull();
    const stranger = (await signedIn(app.db, 'user')).token;
    expect((await clinic.booked('13:00', {}, stranger)).coverage).toBeNull();
    const paying = await clinic.booked('14:00', { coverage: { isPrivatePay: true } }, account);
    expect(paying.coverage).toMatchObject({ insurerName: 'Particular', isPrivatePay: true, copay: null });
    await app.db.pool.query("UPDATE patient_coverages SET valid_to = '2026-06-01'");
    expect((await clinic.booked('15:00', {}, clinic.admin)).coverage).toBeNull();
  });

  test('costs a booking nothing if the patient has none', async () => {
    const reads = async (hour: string) => {
      const sent = jest.spyOn(Client.prototype, 'query');
      const { id } = await clinic.booked(hour, {}, clinic.admin);
      const ofRules = sent.mock.calls.filter((call) => JSON.stringify(call[0]).includes('FROM coverage_rules'));
      sent.mockRestore();
      return { id, reads: ofRules.length };
    };
    const first = await reads('09:00');
    await clinic.giveCoverage(await clinic.patientOf(first.id));
    expect([first.reads, (await reads('10:00')).reads]).toEqual([0, 1]);
  });

  test('may be another coverage of the patient for staff, who are refused a wrong one; online booking never is', async () => {
    const ana = { patientName: 'Ana Propia', patientEmail: 'ana@ejemplo.example' };
    const userId = await makeUser(app.db, { name: ana.patientName, email: ana.patientEmail });
    const account = await openSession(app.db, userId);
    const patientId = await clinic.patientOf((await clinic.booked('09:00', ana, account)).id);
    await clinic.giveCoverage(patientId);
    const coverageId = await clinic.giveCoverage(patientId, { is_primary: false, plan_id: null, number: '99' });
    const given = { ...ana, coverage: { coverageId } };
    const chosen = { planName: null, memberNumber: '99' };
    expect((await clinic.booked('10:00', given, clinic.admin)).coverage).toMatchObject(chosen);
    expect((await clinic.booked('11:00', given, account)).coverage).toMatchObject(chosen);
    const copied = { insurerName: 'OSDE', copay: 3500, memberNumber: null };
    const anothers = { ...given, patientName: 'Otro Nombre' };
    expect((await clinic.booked('12:00', anothers, account)).coverage).toMatchObject(copied);
    expect((await clinic.booked('13:00', given)).coverage).toBeNull();
    await app.db.pool.query("UPDATE patient_coverages SET valid_to = '2026-06-01'");
    expect((await clinic.booked('14:00', given, account)).coverage).toMatchObject(copied);
    const failure = 'BAD_REQUEST coverage.coverageId: El paciente no tiene esa cobertura el día del turno. Elegí otra';
    expect(await failureOf(clinic.book('15:00', given, clinic.admin))).toBe(failure);
    await app.db.pool.query('DELETE FROM patient_coverages');
    expect((await clinic.booked('15:00', given, account)).coverage).toBeNull();
  });

  test.each([
    [{}, ONE_PAYER],
    [{ isPrivatePay: true, memberNumber: '7' }, ONE_PAYER],
    [{ insurerId: 2 ** 30 }, 'BAD_REQUEST coverage.insurerId: Esa obra social ya no existe. Elegí otra'],
    [{ insurerId: 'osde', planId: 2 ** 30 }, 'BAD_REQUEST coverage.planId: El plan no existe en esta obra social'],
    [
      { insurerId: 'osde', memberNumber: 'x' },
      'BAD_REQUEST coverage.memberNumber: Revisá el número: debe tener la forma ## (# es un número)',
    ],
    [
      { coverageId: 'x' },
      'BAD_REQUEST coverage.coverageId: El paciente no tiene esa cobertura el día del turno. Elegí otra',
    ],
  ])('as %o is refused, and nothing is booked, requested or waits', async (coverage, failure) => {
    await app.db.pool.query("UPDATE insurers SET number_pattern = '##' WHERE id = $1", [clinic.osde]);
    const given = 'insurerId' in coverage && coverage.insurerId === 'osde' ? { insurerId: clinic.osde } : {};
    const input = { ...PEDRO, coverage: { ...coverage, ...given } };
    expect(await failureOf(clinic.book('09:00', input))).toBe(failure);
    expect(await failureOf(clinic.request(input))).toBe(failure);
    expect(await failureOf(clinic.wait(input))).toBe(failure);
    for (const table of ['appointments', 'appointment_requests', 'waiting_list_entries'])
      expect((await app.db.pool.query(`SELECT FROM ${table}`)).rowCount).toBe(0);
    await app.db.pool.query('UPDATE insurers SET number_pattern = NULL WHERE id = $1', [clinic.osde]);
  });

  test('is set and removed by staff of the calendar, judged by the day of the turno, and audited with amounts', async () => {
    const { id, version } = await clinic.booked('09:00');
    const coverage = { insurerId: clinic.osde, memberNumber: '61 000111 2 03' };
    const { it } = await dataOf(clinic.setCoverage(id, { coverage, version }, clinic.laura.token));
    expect(it).toMatchObject({ version: version + 1, coverage: { outcome: 'with_copay', copay: 3500 } });
    expect((await dataOf(clinic.setCoverage(id, { coverage, version }))).it.version).toBe(version + 1);
    await dataOf(clinic.setCoverage(id, { coverage, exemptReason: 'oncology' }));
    expect(await clinic.read(id, clinic.laura.token)).toMatchObject({ copay: 0, exemptReason: 'oncology' });
    await dataOf(clinic.setCoverage(id, { coverage: null }));
    expect(await clinic.read(id, clinic.admin)).toBeNull();
    const changes = (await clinic.audited()).filter(({ action }) => action === 'updated').map((it) => it.changes);
    expect(changes).toEqual([
      expect.arrayContaining([{ field: 'copay', from: null, to: '3500.00' }]),
      // Number and reason are recorded without values.
      [{ field: 'copay', from: '3500.00', to: '0.00' }],
      expect.arrayContaining([{ field: 'insurer', from: 'OSDE', to: null }]),
    ]);
    const other = (await signedIn(app.db, 'user')).token;
    expect(await failureOf(clinic.setCoverage(id, { coverage }, other))).toMatch(/^FORBIDDEN/);
  });

  test('of one turno is changed by one of two at once', async () => {
    const { id, version } = await clinic.booked('09:00');
    const hold = `SELECT FROM appointments WHERE id = '${id}' FOR UPDATE`;
    const answers = await behind(app, hold, [
      () => clinic.setCoverage(id, { coverage: { insurerId: clinic.osde }, version }),
      () => clinic.setCoverage(id, { coverage: { insurerId: clinic.particular }, version }),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions['code'] ?? 'set').toSorted()).toEqual([
      'CONFLICT',
      'set',
    ]);
    expect((await app.db.pool.query('SELECT FROM appointment_coverages')).rowCount).toBe(1);
  });

  test('needs an authorization where the rule says so, as the domain decides for rules of every width', async () => {
    await dataOf(
      clinic.set({
        cells: [{ insurerId: clinic.osde, planId: clinic.plan210 }],
        outcome: 'with_authorization',
        validFrom: TODAY,
      }),
    );
    const cell = { insurerId: clinic.osde, professionalId: clinic.laura.id };
    await dataOf(clinic.set({ cells: [cell], outcome: 'no', validFrom: JULY }));
    await dataOf(clinic.price([{ ...cell, amount: 4100.5, validFrom: '2026-06-02', expectedVersion: 0 }]));
    const rules = (await clinic.rules()) as unknown as CoverageRule[];
    const amounts = (await clinic.prices()).map((it) => ({ ...it, amount: it.amount?.toFixed(2) ?? null }));
    for (const planId of [null, clinic.plan210]) {
      for (const day of ['2026-06-02', JULY]) {
        const turno = {
          insurerId: clinic.osde,
          planId,
          specialtyId: clinic.specialtyId,
          professionalId: clinic.laura.id,
        };
        const expected = coverageOf(
          { rules, amounts: amounts as unknown as CopayAmount[] },
          { ...turno, appointmentTypeId: null, isAccepted: true, date: day, exemptReason: null },
        );
        const { coverage } = await clinic.booked(
          planId === null ? '15:00' : '16:00',
          {
            startTime: `${day}T${planId === null ? 15 : 16}:00:00-03:00`,
            durationMinutes: 25,
            coverage: { insurerId: clinic.osde, planId },
          },
          clinic.admin,
        );
        expect(coverage).toMatchObject({
          outcome: expected.outcome,
          copay: expected.copay === null ? null : Number(expected.copay),
          authorization: expected.outcome === 'with_authorization' ? { status: 'needed' } : null,
        });
      }
    }
  });

  test('is judged again by a move to another day, unless the mover keeps it, and the mover can see it before', async () => {
    const { id } = await clinic.booked('09:00', { coverage: { insurerId: clinic.osde } });
    await dataOf(clinic.price([{ insurerId: clinic.osde, amount: 4200, validFrom: '2026-06-09', expectedVersion: 0 }]));
    const later = { id, at: '2026-06-09T09:00:00-03:00' };
    const preview = `query ($id: ID!, $at: DateTime!) {
      it: movedCoverage(appointmentId: $id, startTime: $at) { before { copay } after { copay outcome } } }`;
    expect(await dataOf(sendGraphQL(app, preview, later, clinic.admin))).toEqual({
      it: { before: { copay: 3500 }, after: { copay: 4200, outcome: 'with_copay' } },
    });
    const move = `mutation ($id: ID!, $at: DateTime!, $keeps: Boolean) {
      it: moveAppointment(id: $id, startTime: $at, keepsCoverage: $keeps) { ${COVERAGE} } }`;
    const moved = async (more: object) =>
      (await dataOf(sendGraphQL<{ it: Covered }>(app, move, { ...later, ...more }, clinic.admin))).it.coverage;
    expect(await moved({ keeps: true })).toMatchObject({ copay: 3500, judgedFor: '2026-06-02' });
    expect(await moved({ at: '2026-06-10T09:00:00-03:00' })).toMatchObject({ copay: 4200, judgedFor: '2026-06-10' });
    expect((await clinic.audited()).at(-1)?.changes).toContainEqual({ field: 'copay', from: '3500.00', to: '4200.00' });
    expect((await clinic.typesOf(id)).slice(-2)).toEqual(['appointment.moved', 'appointment.coverage_changed']);
  });

  test("shows a move's coverage before as the move decides it, with a former type and a hidden professional", async () => {
    const mario = await makeProfessional(app.db);
    const osde = { insurerId: clinic.osde, validFrom: TODAY, expectedVersion: 0 };
    await dataOf(
      clinic.price([
        { ...osde, appointmentTypeId: clinic.kindId, amount: 5000 },
        { ...osde, professionalId: mario.id, amount: 6000 },
      ]),
    );
    const { id } = await clinic.booked('09:00', {
      coverage: { insurerId: clinic.osde },
      consultationKindId: clinic.kindId,
    });
    const PREVIEW = `query ($id: ID!, $at: DateTime!, $professionalId: Int) {
      it: movedCoverage(appointmentId: $id, startTime: $at, professionalId: $professionalId) {
        before { copay } after { copay } } }`;
    const MOVE = `mutation ($id: ID!, $at: DateTime!, $professionalId: Int) {
      it: moveAppointment(id: $id, startTime: $at, professionalId: $professionalId) { coverage { copay } } }`;
    const moved = async (day: string, professionalId: number | null = null) => {
      const to = { id, at: `${day}T09:00:00-03:00`, professionalId };
      const preview = await dataOf(sendGraphQL<{ it: object | null }>(app, PREVIEW, to, clinic.admin));
      const { it } = await dataOf(sendGraphQL<{ it: Covered }>(app, MOVE, to, clinic.admin));
      return [preview.it, it.coverage?.copay];
    };
    expect(await moved('2026-06-03', mario.id)).toEqual([{ before: { copay: 5000 }, after: { copay: 6000 } }, 6000]);
    await app.db.pool.query('UPDATE professionals SET is_public = false WHERE id = $1', [mario.id]);
    expect(await moved('2026-06-04')).toEqual([null, 6000]);
    expect(await moved('2026-06-05', clinic.laura.id)).toEqual([
      { before: { copay: 6000 }, after: { copay: 5000 } },
      5000,
    ]);
    const hidden = { id, at: '2026-06-05T09:00:00-03:00', professionalId: mario.id };
    const refusal = 'NOT_FOUND: El profesional no existe';
    expect(await failureOf(sendGraphQL(app, PREVIEW, hidden, clinic.admin))).toBe(refusal);
    expect(await failureOf(sendGraphQL(app, MOVE, hidden, clinic.admin))).toBe(refusal);
  });

  test('keeps the exempt reason through days and rules without a copay', async () => {
    const { id } = await clinic.booked('09:00');
    const coverage = { insurerId: clinic.osde };
    await dataOf(clinic.setCoverage(id, { coverage, exemptReason: 'pregnancy' }));
    const osde = [{ insurerId: clinic.osde }];
    await dataOf(clinic.set({ cells: osde, outcome: 'yes', validFrom: '2026-06-09', validTo: '2026-06-09' }));
    await dataOf(clinic.set({ cells: osde, outcome: 'no', validFrom: '2026-06-10', validTo: '2026-06-10' }));
    const move = `mutation ($id: ID!, $at: DateTime!) { it: moveAppointment(id: $id, startTime: $at) { ${COVERAGE} } }`;
    const movedTo = async (day: string) => {
      const moved = sendGraphQL<{ it: Covered }>(app, move, { id, at: `${day}T09:00:00-03:00` }, clinic.admin);
      return (await dataOf(moved)).it.coverage;
    };
    const exemptReason = 'pregnancy';
    expect(await movedTo('2026-06-09')).toMatchObject({ outcome: 'yes', copay: 0, exemptReason });
    expect(await movedTo('2026-06-10')).toMatchObject({ outcome: 'no', copay: null, exemptReason });
    expect(await movedTo('2026-06-02')).toMatchObject({ outcome: 'with_copay', copay: 0, exemptReason });
    const paying = { coverage: { insurerId: clinic.particular }, exemptReason };
    expect((await dataOf(clinic.setCoverage(id, paying))).it.coverage).toMatchObject({ exemptReason: null });
  });

  test('does not follow a turno to another patient', async () => {
    const { id } = await clinic.booked('09:00');
    const coverage = { insurerId: clinic.osde, memberNumber: '61 000111 2 03' };
    await dataOf(clinic.setCoverage(id, { coverage, exemptReason: 'oncology' }));
    const pass = `mutation ($id: ID!, $input: UpdateAppointmentInput!) {
      it: updateAppointment(id: $id, input: $input, keepsCoverage: true) { ${COVERAGE} } }`;
    const input = { patientName: 'Otra Persona', patientEmail: 'otra@ejemplo.example' };
    expect(await dataOf(sendGraphQL(app, pass, { id, input }, clinic.admin))).toEqual({ it: { coverage: null } });
  });
});
