import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { activityOf, breakActivityLog } from '../../../testing/harness/activity';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

const FIELDS = '{ id fee defaultDurationMinutes bio }';
const FORBIDDEN = 'FORBIDDEN: Sin permisos para realizar esta acción';
const FEE = 'El importe debe ser un número no negativo con dos decimales como máximo';

interface Practice {
  professional: { id: number; fee: number | null; defaultDurationMinutes: number | null; bio: string };
}

let app: TestApp;
let admin: { userId: number; token: string };
let laura: { id: number; userId: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = await signedIn(app.db, 'admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  laura = await makeProfessional(app.db);
});

/** `args` is part of the query text, so that absent and null differ. */
const rate = (id: number, args: string, token?: string) =>
  sendGraphQL<{ of: Practice }>(
    app,
    `mutation { of: updateProfessionalFee(professionalId: ${id}${args}) { professional ${FIELDS} } }`,
    {},
    token,
  );
const profile = (id: number, bio: string | null, token?: string) =>
  sendGraphQL<{ of: Practice }>(
    app,
    `mutation ($bio: String) { of: updateProfessionalProfile(professionalId: ${id}, bio: $bio) { professional ${FIELDS} } }`,
    { bio },
    token,
  );
const stored = async () =>
  (await dataOf(sendGraphQL<Practice>(app, `{ professional(id: ${laura.id}) ${FIELDS} }`))).professional;
const summaries = async () => (await activityOf(app)).map(({ summary }) => summary);

describe('Fee and duration', () => {
  test('change together or alone; absent fields stay', async () => {
    expect(
      (await dataOf(rate(laura.id, ', fee: 25000.5, defaultDurationMinutes: 45', laura.token))).of.professional,
    ).toMatchObject({
      fee: 25000.5,
      defaultDurationMinutes: 45,
    });
    expect((await dataOf(rate(laura.id, ', fee: 0', laura.token))).of.professional).toMatchObject({
      fee: 0,
      defaultDurationMinutes: 45,
    });
    expect((await dataOf(rate(laura.id, ', defaultDurationMinutes: 60', admin.token))).of.professional).toMatchObject({
      fee: 0,
      defaultDurationMinutes: 60,
    });
    expect(await stored()).toMatchObject({ fee: 0, defaultDurationMinutes: 60, bio: 'Atiende adultos.' });
  });

  test('are emptied by null', async () => {
    await dataOf(rate(laura.id, ', fee: null, defaultDurationMinutes: null', laura.token));
    expect(await stored()).toMatchObject({ fee: null, defaultDurationMinutes: null });
    expect(await summaries()).toEqual(['Tarifa: $ 20.000 → a consultar; duración: 30 minutos → sin indicar']);
  });

  test.each([
    [', defaultDurationMinutes: 4', 'defaultDurationMinutes: La duración debe estar entre 5 y 480 minutos'],
    [', defaultDurationMinutes: 481', 'defaultDurationMinutes: La duración debe estar entre 5 y 480 minutos'],
  ])('of %s are refused', async (args, failure) => {
    expect(await failureOf(rate(laura.id, args, laura.token))).toBe(`BAD_REQUEST ${failure}`);
    expect(await stored()).toMatchObject({ fee: 20000, defaultDurationMinutes: 30 });
  });

  test.each([
    [-1, FEE],
    [0.001, FEE],
    [1e10, 'El importe no puede superar 9.999.999.999,99'],
  ])('of %d is refused', async (fee, message) => {
    const query = 'mutation ($id: Int!, $fee: Money) { updateProfessionalFee(professionalId: $id, fee: $fee) { id } }';
    expect(await failureOf(sendGraphQL(app, query, { id: laura.id, fee }, laura.token))).toBe(
      `BAD_REQUEST fee: ${message}`,
    );
  });
});

