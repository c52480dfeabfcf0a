import { makeKind, makeProfessional, makeSpecialty } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { insertRow } from '../../../testing/factories/rows';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { book } from '../../../testing/harness/booking';
import { coverageClinic, JULY, TODAY } from '../../../testing/harness/coverage-clinic';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { behind } from '../../../testing/harness/lock-wait';

let app: TestApp;
let clinic: Awaited<ReturnType<typeof coverageClinic>>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  clinic = await coverageClinic(app);
});

describe('Coverage rules', () => {
  test('begin on their day, cut the earlier one, and are audited in words', async () => {
    await dataOf(
      clinic.set({
        cells: [{ insurerId: clinic.osde, specialtyId: clinic.specialtyId }],
        outcome: 'with_copay',
        validFrom: TODAY,
      }),
    );
    await dataOf(
      clinic.set({
        cells: [{ insurerId: clinic.osde, specialtyId: clinic.specialtyId }],
        outcome: 'no',
        validFrom: JULY,
      }),
    );
    expect(await clinic.rules()).toEqual([
      expect.objectContaining({ outcome: 'with_copay', validFrom: TODAY, validTo: '2026-06-30', version: 2 }),
      expect.objectContaining({ outcome: 'no', validFrom: JULY, validTo: null, version: 1 }),
    ]);
    expect(await clinic.covered({ date: '2026-06-30' })).toEqual({ outcome: 'with_copay', copay: null });
    expect(await clinic.covered({ date: JULY })).toEqual({ outcome: 'no', copay: null });
    expect((await clinic.audited()).slice(1)).toEqual([
      {
        action: 'updated',
        called: 'OSDE, Cardiología',
        changes: expect.arrayContaining([{ field: 'validTo', from: null, to: '2026-06-30' }]),
      },
      expect.objectContaining({
        action: 'created',
        changes: expect.arrayContaining([{ field: 'outcome', from: null, to: 'No' }]),
      }),
    ]);
  });

  test('are set for several cells at once, or for none', async () => {
    const cells = [
      { insurerId: clinic.osde },
      { insurerId: clinic.osde, planId: clinic.plan210 },
      { insurerId: clinic.osde, appointmentTypeId: clinic.kindId },
    ];
    await dataOf(clinic.set({ cells, outcome: 'yes', validFrom: TODAY }));
    const before = await clinic.rules();
    expect(before).toHaveLength(3);
    const stale = { insurerId: clinic.osde, planId: clinic.plan210, seen: [] };
    expect(
      await failureOf(clinic.set({ cells: [{ insurerId: clinic.osde }, stale], outcome: 'no', validFrom: TODAY })),
    ).toBe('CONFLICT cells.1: Otra persona cambió «OSDE 210» mientras tanto. Revisá cómo está ahora antes de guardar');
    expect(await clinic.rules()).toEqual(before);
  });

  test('of one cell are changed by one of two administrators; a repeated change succeeds', async () => {
    await dataOf(
      clinic.set({
        cells: [{ insurerId: clinic.osde, specialtyId: clinic.specialtyId }],
        outcome: 'yes',
        validFrom: TODAY,
      }),
    );
    const seen = (await clinic.rules()).map(({ id, version }) => ({ id, version }));
    const change = (outcome: string) => () =>
      clinic.set({
        cells: [{ insurerId: clinic.osde, specialtyId: clinic.specialtyId, seen }],
        outcome,
        validFrom: JULY,
      });
    const hold = 'LOCK TABLE coverage_rules IN SHARE ROW EXCLUSIVE MODE';
    const answers = await behind(app, hold, [change('no'), change('with_authorization')]);
    expect(answers.map(({ errors }) => errors?.[0]?.message ?? 'set').toSorted()).toEqual([
      'Otra persona cambió «OSDE, Cardiología» mientras tanto. Revisá cómo está ahora antes de guardar',
      'set',
    ]);
    const won = (await clinic.rules()).at(-1)!.outcome;
    expect(await clinic.rules()).toHaveLength(2);
    expect(await dataOf(change(won)())).toMatchObject({ rules: [{ outcome: 'yes' }, { outcome: won }] });
  });

  test.each([
    [{ validFrom: '2026-05-31' }, 'BAD_REQUEST validFrom: Elegí una fecha desde hoy: los días pasados no cambian'],
    [{ validFrom: JULY, validTo: TODAY }, 'BAD_REQUEST validTo: La fecha de fin no puede ser anterior a la de inicio'],
    [{ cells: [] }, 'BAD_REQUEST cells: Elegí qué cambiar'],
    [{ cells: [{ insurerId: 2 ** 30 }] }, 'NOT_FOUND cells.0.insurerId: La obra social no existe'],
    [
      { cells: 'patients who pay' },
      'BAD_REQUEST cells.0.insurerId: Un paciente particular paga el honorario: no tiene cobertura ni copago',
    ],
    [{ cells: 'plan of another' }, 'NOT_FOUND cells.0.planId: El plan no existe en esta obra social'],
    [{ cells: 'removed' }, 'NOT_FOUND cells.0.professionalId: El profesional no existe'],
    [
      { cells: 'both' },
      'BAD_REQUEST cells.0: Indicá una especialidad, un profesional o un tipo de consulta, no varios',
    ],
    [{ cells: 'twice' }, 'BAD_REQUEST cells.1: «OSDE» está dos veces'],
  ])('of %o are refused, and nothing is written', async (more, failure) => {
    const cells: Record<string, object[]> = {
      'patients who pay': [{ insurerId: clinic.particular }],
      'plan of another': [{ insurerId: clinic.particular, planId: clinic.plan210 }],
      removed: [{ insurerId: clinic.osde, professionalId: 2 ** 30 }],
      both: [{ insurerId: clinic.osde, specialtyId: clinic.specialtyId, professionalId: clinic.laura.id }],
      twice: [{ insurerId: clinic.osde }, { insurerId: clinic.osde }],
    };
    const given = { cells: [{ insurerId: clinic.osde }], outcome: 'no', validFrom: TODAY, ...more };
    const named = typeof given.cells === 'string' ? { cells: cells[given.cells] } : {};
    expect(await failureOf(clinic.set({ ...given, ...named }))).toBe(failure);
    expect(await clinic.rules()).toEqual([]);
  });

  test('of one key and day are refused by the database', async () => {
    const rule = { insurer_id: clinic.osde, outcome: 'no', valid_from: TODAY };
    await insertRow(app.db, 'coverage_rules', rule);
    await expect(insertRow(app.db, 'coverage_rules', { ...rule, valid_from: JULY })).rejects.toThrow(
      'coverage_rules_no_overlap',
    );
  });

  test('go with their specialty', async () => {
    const id = await makeSpecialty(app.db, { name: 'Nutrición' });
    await dataOf(clinic.set({ cells: [{ insurerId: clinic.osde, specialtyId: id }], outcome: 'no', validFrom: TODAY }));
    await dataOf(sendGraphQL(app, 'mutation ($id: Int!) { deleteSpecialty(id: $id) }', { id }, clinic.admin));
    expect(await clinic.rules()).toEqual([]);
  });

  test('are previewed with the cells, later rules, and turnos of the insurer that keep their outcome', async () => {
    const input = {
      cells: [{ insurerId: clinic.osde, specialtyId: clinic.specialtyId }],
      outcome: 'no',
      validFrom: TODAY,
    };
    const roomId = await makeRoom(app.db);
    const covered = (insurerId: number, startTime: string) =>
      dataOf(book(app, { professionalId: clinic.laura.id, roomId, startTime, coverage: { insurerId } }));
    await covered(clinic.particular, '2026-06-02T09:00:00-03:00');
    expect(await clinic.preview(input)).toEqual({ changedCells: 1, replacedRules: 0, appointments: 0 });
    await covered(clinic.osde, '2026-06-02T10:00:00-03:00');
    await dataOf(clinic.set({ ...input, outcome: 'yes', validFrom: JULY }));
    expect(await clinic.preview(input)).toEqual({ changedCells: 1, replacedRules: 1, appointments: 1 });
    expect(await clinic.preview({ ...input, validFrom: '2026-06-03' })).toMatchObject({ appointments: 0 });
  });
});

