import { makeProfessional, makeUser, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { eventually } from '../../../testing/harness/eventually';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { callRest } from '../../../testing/harness/rest';
import { signIn } from '../../../testing/harness/sessions';

const DAY_MS = 86_400_000;
const STALE = 'UNAUTHENTICATED: La sesión venció. Iniciá sesión nuevamente';
const VIEWER = '{ viewer { id name email role phone professional { name } emergencyContact { name } pictureUrl } }';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await makeUser(app.db, { name: 'Ana', email: 'ana@ejemplo.example', password: 'secreta-1' });
  await makeUser(app.db, { email: 'suspendida@ejemplo.example', password: 'secreta-1', suspended: true });
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await emptyTables(app, 'sessions', 'rate_limits');
});
afterAll(() => app.close());

const viewer = (token?: string) =>
  sendGraphQL<{ viewer: { id: number; role: string; professional: object | null } }>(app, VIEWER, {}, token);
const newSession = async () => (await dataOf(signIn(app, 'ana@ejemplo.example', 'secreta-1'))).signIn.token;
const daysLater = (days: number) => void (app.clock.now = new Date(MONDAY_8AM.getTime() + days * DAY_MS));
const setIdleHours = (hours: number) => app.db.pool.query('UPDATE settings SET staff_idle_hours = $1', [hours]);
const sessionCount = async () => (await app.db.pool.query('SELECT FROM sessions')).rowCount;

describe('Signing in', () => {
  test('opens a session for who knows the password, whatever the case of the address and the blanks around it', async () => {
    const { signIn: session } = await dataOf(signIn(app, '  ANA@Ejemplo.example ', 'secreta-1'));
    expect(session.user).toEqual({ name: 'Ana', role: 'user' });
    expect(session.token).toMatch(/^[\w-]{43}$/);
    expect((await viewer(session.token)).data?.viewer).toMatchObject({ role: 'user' });
  });

  const WRONG_PASSWORD =
    'UNAUTHENTICATED password: Credenciales incorrectas. Verifica tu correo electrónico y contraseña.';

  test.each([
    ['', 'secreta-1', 'BAD_REQUEST email: El correo electrónico es requerido'],
    [' \t', 'secreta-1', 'BAD_REQUEST email: El correo electrónico es requerido'],
    ['ana', 'secreta-1', 'BAD_REQUEST email: Dirección de correo electrónico inválida'],
    ['ana@ejemplo', 'secreta-1', 'BAD_REQUEST email: Dirección de correo electrónico inválida'],
    ['ana@ejemplo.example\r\nBcc: x@y.zz', 'secreta-1', 'BAD_REQUEST email: Dirección de correo electrónico inválida'],
    ['ana\u0000@ejemplo.example', 'secreta-1', 'BAD_REQUEST email: Dirección de correo electrónico inválida'],
    ['\ud800@ejemplo.example', 'secreta-1', 'BAD_REQUEST email: Dirección de correo electrónico inválida'],
    [`${'a'.repeat(250)}@ejemplo.example`, 'secreta-1', 'BAD_REQUEST email: Dirección de correo electrónico inválida'],
    ['ana@ejemplo.example', '', 'BAD_REQUEST password: La contraseña es requerida'],
    ['ana@ejemplo.example', 'cinco', 'BAD_REQUEST password: La contraseña debe tener al menos 6 caracteres'],
    ['ana@ejemplo.example', 'x'.repeat(201), 'BAD_REQUEST password: La contraseña no puede superar los 200 caracteres'],
    ['nadie@ejemplo.example', 'secreta-1', 'NOT_FOUND email: No se encontró una cuenta con este correo electrónico.'],
    ["' OR 1=1 --@ejemplo.example", 'secreta-1', 'BAD_REQUEST email: Dirección de correo electrónico inválida'],
    ['ana@ejemplo.example', 'secreta-2', WRONG_PASSWORD],
    ['ana@ejemplo.example', ' secreta-1', WRONG_PASSWORD],
    ['ana@ejemplo.example', 'secreta-1\u0000', WRONG_PASSWORD],
    ['ana@ejemplo.example', 'Ñandú 🦤 \ud800', WRONG_PASSWORD],
    [
      'suspendida@ejemplo.example',
      'secreta-1',
      'FORBIDDEN: Tu cuenta ha sido suspendida. Contacta al administrador para más información.',
    ],
    ['suspendida@ejemplo.example', 'secreta-2', WRONG_PASSWORD],
  ])('as %j with %j is refused', async (email, password, failure) => {
    expect(await failureOf(signIn(app, email, password))).toBe(failure);
    expect(await sessionCount()).toBe(0);
  });

  test('is rejected for an account without a usable password', async () => {
    await makeUser(app.db, { email: 'sin-clave@ejemplo.example' });
    expect(await failureOf(signIn(app, 'sin-clave@ejemplo.example', 'secreta-1'))).toContain(
      'UNAUTHENTICATED password',
    );
  });
});

