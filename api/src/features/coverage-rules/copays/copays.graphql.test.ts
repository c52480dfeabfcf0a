import { addDays } from '../../../domain/calendar-date';
import { makeKey } from '../../../testing/factories/api-keys';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { coverageClinic, JULY, TODAY } from '../../../testing/harness/coverage-clinic';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { behind } from '../../../testing/harness/lock-wait';
import { callRest, restFailure } from '../../../testing/harness/rest';

let app: TestApp;
let clinic: Awaited<ReturnType<typeof coverageClinic>>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  clinic = await coverageClinic(app);
});

describe('Copays', () => {
  test('apply from their day, not before', async () => {
    await dataOf(
      clinic.price([
        { insurerId: clinic.osde, amount: 5000, validFrom: TODAY },
        { insurerId: clinic.osde, amount: 5500.5, validFrom: JULY },
      ]),
    );
    expect(await clinic.covered({ date: '2026-06-30' })).toEqual({ outcome: 'with_copay', copay: 5000 });
    expect(await clinic.covered({ date: JULY })).toEqual({ outcome: 'with_copay', copay: 5500.5 });
    app.clock.now = new Date(`${JULY}T11:00:00Z`);
    expect((await clinic.prices()).map(({ amount }) => amount)).toEqual([5500.5]);
    expect((await clinic.audited())[1]).toEqual({
      action: 'created',
      called: 'OSDE',
      changes: [
        { field: 'amount', from: null, to: '$ 5.500,50' },
        { field: 'validFrom', from: null, to: JULY },
      ],
    });
  });

  test('of a type and plan outweigh those of the clinic', async () => {
    await dataOf(
      clinic.price([
        { insurerId: clinic.osde, amount: 5000, validFrom: TODAY },
        { insurerId: clinic.osde, planId: clinic.plan210, amount: 3000, validFrom: TODAY },
        { insurerId: clinic.osde, appointmentTypeId: clinic.kindId, amount: 0, validFrom: TODAY },
      ]),
    );
    expect(await clinic.covered()).toMatchObject({ copay: 5000 });
    expect(await clinic.covered({ planId: clinic.plan210 })).toMatchObject({ copay: 3000 });
    expect(await clinic.covered({ planId: clinic.plan210, appointmentTypeId: clinic.kindId })).toEqual({
      outcome: 'yes',
      copay: 0,
    });
  });

  test('of another version, of a past day or of patients who pay are refused, all of them', async () => {
    const [saved] = (
      await dataOf(clinic.price([{ insurerId: clinic.osde, amount: 5000, validFrom: TODAY, expectedVersion: 0 }]))
    ).amounts;
    const other = { insurerId: clinic.osde, planId: clinic.plan210, amount: 1, validFrom: TODAY };
    expect(
      await failureOf(
        clinic.price([other, { insurerId: clinic.osde, amount: 6000, validFrom: TODAY, expectedVersion: 0 }]),
      ),
    ).toBe(
      'CONFLICT amounts.1: Otra persona cambió el copago de «OSDE» mientras tanto. Revisá cómo está ahora antes de guardar',
    );
    expect(
      await failureOf(clinic.price([other, { insurerId: clinic.osde, amount: 1, validFrom: '2026-05-31' }])),
    ).toMatch(/^BAD_REQUEST amounts.1.validFrom/);
    expect(await failureOf(clinic.price([other, { insurerId: clinic.particular, amount: 1, validFrom: TODAY }]))).toBe(
      'BAD_REQUEST amounts.1.insurerId: Un paciente particular paga el honorario: no tiene cobertura ni copago',
    );
    expect(await clinic.prices()).toEqual([expect.objectContaining({ id: saved!.id, amount: 5000, version: 1 })]);
  });

  test('are withdrawn before they apply, not after', async () => {
    const { amounts } = await dataOf(
      clinic.price([
        { insurerId: clinic.osde, amount: 5000, validFrom: TODAY },
        { insurerId: clinic.osde, amount: 6000, validFrom: JULY },
      ]),
    );
    const seen = amounts.map(({ id, version }) => ({ id, version }));
    expect(await failureOf(clinic.withdraw(seen))).toBe(
      'CONFLICT amounts.0: El copago de «OSDE» ya rige. Poné otro importe desde hoy o desde otra fecha',
    );
    await dataOf(clinic.withdraw(seen.slice(1)));
    await dataOf(clinic.withdraw(seen.slice(1)));
    expect((await clinic.prices()).map(({ amount }) => amount)).toEqual([5000]);
    const { rows } = await app.db.pool.query('SELECT DISTINCT entity_id FROM audit_events');
    expect(rows).toHaveLength(1);
  });

  test('are raised as previewed, once, on their day', async () => {
    const { rows } = await app.db.pool.query<{ id: number }>(
      "INSERT INTO insurer_plans (insurer_id, name) SELECT $1, 'P' || n FROM generate_series(1, 199) AS n RETURNING id",
      [clinic.osde],
    );
    const amounts = rows.map(({ id }, index) => ({
      insurerId: clinic.osde,
      planId: id,
      amount: 1000 + index,
      validFrom: TODAY,
    }));
    await dataOf(clinic.price([{ insurerId: clinic.osde, amount: 5000, validFrom: TODAY }, ...amounts]));
    const input = { percentage: 12.5, validFrom: JULY, roundTo: 10 };
    const foreseen = await clinic.foresee(input);
    expect(foreseen.rows).toHaveLength(200);
    expect(foreseen.rows[0]).toEqual({ base: { amount: 5000 }, raised: 5630, isApplied: false });
    await dataOf(clinic.raise(input, foreseen.revision));
    await dataOf(clinic.raise(input, foreseen.revision));
    const later = (await clinic.prices()).filter(({ validFrom }) => validFrom === JULY).map(({ amount }) => amount);
    expect(later).toEqual(foreseen.rows.map(({ raised }) => raised));
    expect([await clinic.covered({ date: addDays(JULY, -1) }), await clinic.covered({ date: JULY })]).toMatchObject([
      { copay: 5000 },
      { copay: 5630 },
    ]);
    const TODAYS = 'query ($insurerId: Int!) { it: professionalCoverages(insurerId: $insurerId) { copay } }';
    const copayAt = async (now: string) => {
      app.clock.now = new Date(now);
      return dataOf(sendGraphQL(app, TODAYS, { insurerId: clinic.osde }));
    };
    expect(await copayAt('2026-06-30T23:59:00-03:00')).toEqual({ it: [{ copay: 5000 }] });
    expect(await copayAt(`${JULY}T00:00:00-03:00`)).toEqual({ it: [{ copay: 5630 }] });
  });

  test('that begin on the day of the raise stay, and so do those of removed professionals until cleared', async () => {
    const { osde, plan210, specialtyId, laura, kindId } = clinic;
    await dataOf(
      clinic.price([
        { insurerId: osde, amount: 5000, validFrom: TODAY },
        { insurerId: osde, planId: plan210, amount: 3000, validFrom: TODAY },
        { insurerId: osde, planId: plan210, amount: null, validFrom: JULY },
        { insurerId: osde, specialtyId, amount: 4000, validFrom: TODAY },
        { insurerId: osde, specialtyId, amount: 4100, validFrom: JULY },
        { insurerId: osde, professionalId: laura.id, amount: 2000, validFrom: TODAY },
        { insurerId: osde, appointmentTypeId: kindId, amount: 1000, validFrom: TODAY },
      ]),
    );
    await app.db.pool.query("UPDATE professionals SET user_id = NULL, former_name = 'Laura' WHERE id = $1", [laura.id]);
    const input = { percentage: 10, validFrom: JULY };
    const preview = await clinic.foresee(input);
    expect(preview).toMatchObject({ keptAmounts: 2, rows: [{ base: { amount: 5000 }, raised: 5500 }] });
    await dataOf(clinic.raise(input, preview.revision));
    await dataOf(clinic.raise(input, preview.revision));
    expect(await clinic.foresee(input)).toMatchObject({ keptAmounts: 2, rows: [{ isApplied: true }] });
    expect(await failureOf(clinic.raise({ ...input, percentage: 20 }, preview.revision))).toMatch(/^CONFLICT/);
    const began = (await clinic.prices()).filter(({ validFrom }) => validFrom === JULY);
    expect(began.map(({ amount }) => amount)).toEqual([5500, 4100, null]);

    const cells = [
      { insurerId: osde, professionalId: laura.id },
      { insurerId: osde, appointmentTypeId: kindId },
    ];
    const since = (amount: number | null) => cells.map((key) => ({ ...key, amount, validFrom: TODAY }));
    expect(await failureOf(clinic.price(since(1)))).toMatch(/^NOT_FOUND amounts.0.professionalId/);
    await dataOf(clinic.price(since(null)));
    expect(await failureOf(clinic.set({ cells, outcome: 'no', validFrom: TODAY }))).toMatch(/^NOT_FOUND cells.0/);
    await dataOf(clinic.set({ cells, outcome: null, validFrom: TODAY }));
  });

  test('are raised without a deadlock with the deletion of a specialty, which empties them', async () => {
    const { osde, specialtyId } = clinic;
    await dataOf(clinic.price([{ insurerId: osde, specialtyId, amount: 5000, validFrom: TODAY }]));
    const input = { percentage: 10, validFrom: JULY };
    const { revision } = await clinic.foresee(input);
    const emptied = () =>
      app.db.transaction((tx) => tx.manager.query('LOCK copay_amounts IN ROW EXCLUSIVE MODE NOWAIT'));
    const deleted = 'SELECT FROM specialties FOR UPDATE';
    const [answer] = await behind(
      app,
      deleted,
      [() => clinic.raise(input, revision)],
      async () => void (await emptied()),
    );
    expect(answer!.errors).toBeUndefined();
  });

  test('are not raised once they differ from the preview', async () => {
    await dataOf(clinic.price([{ insurerId: clinic.osde, amount: 5000, validFrom: TODAY }]));
    const input = { percentage: 10, validFrom: JULY };
    const { revision } = await clinic.foresee(input);
    await dataOf(clinic.price([{ insurerId: clinic.osde, amount: 7000, validFrom: '2026-06-15' }]));
    expect(await failureOf(clinic.raise(input, revision))).toBe(
      'CONFLICT: Los copagos cambiaron mientras tanto. Revisá el aumento antes de aplicarlo',
    );
    expect(await clinic.prices()).toHaveLength(2);
    expect(await failureOf(clinic.raise({ ...input, percentage: 0.001 }, revision))).toMatch(/^BAD_REQUEST percentage/);
    expect(await failureOf(clinic.raise({ ...input, roundTo: 3 }, revision))).toMatch(/^BAD_REQUEST roundTo/);
  });
});

