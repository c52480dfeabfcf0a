import { hashPassword } from '../../../platform/passwords';
import { makeProfessional, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import {
  auditedActions,
  countOf,
  DELETE_USER,
  isSignedIn,
  offeredProfessionals,
  SUSPEND_USER,
  UPDATE_USER,
  updateUser,
} from '../../../testing/harness/accounts';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { whileHeld } from '../../../testing/harness/lock-wait';
import { forgetRequestedMails, requestedMails } from '../../../testing/harness/requested-mails';
import { signIn } from '../../../testing/harness/sessions';

const PASSWORD = 'mutation ($id: Int!, $newPassword: String!) { setUserPassword(id: $id, newPassword: $newPassword) }';
const REACTIVATE = 'mutation ($id: Int!) { reactivateUser(id: $id) { suspended version } }';

let app: TestApp;
let admin: { userId: number; token: string };
let eva: { userId: number; token: string };

let passwordHash: string;

beforeAll(async () => {
  app = await startTestApp();
  passwordHash = await hashPassword('clave-de-antes');
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'rooms', 'audit_events', 'rate_limits');
  await forgetRequestedMails(app);
  admin = await signedIn(app.db, 'admin');
  const userId = await makeUser(app.db, { name: 'Eva', email: 'eva@ejemplo.example' });
  await app.db.pool.query('UPDATE users SET password_hash = $2 WHERE id = $1', [userId, passwordHash]);
  eva = { userId, token: await openSession(app.db, userId) };
});
afterAll(() => app.close());

const send = <Data = object>(mutation: string, variables: object, token = admin.token) =>
  sendGraphQL<Data>(app, mutation, { ...variables }, token);
const update = (id: number, input: object, expectedVersion?: number) =>
  updateUser(app, admin.token, { id, input, expectedVersion });
const updated = async (input: object) => (await dataOf(update(eva.userId, input))).updateUser;

describe('Changing an account', () => {
  const CONTACT = ['emergencyContactName', 'emergencyContactPhone', 'emergencyContactRelationship'];

  test("rejects the start page, a setting of the account's owner", async () => {
    const refused = await failureOf(update(eva.userId, { startPage: 'today' }));
    expect(refused).toMatch(/^BAD_REQUEST/);
  });

  test('changes only the given fields, and audits which', async () => {
    const contact = { name: 'Luis', phone: '+54 11 4444 0000', relationship: 'padre' };
    const facts = { phone: '11 5555', dateOfBirth: '1990-02-28', address: 'Calle 1', emergencyContact: contact };
    expect(await updated({ name: ' Eva María ', ...facts })).toEqual({
      name: 'Eva María',
      email: 'eva@ejemplo.example',
      emailConfirmed: true,
      role: 'user',
      ...facts,
      version: 2,
    });
    const emptied = { phone: null, emergencyContact: null };
    expect(await updated(emptied)).toMatchObject({ name: 'Eva María', ...emptied, version: 3 });
    expect(await updated({ name: 'Eva María', email: 'eva@ejemplo.example' })).toMatchObject({ version: 3 });
    expect(await isSignedIn(app, eva.token)).toBe(true);
    expect(await auditedActions(app)).toMatchObject([
      { fields: ['address', 'dateOfBirth', ...CONTACT, 'name', 'phone'] },
      { fields: [...CONTACT, 'phone'] },
    ]);
  });

  test.each<[object, string]>([
    [{ name: ' ' }, 'name: El nombre es requerido'],
    [{ email: null }, 'email: El correo electrónico es requerido'],
    [{ email: 'eva' }, 'email: Dirección de correo electrónico inválida'],
    [{ role: null }, 'role: El rol es requerido'],
    [{ dateOfBirth: '2026-06-02' }, 'dateOfBirth: La fecha de nacimiento no puede ser futura'],
    [{ emergencyContact: { phone: 'abc' } }, 'emergencyContact.phone: El teléfono debe tener números'],
  ])('%j is refused with its field', async (input, failure) => {
    expect(await failureOf(update(eva.userId, { address: 'Otra', ...input }))).toBe(`BAD_REQUEST ${failure}`);
    expect(await auditedActions(app)).toEqual([]);
  });

  test('based on a stale version is rejected with the current state', async () => {
    await updated({ phone: '1' });
    const { errors } = await update(eva.userId, { phone: '2' }, 1);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { phone: '1', version: 2 } });
  });

  test('gives another address to be confirmed by a mail to it, and the same one in other letters none', async () => {
    expect(await updated({ email: 'EVA@ejemplo.example' })).toMatchObject({
      email: 'EVA@ejemplo.example',
      emailConfirmed: true,
    });
    expect(await requestedMails(app)).toEqual([]);
    expect(await updated({ email: ' nueva@ejemplo.example ' })).toMatchObject({
      email: 'nueva@ejemplo.example',
      emailConfirmed: false,
    });
    expect(await app.mails()).toMatchObject([
      { to: 'nueva@ejemplo.example', subject: 'Confirmar el correo electrónico - Centro Médico' },
    ]);
  });

  test('never gives two accounts one address, whatever the case', async () => {
    await makeUser(app.db, { email: 'otra@ejemplo.example' });
    expect(await failureOf(update(eva.userId, { email: 'OTRA@ejemplo.example' }))).toBe(
      'CONFLICT email: Ya existe una cuenta con este correo electrónico',
    );
  });
});

