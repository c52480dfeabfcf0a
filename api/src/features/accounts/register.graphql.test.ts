import { makeUser } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { forgetRequestedMails, requestedMails } from '../../testing/harness/requested-mails';
import { signIn } from '../../testing/harness/sessions';

const REGISTER =
  'mutation ($input: RegisterInput!) { register(input: $input) { id name email role emailConfirmed phone } }';
const EVA = { name: 'Eva Nueva', email: 'eva@ejemplo.example', password: 'secreta-1' };

interface Registered {
  register: { id: number; name: string; email: string; role: string; emailConfirmed: boolean };
}

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp(undefined, { trustedProxies: 1 });
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'rate_limits', 'audit_events');
  await forgetRequestedMails(app);
});
afterAll(() => app.close());

const register = (input: object, from?: string) => sendGraphQL<Registered>(app, REGISTER, { input }, undefined, from);
const emails = async () =>
  (await app.db.pool.query<{ email: string }>('SELECT email FROM users')).rows.map(({ email }) => email);

describe('Registering', () => {
  test('makes a patient, asks for a mail to confirm the address, and lets them sign in', async () => {
    const { register: user } = await dataOf(register({ ...EVA, name: '  Eva Nueva ', email: ' eva@ejemplo.example ' }));
    expect(user).toEqual({
      id: expect.any(Number),
      name: 'Eva Nueva',
      email: 'eva@ejemplo.example',
      role: 'user',
      emailConfirmed: false,
      phone: null,
    });
    expect(await requestedMails(app)).toEqual([{ kind: 'confirm-email', userId: user.id }]);
    await dataOf(signIn(app, 'EVA@ejemplo.example', 'secreta-1'));
    const { rows } = await app.db.pool.query<{ hash: string }>('SELECT password_hash AS hash FROM users');
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('removes invisible characters from an address, so that each spelling signs in and makes one account', async () => {
    const { register: user } = await dataOf(register({ ...EVA, name: 'Eva  Nueva', email: '\u200eeva@Ñandu.com.ar' }));
    expect(user).toMatchObject({ name: 'Eva Nueva', email: 'eva@xn--andu-fqa.com.ar' });
    await dataOf(signIn(app, '\u200beva@ñandu.com.ar', 'secreta-1'));
    expect(await failureOf(register({ ...EVA, email: 'eva@xn--andu-fqa.com.ar' }))).toMatch(/^CONFLICT email/);
    expect(await failureOf(register({ ...EVA, email: 'eva..nueva@ejemplo.example' }))).toBe(
      'BAD_REQUEST email: Dirección de correo electrónico inválida',
    );
  });

  test('takes no role, whatever is sent', async () => {
    expect(await failureOf(register({ ...EVA, role: 'admin' }))).toBe('BAD_REQUEST role: Dato desconocido: role');
    expect(await emails()).toEqual([]);
  });

  test('refuses an address that has an account, whatever its case', async () => {
    await makeUser(app.db, { email: 'Eva@Ejemplo.example' });
    expect(await failureOf(register(EVA))).toBe('CONFLICT email: Ya existe una cuenta con este correo electrónico');
    expect(await emails()).toEqual(['Eva@Ejemplo.example']);
    expect(await requestedMails(app)).toEqual([]);
  });

  test('makes one account of several requests at the same moment, with one mail', async () => {
    const answers = await Promise.all(
      ['eva@', 'EVA@', 'Eva@', 'eva@'].map((start) => register({ ...EVA, email: `${start}ejemplo.example` })),
    );
    expect(answers.filter(({ data }) => data).length).toBe(1);
    expect(await emails()).toHaveLength(1);
    expect(await requestedMails(app)).toHaveLength(1);
  });

  test.each([
    [{ name: '' }, 'name: El nombre es requerido'],
    [{ name: ' E ' }, 'name: El nombre debe tener al menos 2 caracteres'],
    [{ name: 'x'.repeat(201) }, 'name: No puede superar los 200 caracteres'],
    [{ name: 'Eva\u0000' }, 'name: El texto contiene caracteres no permitidos'],
    [{ email: ' ' }, 'email: El correo electrónico es requerido'],
    [{ email: 'eva' }, 'email: Dirección de correo electrónico inválida'],
    [{ email: 'eva@a.example\nBcc: x@y.example' }, 'email: Dirección de correo electrónico inválida'],
    [{ email: 'eva@a.example,x@y.example' }, 'email: Dirección de correo electrónico inválida'],
    [{ email: `${'x'.repeat(250)}@a.example` }, 'email: Dirección de correo electrónico inválida'],
    [{ password: '' }, 'password: La contraseña es requerida'],
    [{ password: '12345' }, 'password: La contraseña debe tener al menos 6 caracteres'],
    [{ password: 'x'.repeat(201) }, 'password: La contraseña no puede superar los 200 caracteres'],
  ])('refuses %j with its field, and makes nothing', async (wrong, failure) => {
    expect(await failureOf(register({ ...EVA, ...wrong }))).toBe(`BAD_REQUEST ${failure}`);
    expect(await emails()).toEqual([]);
  });

  test('is limited by where it comes from', async () => {
    await dataOf(register(EVA));
    await app.db.pool.query("UPDATE rate_limits SET points = 20 WHERE key LIKE 'register-source:%'");
    const { errors } = await register({ ...EVA, email: 'otra@ejemplo.example' });
    expect(errors?.[0]).toMatchObject({
      message: 'Demasiados intentos. Esperá unos minutos antes de intentar nuevamente.',
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
    expect(errors?.[0]?.extensions.retryAfterSeconds).toBeGreaterThan(3500);
    expect(await emails()).toEqual(['eva@ejemplo.example']);
  });

  test.each([
    ['/56', 40, '2001:db8:1:2ff::1', '2001:db8:1:300::1'],
    ['/48', 80, '2001:db8:1:ff00::1', '2001:db8:2:201::1'],
    ['/24', 160, '198.51.100.9', '198.51.101.9'],
  ])(
    'is limited by the %s around it too, because one caller may use its addresses in turns',
    async (prefix, points, neighbour, elsewhere) => {
      await dataOf(register(EVA, prefix === '/24' ? '198.51.100.1' : '2001:db8:1:201::1'));
      await app.db.pool.query('UPDATE rate_limits SET points = $2 WHERE key LIKE $1', [
        `register-source${prefix}:%`,
        points,
      ]);
      expect(await failureOf(register({ ...EVA, email: 'otra@ejemplo.example' }, neighbour))).toContain(
        'TOO_MANY_REQUESTS',
      );
      await dataOf(register({ ...EVA, email: 'tercera@ejemplo.example' }, elsewhere));
    },
  );
});