describe('The bio', () => {
  test('is trimmed, and emptied by null', async () => {
    expect((await dataOf(profile(laura.id, '  Nueva  ', laura.token))).of.professional.bio).toBe('Nueva');
    expect((await dataOf(profile(laura.id, null, laura.token))).of.professional.bio).toBe('');
    expect(await summaries()).toEqual([
      'Presentación: «Atiende adultos.» → «Nueva»',
      'Presentación: «Nueva» → sin texto',
    ]);
  });

  test.each([
    ['x'.repeat(2001), 'No puede superar los 2.000 caracteres'],
    ['mal\u0000o', 'El texto contiene caracteres no permitidos'],
  ])('that is too long or no text is refused', async (bio, message) => {
    expect(await failureOf(profile(laura.id, bio, laura.token))).toBe(`BAD_REQUEST bio: ${message}`);
    expect((await stored()).bio).toBe('Atiende adultos.');
  });

  test('may have paragraphs', async () => {
    expect((await dataOf(profile(laura.id, 'Uno.\n\nDos.', laura.token))).of.professional.bio).toBe('Uno.\n\nDos.');
  });
});

describe('The activity log', () => {
  test('names actor, professional and only the changed fields', async () => {
    await dataOf(rate(laura.id, ', fee: 25000.5, defaultDurationMinutes: 30', laura.token));
    await dataOf(profile(laura.id, 'Nueva', admin.token));
    expect(await activityOf(app)).toEqual([
      {
        actor: laura.userId,
        professional: laura.id,
        action: 'rate_updated',
        month: '2026-6',
        summary: 'Tarifa: $ 20.000 → $ 25.000,50',
      },
      {
        actor: admin.userId,
        professional: laura.id,
        action: 'profile_updated',
        month: '2026-6',
        summary: 'Presentación: «Atiende adultos.» → «Nueva»',
      },
    ]);
  });

  test('has no entry when nothing changed', async () => {
    await dataOf(rate(laura.id, ', fee: 20000.00, defaultDurationMinutes: 30', laura.token));
    await dataOf(rate(laura.id, '', laura.token));
    await dataOf(profile(laura.id, ' Atiende adultos. ', laura.token));
    expect(await activityOf(app)).toEqual([]);
  });

  test('has each of several concurrent changes, based on the previous one', async () => {
    await Promise.all([1, 2, 3, 4].map((thousands) => dataOf(rate(laura.id, `, fee: ${thousands}000`, laura.token))));
    const steps = (await summaries()).map((summary) => /Tarifa: (.+) → (.+)/.exec(summary)!.slice(1));
    expect(steps.map(([before]) => before)).toEqual(['$ 20.000', ...steps.slice(0, -1).map(([, after]) => after)]);
    expect(`$ ${(await stored()).fee! / 1000}.000`).toBe(steps.at(-1)![1]);
  });
});

test('Nothing changes when the change cannot be logged', async () => {
  const mend = await breakActivityLog(app);
  const answers = await Promise.all([rate(laura.id, ', fee: 1', laura.token), profile(laura.id, 'Nueva', laura.token)]);
  await mend();
  expect(answers.every(({ errors }) => errors)).toBe(true);
  expect(await stored()).toMatchObject({ fee: 20000, bio: 'Atiende adultos.' });
});

test('Colleagues, patients and visitors are refused; administrators read which one does not exist', async () => {
  const colleague = await makeProfessional(app.db);
  const patient = await signedIn(app.db, 'user');
  for (const { token } of [colleague, patient]) {
    expect(await failureOf(rate(laura.id, ', fee: 1', token))).toBe(FORBIDDEN);
    expect(await failureOf(profile(laura.id, 'Otra', token))).toBe(FORBIDDEN);
  }
  expect(await failureOf(rate(laura.id, ', fee: 1'))).toBe('UNAUTHENTICATED: Es necesario iniciar sesión');
  expect(await failureOf(profile(laura.id, 'Otra'))).toBe('UNAUTHENTICATED: Es necesario iniciar sesión');
  expect(await failureOf(rate(2 ** 30, ', fee: 1', admin.token))).toBe('NOT_FOUND: El profesional no existe');
  expect(await failureOf(profile(2 ** 30, 'Otra', admin.token))).toBe('NOT_FOUND: El profesional no existe');
  expect(await stored()).toMatchObject({ fee: 20000, bio: 'Atiende adultos.' });
});
