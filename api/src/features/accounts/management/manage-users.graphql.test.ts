import { hashPassword } from '../../../platform/passwords';
import { makeProfessional, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { untilSomebodyWaits, whileHeld } from '../../../testing/harness/lock-wait';
import { forgetRequestedMails, requestedMails } from '../../../testing/harness/requested-mails';
import { signIn } from '../../../testing/harness/sessions';

const UPDATE = `mutation ($id: Int!, $input: UpdateUserInput!, $expectedVersion: Int) {
  updateUser(id: $id, input: $input, expectedVersion: $expectedVersion) {
    name email emailConfirmed phone role address dateOfBirth emergencyContact { name phone relationship } version
  }
}`;
const PASSWORD = 'mutation ($id: Int!, $newPassword: String!) { setUserPassword(id: $id, newPassword: $newPassword) }';
const SUSPEND = 'mutation ($id: Int!) { suspendUser(id: $id) { suspended version } }';
const REACTIVATE = 'mutation ($id: Int!) { reactivateUser(id: $id) { suspended version } }';
const DELETE = 'mutation ($id: Int!) { deleteUser(id: $id) }';
const PUBLIC = '{ professionals { id name specialtyName } }';

let app: TestApp;
let admin: { userId: number; token: string };
let eva: { userId: number; token: string };

let passwordHash: string;

beforeAll(async () => {
  app = await startTestApp();
  passwordHash = await hashPassword('clave-de-antes');
});
beforeEach(async () => {
  await app.db.pool.query('TRUNCATE users, rooms, audit_events, rate_limits CASCADE');
  await forgetRequestedMails(app);
  admin = await signedIn(app.db, 'admin');
  const userId = await makeUser(app.db, { name: 'Eva', email: 'eva@ejemplo.example' });
  await app.db.pool.query('UPDATE users SET password_hash = $2 WHERE id = $1', [userId, passwordHash]);
  eva = { userId, token: await openSession(app.db, userId) };
});
afterAll(() => app.close());

interface UserData {
  name: string;
  email: string;
  emailConfirmed: boolean;
  version: number;
}
const send = <Data = object>(mutation: string, variables: object, token = admin.token) => sendGraphQL<Data>(app, mutation, { ...variables }, token);
const update = (id: number, input: object, expectedVersion?: number) => send<{ updateUser: UserData }>(UPDATE, { id, input, expectedVersion });
const updated = async (input: object) => (await dataOf(update(eva.userId, input))).updateUser;
const isSignedIn = async (token: string) => (await sendGraphQL(app, '{ viewer { id } }', {}, token)).errors === undefined;
const listed = async () => (await dataOf(sendGraphQL<{ professionals: object[] }>(app, PUBLIC))).professionals;
const audited = async () => (await app.db.pool.query('SELECT action, entity, fields FROM audit_events ORDER BY id')).rows;
const countOf = async (table: string, where = 'true') =>
  (await app.db.pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table} WHERE ${where}`)).rows[0]!.n;

describe('Changing an account', () => {
  test('changes what is named and nothing else, and notes which', async () => {
    const contact = { name: 'Luis', phone: '11 4444-0000', relationship: 'padre' };
    expect(await updated({ name: ' Eva María ', phone: '11 5555', dateOfBirth: '1990-02-28', address: 'Calle 1', emergencyContact: contact })).toEqual({
      name: 'Eva María', email: 'eva@ejemplo.example', emailConfirmed: true, phone: '11 5555', role: 'user', address: 'Calle 1',
      dateOfBirth: '1990-02-28', emergencyContact: contact, version: 2,
    });
    expect(await updated({ phone: null, emergencyContact: null })).toMatchObject({ name: 'Eva María', phone: null, emergencyContact: null, version: 3 });
    expect(await updated({ name: 'Eva María', email: 'eva@ejemplo.example' })).toMatchObject({ version: 3 });
    expect(await isSignedIn(eva.token)).toBe(true);
    expect((await audited()).map(({ fields }) => fields)).toEqual([
      ['address', 'dateOfBirth', 'emergencyContactName', 'emergencyContactPhone', 'emergencyContactRelationship', 'name', 'phone'],
      ['emergencyContactName', 'emergencyContactPhone', 'emergencyContactRelationship', 'phone'],
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
    expect(await audited()).toEqual([]);
  });

  test('made on a version that no longer stands is refused with what stands', async () => {
    await updated({ phone: '1' });
    const { errors } = await update(eva.userId, { phone: '2' }, 1);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { phone: '1', version: 2 } });
  });

  test('gives another address to be confirmed by a mail to it, and the same one in other letters none', async () => {
    expect(await updated({ email: 'EVA@ejemplo.example' })).toMatchObject({ email: 'EVA@ejemplo.example', emailConfirmed: true });
    expect(await requestedMails(app)).toEqual([]);
    expect(await updated({ email: ' nueva@ejemplo.example ' })).toMatchObject({ email: 'nueva@ejemplo.example', emailConfirmed: false });
    expect((await app.mails()).map(({ to, subject }) => [to, subject])).toEqual([['nueva@ejemplo.example', 'Confirmar el correo electrónico - Centro Médico']]);
  });

  test('never gives two accounts one address, whatever the case', async () => {
    await makeUser(app.db, { email: 'otra@ejemplo.example' });
    expect(await failureOf(update(eva.userId, { email: 'OTRA@ejemplo.example' }))).toBe('CONFLICT email: Ya existe una cuenta con este correo electrónico');
  });
});

describe('Another role', () => {
  test('ends the sessions, and opens an empty profile last in the public’s list, once', async () => {
    await makeProfessional(app.db, { name: 'Laura', sortOrder: 4 });
    await updated({ role: 'professional' });
    expect(await isSignedIn(eva.token)).toBe(false);
    expect(await listed()).toEqual([expect.objectContaining({ name: 'Laura' }), { id: expect.any(Number), name: 'Eva', specialtyName: null }]);
    const before = await listed();
    await updated({ role: 'user' });
    expect(await listed()).toEqual([before[0]]);
    await updated({ role: 'professional' });
    expect(await listed()).toEqual(before);
    expect(await audited()).toEqual(Array(3).fill({ action: 'updated', entity: 'user', fields: ['role'] }));
  });

  test.each([
    ['is not confirmed', 'email_confirmed_at = NULL', 'no confirmó su correo electrónico'],
    ['was confirmed by its link alone', 'bookings_withheld = true', 'puede tener la contraseña de otra persona'],
  ])('is not an administrator’s where the address %s, whatever else it may be', async (_, fact, message) => {
    await app.db.pool.query(`UPDATE users SET ${fact} WHERE id = $1`, [eva.userId]);
    const facts = '{ users(filter: { search: "eva" }) { items { viewerCan { changeRole makeAdmin } } } }';
    expect(await dataOf(send(facts, {}))).toEqual({ users: { items: [{ viewerCan: { changeRole: true, makeAdmin: false } }] } });
    const refusal = await failureOf(update(eva.userId, { role: 'admin', name: 'Otra' }));
    expect([refusal.startsWith('CONFLICT role: '), refusal.includes(message)]).toEqual([true, true]);
    expect(await updated({ role: 'professional' })).toMatchObject({ name: 'Eva' });
  });

  test('is not an administrator’s along with another address, which nobody has confirmed', async () => {
    expect(await failureOf(update(eva.userId, { role: 'admin', email: 'nueva@ejemplo.example' }))).toContain('CONFLICT role: Esa cuenta no confirmó');
    expect(await updated({ role: 'admin' })).toMatchObject({ email: 'eva@ejemplo.example', role: 'admin' });
  });

  test('is never one’s own', async () => {
    await signedIn(app.db, 'admin');
    const { errors } = await update(admin.userId, { role: 'user', name: 'Otra' });
    expect(errors?.[0]).toMatchObject({ message: 'No puedes cambiar tu propio rol: pídeselo a otro administrador', extensions: { code: 'CONFLICT', field: 'role' } });
    expect(await updated({ role: 'user' })).toMatchObject({ version: 1 });
  });
});

describe('A password set by an administrator', () => {
  const set = (id: number, newPassword: string) => send(PASSWORD, { id, newPassword });

  test('opens the account, ends its sessions and links, and is mailed about without being told', async () => {
    await dataOf(sendGraphQL(app, 'mutation { requestPasswordReset(email: "eva@ejemplo.example") }'));
    await app.mails();
    await dataOf(set(eva.userId, 'clave-nueva'));
    expect(await isSignedIn(eva.token)).toBe(false);
    expect(await countOf('email_tokens')).toBe(0);
    expect((await signIn(app, 'eva@ejemplo.example', 'clave-de-antes')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await signIn(app, 'eva@ejemplo.example', 'clave-nueva')).errors).toBeUndefined();
    const mail = (await app.mails()).at(-1)!;
    expect([mail.to, mail.subject]).toEqual(['eva@ejemplo.example', 'Tu contraseña cambió - Centro Médico']);
    expect(mail.text).toContain('/forgot-password');
    expect(mail.text + mail.html + app.logged() + JSON.stringify(await audited())).not.toContain('clave-nueva');
    expect(await audited()).toEqual([{ action: 'updated', entity: 'user', fields: ['password'] }]);
  });

  test('leaves an administrator signed in who sets their own', async () => {
    const elsewhere = await openSession(app.db, admin.userId);
    await dataOf(set(admin.userId, 'clave-nueva'));
    expect([await isSignedIn(admin.token), await isSignedIn(elsewhere)]).toEqual([true, false]);
  });

  test.each([
    ['', 'La contraseña es requerida'],
    ['12345', 'La contraseña debe tener al menos 6 caracteres'],
    ['x'.repeat(201), 'La contraseña no puede superar los 200 caracteres'],
  ])('%j is refused', async (newPassword, message) => {
    expect(await failureOf(set(eva.userId, newPassword))).toBe(`BAD_REQUEST newPassword: ${message}`);
    expect(await isSignedIn(eva.token)).toBe(true);
  });
});

describe('A suspension', () => {
  test('ends the sessions at once and lasts until it is taken back, noted each time and told nobody twice', async () => {
    expect(await dataOf(send(SUSPEND, { id: eva.userId }))).toEqual({ suspendUser: { suspended: true, version: 1 } });
    expect(await dataOf(send(SUSPEND, { id: eva.userId }))).toEqual({ suspendUser: { suspended: true, version: 1 } });
    expect(await isSignedIn(eva.token)).toBe(false);
    expect(await failureOf(signIn(app, 'eva@ejemplo.example', 'clave-de-antes'))).toContain('FORBIDDEN: Tu cuenta ha sido suspendida');
    expect(await dataOf(send(REACTIVATE, { id: eva.userId }))).toEqual({ reactivateUser: { suspended: false, version: 1 } });
    expect((await signIn(app, 'eva@ejemplo.example', 'clave-de-antes')).errors).toBeUndefined();
    expect(await audited()).toEqual(Array(2).fill({ action: 'updated', entity: 'user', fields: ['suspended'] }));
  });

  test('of a professional offers them to nobody, and leaves what is booked', async () => {
    const laura = await makeProfessional(app.db, { name: 'Laura' });
    const roomId = await makeRoom(app.db);
    await makeAppointment(app.db, { professionalId: laura.id, roomId, from: '2026-06-02T10:00-03:00', to: '2026-06-02T10:30-03:00' });
    await dataOf(send(SUSPEND, { id: laura.userId }));
    expect(await listed()).toEqual([]);
    expect(await countOf('appointments', "status = 'pending'")).toBe(1);
    await dataOf(send(REACTIVATE, { id: laura.userId }));
    expect(await listed()).toHaveLength(1);
  });

  test('is never one’s own', async () => {
    expect(await failureOf(send(SUSPEND, { id: admin.userId }))).toBe('CONFLICT: No puedes suspender tu propia cuenta');
  });
});

describe('Deleting an account', () => {
  test('takes its sessions and links along, and leaves its turnos with name and e-mail', async () => {
    const { id: professionalId } = await makeProfessional(app.db);
    const roomId = await makeRoom(app.db);
    for (const day of ['2026-05-04', '2026-06-02']) {
      await makeAppointment(app.db, { professionalId, roomId, patientUserId: eva.userId, from: `${day}T10:00-03:00`, to: `${day}T10:30-03:00` });
    }
    expect(await dataOf(send(DELETE, { id: eva.userId }))).toEqual({ deleteUser: true });
    expect([await countOf('users', `id = ${eva.userId}`), await countOf('sessions', `user_id = ${eva.userId}`), await countOf('appointments', 'patient_user_id IS NULL')]).toEqual([0, 0, 2]);
    expect(await audited()).toEqual([{ action: 'deleted', entity: 'user', fields: [] }]);
    expect(await failureOf(send(DELETE, { id: eva.userId }))).toBe('NOT_FOUND: El usuario no existe');
  });

  test('and cancelling one of its turnos at the same moment wait for each other, and neither is refused', async () => {
    const turno = await makeAppointment(app.db, {
      professionalId: (await makeProfessional(app.db)).id, roomId: await makeRoom(app.db), patientUserId: eva.userId,
      from: '2026-06-20T10:00-03:00', to: '2026-06-20T10:30-03:00',
    });
    const answers = await whileHeld(app, 'appointments', [
      () => send('mutation ($id: ID!) { cancelAppointment(id: $id) { id } }', { id: turno }, eva.token),
      () => send(DELETE, { id: eva.userId }),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).not.toContain('UNAVAILABLE');
    expect([await countOf('users', `id = ${eva.userId}`), await countOf('appointments', 'patient_user_id IS NULL')]).toEqual([0, 1]);
  });

  test('is refused for one’s own and for one with a professional profile, whatever the role', async () => {
    expect(await failureOf(send(DELETE, { id: admin.userId }))).toBe('CONFLICT: No puedes eliminar tu propia cuenta');
    const laura = await makeProfessional(app.db);
    await dataOf(update(laura.userId, { role: 'user' }));
    expect(await failureOf(send(DELETE, { id: laura.userId }))).toBe('CONFLICT: Tiene un perfil profesional. Elimínalo en Profesionales, o suspende la cuenta');
    expect(await countOf('audit_events', "action = 'deleted'")).toBe(0);
  });
});

describe('Of two administrators', () => {
  test.each<[string, string, (id: number) => object]>([
    ['demote', UPDATE, (id) => ({ id, input: { role: 'user' } })],
    ['suspend', SUSPEND, (id) => ({ id })],
    ['delete', DELETE, (id) => ({ id })],
  ])('who %s each other at the same moment, one stays', async (_, mutation, variables) => {
    const other = await signedIn(app.db, 'admin');
    const answers = await whileHeld(app, 'users', [
      () => send(mutation, variables(other.userId), admin.token),
      () => send(mutation, variables(admin.userId), other.token),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual(['UNAUTHENTICATED', undefined]);
    expect(await countOf('users', "role = 'admin' AND suspended_at IS NULL")).toBe(1);
  });
});

describe.each<[string, (id: number) => ReturnType<typeof send>]>([
  ['role is taken away', (id) => update(id, { role: 'user' })],
  ['account is deleted', (id) => send(DELETE, { id })],
])('Of an administrator whose %s', (_, takeAway) => {
  /** What they change, and what becomes of their place, each begun once the one before waits behind the held rows. */
  async function atOnce(held: string, first: 'change' | 'removal') {
    const other = await signedIn(app.db, 'admin');
    const id = await makeRoom(app.db, { name: 'Sala 1' });
    const starts = {
      change: () => send('mutation ($id: Int!) { updateRoom(id: $id, input: { name: "Sala 2" }) { id } }', { id }, other.token),
      removal: () => takeAway(other.userId),
    };
    const { answers } = await app.db.transaction(async (tx) => {
      await tx.rows({ name: `test-hold-${held}`, text: `SELECT FROM ${held} FOR UPDATE` }, []);
      const begun = starts[first]();
      await untilSomebodyWaits(app);
      const next = starts[first === 'change' ? 'removal' : 'change']();
      await untilSomebodyWaits(app, 2);
      return { answers: Promise.all([begun, next]) };
    });
    const [begun, next] = await answers;
    expect(begun.errors).toBeUndefined();
    return next;
  }

  test('nothing is changed from then on, and they have to sign in', async () => {
    expect(await failureOf(atOnce('sessions', 'removal'))).toBe('UNAUTHENTICATED: La sesión venció. Inicia sesión nuevamente');
    expect(await countOf('rooms', "name = 'Sala 1'")).toBe(1);
  });

  test('what they are changing is done before', async () => {
    await dataOf(atOnce('rooms', 'change'));
    expect([await countOf('rooms', "name = 'Sala 2'"), await countOf('users', "role = 'admin'")]).toEqual([1, 1]);
  });
});

test('Nobody but administrators manages accounts, and they only those that there are', async () => {
  const professional = await makeProfessional(app.db);
  for (const [mutation, more] of [[UPDATE, { input: {} }], [PASSWORD, { newPassword: 'clave-nueva' }], [SUSPEND, {}], [REACTIVATE, {}], [DELETE, {}]] as const) {
    const variables = { id: eva.userId, ...more };
    expect(await failureOf(sendGraphQL(app, mutation, variables))).toContain('UNAUTHENTICATED');
    for (const token of [eva.token, professional.token]) expect(await failureOf(send(mutation, variables, token))).toContain('FORBIDDEN');
    expect(await failureOf(send(mutation, { ...variables, id: 999_999_999 }))).toBe('NOT_FOUND: El usuario no existe');
  }
});