describe('A password set by an administrator', () => {
  const set = (id: number, newPassword: string) => send(PASSWORD, { id, newPassword });

  test('opens the account, ends its sessions and links, and is mailed without the password', async () => {
    await dataOf(sendGraphQL(app, 'mutation { requestPasswordReset(email: "eva@ejemplo.example") }'));
    await app.mails();
    await dataOf(set(eva.userId, 'clave-nueva'));
    expect(await isSignedIn(app, eva.token)).toBe(false);
    expect(await countOf(app, 'email_tokens')).toBe(0);
    expect((await signIn(app, 'eva@ejemplo.example', 'clave-de-antes')).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await signIn(app, 'eva@ejemplo.example', 'clave-nueva')).errors).toBeUndefined();
    const mail = (await app.mails()).at(-1)!;
    expect([mail.to, mail.subject]).toEqual(['eva@ejemplo.example', 'Tu contraseña cambió - Centro Médico']);
    expect(mail.text).toContain('/forgot-password');
    expect(mail.text + mail.html + app.logged() + JSON.stringify(await auditedActions(app))).not.toContain(
      'clave-nueva',
    );
    expect(await auditedActions(app)).toEqual([{ action: 'updated', entity: 'user', fields: ['password'] }]);
  });

  test('leaves an administrator signed in who sets their own', async () => {
    const elsewhere = await openSession(app.db, admin.userId);
    await dataOf(set(admin.userId, 'clave-nueva'));
    expect([await isSignedIn(app, admin.token), await isSignedIn(app, elsewhere)]).toEqual([true, false]);
  });

  test.each([
    ['', 'La contraseña es requerida'],
    ['12345', 'La contraseña debe tener al menos 6 caracteres'],
    ['x'.repeat(201), 'La contraseña no puede superar los 200 caracteres'],
  ])('%j is refused', async (newPassword, message) => {
    expect(await failureOf(set(eva.userId, newPassword))).toBe(`BAD_REQUEST newPassword: ${message}`);
    expect(await isSignedIn(app, eva.token)).toBe(true);
  });
});

describe('A suspension', () => {
  test('ends the sessions at once and lasts until it is lifted; each step is audited and mailed once', async () => {
    expect(await dataOf(send(SUSPEND_USER, { id: eva.userId }))).toEqual({
      suspendUser: { suspended: true, version: 1 },
    });
    expect(await dataOf(send(SUSPEND_USER, { id: eva.userId }))).toEqual({
      suspendUser: { suspended: true, version: 1 },
    });
    expect(await isSignedIn(app, eva.token)).toBe(false);
    expect(await failureOf(signIn(app, 'eva@ejemplo.example', 'clave-de-antes'))).toContain(
      'FORBIDDEN: Tu cuenta ha sido suspendida',
    );
    expect(await dataOf(send(REACTIVATE, { id: eva.userId }))).toEqual({
      reactivateUser: { suspended: false, version: 1 },
    });
    expect((await signIn(app, 'eva@ejemplo.example', 'clave-de-antes')).errors).toBeUndefined();
    expect(await auditedActions(app)).toEqual(
      Array(2).fill({ action: 'updated', entity: 'user', fields: ['suspended'] }),
    );
  });

  test('of a professional takes their times off offer, and keeps their bookings', async () => {
    const laura = await makeProfessional(app.db, { name: 'Laura' });
    const roomId = await makeRoom(app.db);
    await makeAppointment(app.db, {
      professionalId: laura.id,
      roomId,
      from: '2026-06-02T10:00-03:00',
      to: '2026-06-02T10:30-03:00',
    });
    await dataOf(send(SUSPEND_USER, { id: laura.userId }));
    expect(await offeredProfessionals(app)).toEqual([]);
    expect(await countOf(app, 'appointments', "status = 'pending'")).toBe(1);
    await dataOf(send(REACTIVATE, { id: laura.userId }));
    expect(await offeredProfessionals(app)).toHaveLength(1);
  });

  test('is never one’s own', async () => {
    expect(await failureOf(send(SUSPEND_USER, { id: admin.userId }))).toBe(
      'CONFLICT: No podés suspender tu propia cuenta',
    );
  });
});