describe('A session', () => {
  test('is stored as a hash, never as the token', async () => {
    const token = await newSession();
    const { rows } = await app.db.pool.query('SELECT token_hash, expires_at FROM sessions');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(
      (await app.db.pool.query('SELECT FROM sessions WHERE token_hash = sha256($1)', [Buffer.from(token)])).rowCount,
    ).toBe(1);
    expect(rows[0].expires_at).toEqual(new Date(MONDAY_8AM.getTime() + 30 * DAY_MS));
  });

  test('ends 30 days after its last use', async () => {
    const token = await newSession();
    for (const day of [29.9, 59.8]) {
      daysLater(day);
      await dataOf(viewer(token));
      await eventually(async () => {
        const { rows } = await app.db.pool.query<{ at: Date }>('SELECT expires_at AS at FROM sessions');
        expect(rows).toEqual([{ at: new Date(MONDAY_8AM.getTime() + (day + 30) * DAY_MS) }]);
      });
    }
    daysLater(59.8 + 30);
    expect(await failureOf(viewer(token))).toBe(STALE);
  });

  test.each(['admin', 'professional'] as const)(
    'of %s ends 30 days after it was opened, however it is used, and after the idle hours of the clinic',
    async (role) => {
      await makeUser(app.db, { email: `${role}@ejemplo.example`, password: 'secreta-1', role });
      const { token } = (await dataOf(signIn(app, `${role}@ejemplo.example`, 'secreta-1'))).signIn;
      const use = async (day: number) => {
        daysLater(day);
        await dataOf(viewer(token));
        await eventually(async () => {
          const { rows } = await app.db.pool.query('SELECT used_at AS at FROM sessions');
          expect(rows).toEqual([{ at: app.clock.now }]);
        });
      };
      for (const day of [0.49, 0.98]) await use(day);
      daysLater(0.98 + 0.5);
      expect(await failureOf(viewer(token))).toBe(STALE);
    },
  );

  test('of staff ends 30 days after it was opened, however many hours it may be idle', async () => {
    await setIdleHours(720);
    await makeUser(app.db, { email: 'rara@ejemplo.example', password: 'secreta-1', role: 'professional' });
    const { token } = (await dataOf(signIn(app, 'rara@ejemplo.example', 'secreta-1'))).signIn;
    daysLater(29.9);
    await dataOf(viewer(token));
    daysLater(30);
    expect(await failureOf(viewer(token))).toBe(STALE);
    await setIdleHours(12);
  });

  describe('of staff that was idle too long stays ended', () => {
    const idle = async () => {
      const { token } = await signedIn(app.db, 'professional');
      await app.db.pool.query('UPDATE sessions SET used_at = $1', [MONDAY_8AM]);
      daysLater(0.51);
      return token;
    };

    test('when the idle hours are raised before it is used again', async () => {
      const token = await idle();
      const RAISE = 'mutation { updateClinicSecurity(input: { staffIdleHours: 48 }) { version } }';
      await dataOf(sendGraphQL(app, RAISE, {}, (await signedIn(app.db, 'admin', { provedAt: app.clock.now })).token));
      expect(await failureOf(viewer(token))).toBe(STALE);
      await setIdleHours(12);
    });

    test.each([
      ['once it was refused', async (token: string) => void (await failureOf(viewer(token)))],
      ['once the server has tidied up', () => app.jobs.go('housekeeping')],
    ])('%s', async (_when, look) => {
      const [token, patient] = [await idle(), await signedIn(app.db, 'user')];
      await look(token);
      await eventually(async () =>
        expect((await app.db.pool.query('SELECT user_id FROM sessions')).rows).toEqual([{ user_id: patient.userId }]),
      );
    });
  });

  test('ends 30 days after it was opened when it is not used', async () => {
    const token = await newSession();
    daysLater(30);
    expect(await failureOf(viewer(token))).toBe(STALE);
  });

  test('ends at once when it is signed out, and the person’s others go on', async () => {
    const [here, there] = [await newSession(), await newSession()];
    expect(await dataOf(sendGraphQL(app, 'mutation { signOut }', {}, here))).toEqual({ signOut: true });
    expect(await failureOf(viewer(here))).toBe(STALE);
    await dataOf(viewer(there));
    expect(await dataOf(sendGraphQL(app, 'mutation { signOut }', {}, here))).toEqual({ signOut: true });
    expect(await dataOf(sendGraphQL(app, 'mutation { signOut }'))).toEqual({ signOut: true });
  });

  test('ends at once when the account is suspended or deleted', async () => {
    const [one, other] = [await signedIn(app.db, 'user'), await signedIn(app.db, 'admin')];
    await app.db.pool.query('UPDATE users SET suspended_at = created_at WHERE id = $1', [one.userId]);
    await app.db.pool.query('DELETE FROM users WHERE id = $1', [other.userId]);
    for (const { token } of [one, other]) expect(await failureOf(viewer(token))).toBe(STALE);
    // No session comes back when the suspension ends.
    await app.db.pool.query('UPDATE users SET suspended_at = NULL');
    expect(await failureOf(viewer(one.token))).toBe(STALE);
  });

  test('follows a change of role at once', async () => {
    const { userId, token } = await signedIn(app.db, 'admin');
    await dataOf(sendGraphQL(app, '{ allRooms { id } }', {}, token));
    await app.db.pool.query("UPDATE users SET role = 'user' WHERE id = $1", [userId]);
    expect(await failureOf(sendGraphQL(app, '{ allRooms { id } }', {}, token))).toContain('FORBIDDEN');
  });
});