test('An insurer that the clinic does not accept is not taken; unknown names are refused by field', async () => {
  const { rows } = await app.db.pool.query<{ id: number }>('SELECT id FROM insurers WHERE NOT is_accepted LIMIT 1');
  expect(await clinic.covered({ insurerId: rows[0]!.id })).toEqual({ outcome: 'no', copay: null });
  expect(await clinic.covered()).toEqual({ outcome: 'yes', copay: 0 });
  expect(await clinic.refused({ insurerId: 2 ** 30 })).toBe('NOT_FOUND insurerId: La obra social no existe');
  expect(await clinic.refused({ insurerId: clinic.particular })).toBe(
    'BAD_REQUEST insurerId: Un paciente particular paga el honorario: no tiene cobertura ni copago',
  );
  expect(await clinic.refused({ professionalId: 2 ** 30 })).toBe('NOT_FOUND professionalId: El profesional no existe');
  expect(await clinic.refused({ planId: 2 ** 30 })).toBe('NOT_FOUND planId: El plan no existe en esta obra social');
  expect(await clinic.refused({ appointmentTypeId: 2 ** 30 })).toBe(
    'NOT_FOUND appointmentTypeId: El tipo de consulta no existe',
  );
});

test('Programs read and set the same by REST', async () => {
  const { admin, osde, specialtyId, laura } = clinic;
  const asAdmin = (line: string, body?: object) => callRest(app, line, { token: admin, ...(body && { body }) });
  const key = { insurer_id: osde, specialty_id: specialtyId };
  const amounts = [{ ...key, amount: 5000.5, valid_from: TODAY, expected_version: 0 }];
  const { body: copays } = await asAdmin('PUT /admin/copays', { amounts });
  expect(copays).toEqual([expect.objectContaining({ ...key, amount: 5000.5, valid_from: TODAY, version: 1 })]);
  expect((await asAdmin('GET /admin/copays')).body).toEqual(copays);
  const { body: rules } = await asAdmin('PUT /admin/coverage-rules', {
    cells: [{ ...key, seen: [] }],
    outcome: 'with_authorization',
    valid_from: TODAY,
  });
  expect((await asAdmin('GET /admin/coverage-rules')).body).toEqual(rules);
  const asked = `GET /public/coverage?insurer_id=${osde}&professional_id=${laura.id}&date=${TODAY}`;
  const { token } = await makeKey(app.db, { scopes: ['specialties:read'] });
  const covered = async (line: string) => (await callRest(app, line, { token })).body;
  expect(await covered(asked)).toEqual({ outcome: 'with_authorization', copay: 5000.5, exempt_reason: null });
  expect(await covered(`${asked}&exempt=pregnancy`)).toEqual({
    outcome: 'with_authorization',
    copay: 0,
    exempt_reason: 'pregnancy',
  });
  expect(await restFailure(callRest(app, `${asked}&exempt=fatigue`, { token }))).toMatch(/^400 BAD_REQUEST exempt:/);
  expect(await restFailure(asAdmin('PUT /admin/copays', { amounts: [{ ...amounts[0], amount: 1 }] }))).toMatch(
    /^409 CONFLICT amounts.0:/,
  );
});