describe('Deleting an account', () => {
  test('takes its sessions and links along, and leaves its turnos with name and e-mail', async () => {
    const { id: professionalId } = await makeProfessional(app.db);
    const roomId = await makeRoom(app.db);
    for (const day of ['2026-05-04', '2026-06-02']) {
      const times = { from: `${day}T10:00-03:00`, to: `${day}T10:30-03:00` };
      await makeAppointment(app.db, { professionalId, roomId, patientUserId: eva.userId, ...times });
    }
    expect(await dataOf(send(DELETE_USER, { id: eva.userId }))).toEqual({ deleteUser: true });
    expect(await countOf(app, 'users', `id = ${eva.userId}`)).toBe(0);
    expect(await countOf(app, 'sessions', `user_id = ${eva.userId}`)).toBe(0);
    expect(await countOf(app, 'appointments', 'patient_user_id IS NULL')).toBe(2);
    expect(await auditedActions(app)).toEqual([{ action: 'deleted', entity: 'user', fields: [] }]);
    expect(await failureOf(send(DELETE_USER, { id: eva.userId }))).toBe('NOT_FOUND: El usuario no existe');
  });

  test('and cancelling one of its turnos at the same moment wait for each other, and neither is refused', async () => {
    const turno = await makeAppointment(app.db, {
      professionalId: (await makeProfessional(app.db)).id,
      roomId: await makeRoom(app.db),
      patientUserId: eva.userId,
      from: '2026-06-20T10:00-03:00',
      to: '2026-06-20T10:30-03:00',
    });
    const answers = await whileHeld(app, 'appointments', [
      () => send('mutation ($id: ID!) { cancelAppointment(id: $id) { id } }', { id: turno }, eva.token),
      () => send(DELETE_USER, { id: eva.userId }),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).not.toContain('UNAVAILABLE');
    expect(await countOf(app, 'users', `id = ${eva.userId}`)).toBe(0);
    expect(await countOf(app, 'appointments', 'patient_user_id IS NULL')).toBe(1);
  });

  test('is refused for one’s own and for one with a professional profile, whatever the role', async () => {
    expect(await failureOf(send(DELETE_USER, { id: admin.userId }))).toBe(
      'CONFLICT: No podés eliminar tu propia cuenta',
    );
    const laura = await makeProfessional(app.db);
    await dataOf(update(laura.userId, { role: 'user' }));
    expect(await failureOf(send(DELETE_USER, { id: laura.userId }))).toBe(
      'CONFLICT: Tiene un perfil profesional. Eliminalo en Profesionales, o suspendé la cuenta',
    );
    expect(await countOf(app, 'audit_events', "action = 'deleted'")).toBe(0);
  });
});

test('Only administrators manage accounts, and only existing ones', async () => {
  const professional = await makeProfessional(app.db);
  const changes: readonly [string, object][] = [
    [UPDATE_USER, { input: {} }],
    [PASSWORD, { newPassword: 'clave-nueva' }],
    [SUSPEND_USER, {}],
    [REACTIVATE, {}],
    [DELETE_USER, {}],
  ];
  for (const [mutation, more] of changes) {
    const variables = { id: eva.userId, ...more };
    expect(await failureOf(sendGraphQL(app, mutation, variables))).toContain('UNAUTHENTICATED');
    for (const token of [eva.token, professional.token]) {
      expect(await failureOf(send(mutation, variables, token))).toContain('FORBIDDEN');
    }
    expect(await failureOf(send(mutation, { ...variables, id: 999_999_999 }))).toBe('NOT_FOUND: El usuario no existe');
  }
});