describe('The viewer', () => {
  test.each(['admin', 'user'] as const)('that is %s reads its own account', async (role) => {
    const { userId, token } = await signedIn(app.db, role);
    expect((await dataOf(viewer(token))).viewer).toEqual({
      id: userId,
      name: 'Ana Prueba',
      email: expect.stringContaining('@'),
      role,
      phone: null,
      professional: null,
      emergencyContact: null,
      pictureUrl: null,
    });
  });

  test('who is a professional sees their profile too, also while it is hidden', async () => {
    const { token } = await makeProfessional(app.db, { name: 'Laura', isPublic: false });
    expect((await dataOf(viewer(token))).viewer).toMatchObject({
      role: 'professional',
      professional: { name: 'Laura' },
    });
  });

  test('without a session is asked to sign in', async () => {
    expect(await failureOf(viewer())).toBe('UNAUTHENTICATED: Es necesario iniciar sesión');
  });

  test.each([
    'Bearer x',
    'Bearer ',
    'bearer',
    `Bearer ${'x'.repeat(43)}`,
    `Bearer ${'x'.repeat(5000)}`,
    "Bearer ' OR 1=1 --",
    'Bearer a b',
  ])('with the header %j reads that the session ended, and public fields all the same', async (authorization) => {
    const send = async (query: string) => {
      const headers = { 'content-type': 'application/json', authorization };
      const response = await fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query }),
      });
      return JSON.stringify(await response.json());
    };
    expect(await send(VIEWER)).toContain('La sesión venció');
    expect(await send('{ rooms { id } specialties { id } }')).toBe('{"data":{"rooms":[],"specialties":[]}}');
  });

  test('with a proxy’s password is a visitor here, and may book', async () => {
    const { id: professionalId } = await makeProfessional(app.db);
    const answer = await callRest(app, 'POST /appointments', {
      body: {
        professional_id: professionalId,
        room_id: await makeRoom(app.db),
        start_time: '2026-06-02T10:00',
        patient_name: 'Ana',
        patient_email: 'ana@ejemplo.example',
      },
      headers: { authorization: 'Basic YTpi' },
    });
    expect(answer.status).toBe(201);
  });
});