describe('Visitors who name their insurer', () => {
  const ask = <Data>(fields: string) => dataOf(sendGraphQL<Data>(app, `{ ${fields} }`));

  test('find who takes it today, for which copay, and where the plan matters', async () => {
    const { osde, plan210, laura, kindId, specialtyId } = clinic;
    const other = await makeProfessional(app.db, { specialtyId: await makeSpecialty(app.db, { name: 'Pediatría' }) });
    const echo = await makeKind(app.db, { professionalId: laura.id, name: 'Eco', durationMinutes: 30 });
    await makeKind(app.db, { professionalId: laura.id, name: 'Informe', durationMinutes: 30, isOnline: false });
    const listed = (payer: string) =>
      ask<{ professionals: { id: number }[]; specialties: { name: string }[] }>(
        `professionals(${payer}) { id } specialties(${payer}) { name }`,
      );
    const coverages = async (payer = '') =>
      (
        await ask<{ of: { professionalId: number }[] }>(
          `of: professionalCoverages(insurerId: ${osde} ${payer}) { professionalId outcome copay varies }`,
        )
      ).of.toSorted((a, b) => a.professionalId - b.professionalId);
    const matters = async () =>
      (await ask<{ of: { name: string; planMatters: boolean }[] }>('of: acceptedInsurers { name planMatters }')).of;

    expect(await coverages()).toEqual(
      [laura, other].map(({ id }) => ({ professionalId: id, outcome: 'yes', copay: 0, varies: false })),
    );
    expect(await matters()).toContainEqual({ name: 'OSDE', planMatters: false });

    const set = (cell: object, outcome: string) =>
      dataOf(clinic.set({ cells: [{ insurerId: osde, ...cell }], outcome, validFrom: TODAY }));
    await set({}, 'no');
    await set({ specialtyId, planId: plan210 }, 'with_copay');
    await set({ appointmentTypeId: echo }, 'with_authorization');
    await dataOf(
      clinic.price([
        { insurerId: osde, appointmentTypeId: kindId, amount: 3500, validFrom: TODAY, expectedVersion: 0 },
      ]),
    );
    expect(await coverages()).toEqual([
      { professionalId: laura.id, outcome: 'with_authorization', copay: 0, varies: true },
      { professionalId: other.id, outcome: 'no', copay: null, varies: false },
    ]);
    expect(await coverages(`planId: ${plan210}`)).toContainEqual({
      professionalId: laura.id,
      outcome: 'with_copay',
      copay: 3500,
      varies: true,
    });
    expect(await matters()).toContainEqual({ name: 'OSDE', planMatters: true });
    expect(await listed(`insurerId: ${osde}`)).toEqual({
      professionals: [{ id: laura.id }],
      specialties: [{ name: 'Cardiología' }],
    });
    expect((await listed(`insurerId: ${clinic.particular}`)).professionals).toHaveLength(2);
    const firsts = (await ask<{ of: object[] }>(`of: firstSlots(insurerId: ${osde}) { professionalId }`)).of;
    expect(firsts).toEqual([{ professionalId: laura.id }]);

    const refused = (fields: string) => failureOf(sendGraphQL(app, `{ ${fields} }`));
    expect(await refused('specialties(insurerId: 99999) { id }')).toBe('NOT_FOUND insurerId: La obra social no existe');
    expect(await refused(`professionals(planId: ${plan210}) { id }`)).toBe(
      'BAD_REQUEST insurerId: Indicá también la obra social',
    );
    expect(await refused(`firstSlots(insurerId: ${osde}, planId: 99999) { professionalId }`)).toBe(
      'NOT_FOUND planId: El plan no existe en esta obra social',
    );
    expect(await refused(`professionalCoverages(insurerId: ${clinic.particular}) { outcome }`)).toMatch(
      'BAD_REQUEST insurerId',
    );
  });
});
