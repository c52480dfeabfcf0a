import { makeKey } from '../../testing/factories/api-keys';
import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { readRooms, revokeKey } from '../../testing/harness/api-keys';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { TUESDAY_10AM } from '../../testing/harness/booking';
import { emptyTables } from '../../testing/harness/empty-tables';
import { eventually } from '../../testing/harness/eventually';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { untilSomebodyWaits } from '../../testing/harness/lock-wait';
import { callRest } from '../../testing/harness/rest';
import { ApiKey } from './api-key.entity';

let app: TestApp;
let admin: { userId: number; token: string };
let laura: { id: number; userId: number; token: string };
let pablo: { id: number };
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signedIn(app.db, 'admin');
  laura = await makeProfessional(app.db, { name: 'Laura Gómez' });
  pablo = await makeProfessional(app.db, { name: 'Pablo Díaz' });
  roomId = await makeRoom(app.db, { name: 'Sala 1' });
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await emptyTables(app, 'api_keys', 'appointments', 'idempotency_keys', 'rate_limits');
});
afterAll(() => app.close());

const KEYS = '{ apiKeys { name state lastUsedAt expiresAt } }';
const listed = async () =>
  (await dataOf(sendGraphQL<{ apiKeys: { state: string; lastUsedAt: string }[] }>(app, KEYS, {}, admin.token))).apiKeys;

const bookWith = (token: string, professionalId = laura.id, selected = 'id', key?: string) =>
  sendGraphQL<{ bookAppointment: { id: string } }>(
    app,
    `mutation ($input: BookAppointmentInput!, $key: String) {
      bookAppointment(input: $input, idempotencyKey: $key) { ${selected} }
    }`,
    {
      input: {
        professionalId,
        roomId,
        patientName: 'Pedro Paciente',
        patientEmail: 'pedro@ejemplo.example',
        startTime: TUESDAY_10AM,
      },
      key,
    },
    token,
  );
const turnos = async () => (await app.db.pool.query('SELECT FROM appointments')).rowCount;
const later = (ms: number) => void (app.clock.now = new Date(app.clock.now.getTime() + ms));

describe('an action of a key', () => {
  test('is recorded with the key, and found by it after its revocation', async () => {
    const key = await makeKey(app.db, { name: 'Portal', scopes: ['appointments:write', 'professionals:write'] });
    await dataOf(bookWith(key.token));
    const fee = 'mutation ($id: Int!) { updateProfessionalFee(professionalId: $id, fee: 25000) { id } }';
    await dataOf(sendGraphQL(app, fee, { id: laura.id }, key.token));
    await dataOf(revokeKey(app, key.id, admin.token));

    const { auditEvents, activity } = await dataOf(
      sendGraphQL<Record<'auditEvents' | 'activity', { items: object[] }>>(
        app,
        `query ($id: Int!) {
          auditEvents(filter: { actorKeyId: $id }) { items { action entity { name } actor { id } actorKey { name } } }
          activity(limit: 1) { items { actor { id } actorKey { name } } }
        }`,
        { id: key.id },
        admin.token,
      ),
    );
    const byKey = { actor: null, actorKey: { name: 'Portal' } };
    expect(auditEvents.items).toEqual([{ action: 'created', entity: { name: 'appointment' }, ...byKey }]);
    expect(activity.items).toEqual([byKey]);
  });

  test('cannot be ascribed to another key', async () => {
    const [one, other] = [await makeKey(app.db, { scopes: ['appointments:write'] }), await makeKey(app.db)];
    await dataOf(bookWith(one.token));
    for (const value of [other.id, null]) {
      await expect(app.db.pool.query('UPDATE audit_events SET actor_key_id = $1', [value])).rejects.toThrow(
        'audit_events are not edited',
      );
    }
  });

  test('is idempotent per key', async () => {
    const keys = [await makeKey(app.db, { scopes: ['appointments:write'] })];
    keys.push(await makeKey(app.db, { scopes: ['appointments:write'] }));
    const ids = [];
    for (const [at, who] of [laura, pablo].entries()) {
      const ask = () => dataOf(bookWith(keys[at]!.token, who.id, 'id', 'la-misma-llave'));
      await app.db.pool.query("UPDATE appointments SET status = 'cancelled'");
      ids.push((await ask()).bookAppointment.id, (await ask()).bookAppointment.id);
    }
    expect(new Set(ids).size).toBe(2);
  });

  test('updates the last use, to the minute, beside the request', async () => {
    const { token } = await makeKey(app.db, { scopes: ['rooms:read'] });
    const used = async (at: string) => eventually(async () => expect((await listed())[0]?.lastUsedAt).toBe(at));
    await dataOf(readRooms(app, token));
    await used('2026-06-01T08:00:00-03:00');
    later(59_000);
    await dataOf(readRooms(app, token));
    await used('2026-06-01T08:00:00-03:00');
    later(1_000);
    await dataOf(readRooms(app, token));
    await used('2026-06-01T08:01:00-03:00');
  });
});

describe('a key is refused', () => {
  const opened = async (token: string) => [
    await failureOf(readRooms(app, token)),
    (await callRest(app, 'GET /public/rooms', { token })).status,
  ];

  test('if unknown, revoked or expired', async () => {
    const { token } = await makeKey(app.db);
    for (const wrong of [`${token}x`, token.slice(0, 12), `"${token}"`, 'tnk_...']) {
      expect(await opened(wrong)).toEqual(['UNAUTHENTICATED: La clave de API no existe', 401]);
    }
    const revoked = await makeKey(app.db, { revokedAt: MONDAY_8AM });
    expect(await opened(revoked.token)).toEqual(['UNAUTHENTICATED: La clave de API fue revocada', 401]);
    const over = await makeKey(app.db, { scopes: ['rooms:read'], expiresAt: new Date('2026-06-01T11:01:00Z') });
    await dataOf(readRooms(app, over.token));
    later(60_000);
    expect(await opened(over.token)).toEqual(['UNAUTHENTICATED: La clave de API venció', 401]);
    expect((await listed()).map(({ state }) => state)).toEqual(['expired', 'revoked', 'active']);
  });

  test('once its minute is used up, with the time to wait', async () => {
    const { token } = await makeKey(app.db, { scopes: ['rooms:read'], requestsPerMinute: 2 });
    await dataOf(readRooms(app, token));
    expect((await callRest(app, 'GET /public/rooms', { token })).status).toBe(200);
    const message = 'Esta clave de API ya hizo sus 2 consultas del minuto. Esperá y volvé a intentarlo';
    expect(await failureOf(readRooms(app, token))).toBe(`TOO_MANY_REQUESTS: ${message}`);
    const { status, headers } = await callRest(app, 'GET /public/rooms', { token });
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
    later(60_000);
    await dataOf(readRooms(app, token));
  });

  test('if its professional is suspended', async () => {
    const eva = await makeProfessional(app.db);
    const { token } = await makeKey(app.db, { professionalId: eva.id, scopes: ['rooms:read'] });
    await app.db.pool.query('UPDATE users SET suspended_at = now() WHERE id = $1', [eva.userId]);
    const WHY = 'UNAUTHENTICATED: La clave de API es de un profesional que ya no tiene acceso';
    expect(await opened(token)).toEqual([WHY, 401]);
    expect((await listed()).map(({ state }) => state)).toEqual(['without_access']);
  });

  test('from its revocation on, for waiting requests too', async () => {
    const { id, token } = await makeKey(app.db, { scopes: ['appointments:write'] });
    const { answer } = await app.db.transaction(async (tx) => {
      await tx.rows({ name: 'test-hold', text: 'SELECT FROM api_keys FOR UPDATE' }, []);
      const asked = bookWith(token);
      await untilSomebodyWaits(app);
      await tx.manager.update(ApiKey, id, { revokedAt: MONDAY_8AM });
      return { answer: asked };
    });
    expect(await failureOf(answer)).toBe('UNAUTHENTICATED: La clave de API fue revocada');
    expect(await turnos()).toBe(0);
  });

  test('after a revocation or suspension has waited for its running transaction', async () => {
    const eva = await makeProfessional(app.db);
    const { id, token } = await makeKey(app.db, { professionalId: eva.id, scopes: ['appointments:write'] });
    const suspend = 'mutation ($id: Int!) { suspendUser(id: $id) { id } }';
    const held = `SELECT FROM lock_occupancy('{}', '{${eva.id}}')`;
    const both = await app.db.transaction(async (tx) => {
      await tx.rows({ name: 'test-held', text: held }, []);
      const begun = bookWith(token, eva.id);
      await untilSomebodyWaits(app);
      const ended = [revokeKey(app, id, admin.token), sendGraphQL(app, suspend, { id: eva.userId }, admin.token)];
      await untilSomebodyWaits(app, 3);
      return { answers: Promise.all([dataOf(begun), ...ended.map(dataOf)]) };
    });
    await both.answers;
    expect(await turnos()).toBe(1);
  });
});

describe('a key sees', () => {
  beforeEach(async () => {
    for (const { id } of [laura, pablo]) {
      await makeAppointment(app.db, {
        professionalId: id,
        roomId: await makeRoom(app.db),
        patientName: `Paciente de ${id}`,
        from: '2026-06-02T10:00-03:00',
        to: '2026-06-02T10:30-03:00',
      });
    }
  });

  test('a professional’s data, and no colleague’s', async () => {
    const { token } = await makeKey(app.db, {
      professionalId: laura.id,
      scopes: ['appointments:read', 'appointments:write', 'personal-data'],
    });
    const { appointments } = await dataOf(
      sendGraphQL<{ appointments: object }>(app, '{ appointments { items { patientName } } }', {}, token),
    );
    expect(appointments).toEqual({ items: [{ patientName: `Paciente de ${laura.id}` }] });
    const all = '{ allAppointments { items { id } } }';
    expect(await failureOf(sendGraphQL(app, all, {}, token))).toBe('FORBIDDEN: Sin permisos para realizar esta acción');
    const [colleagues] = (
      await app.db.pool.query<{ id: string }>('SELECT id FROM appointments WHERE professional_id = $1', [pablo.id])
    ).rows;
    const done = 'mutation ($id: ID!) { setAppointmentStatus(id: $id, status: "completed") { id } }';
    expect(await failureOf(sendGraphQL(app, done, { id: colleagues!.id }, token))).toMatch(/^FORBIDDEN/);
  });

  test('the patients of all turnos, for a key of the clinic', async () => {
    const { token } = await makeKey(app.db, { scopes: ['patients:read', 'personal-data'] });
    const { patients } = await dataOf(
      sendGraphQL<{ patients: object[] }>(app, '{ patients(search: "paciente de") { name } }', {}, token),
    );
    expect(patients).toHaveLength(2);
  });

  test('no patient data without personal-data, and can call nothing that returns them', async () => {
    const { token } = await makeKey(app.db, { scopes: ['appointments:read', 'appointments:write', 'rooms:write'] });
    const lacking = (what: string) => `FORBIDDEN: A la clave de API le falta el permiso personal-data: ${what}`;
    const read = (selected: string, args = '') =>
      sendGraphQL(
        app,
        `query { appointments${args} { ...Page } } fragment Page on AppointmentPage { ${selected} }`,
        {},
        token,
      );
    expect((await dataOf(read('items { startTime status roomName }'))) as object).toBeTruthy();
    expect(await failureOf(read('items { startTime patientEmail }'))).toBe(lacking('patientEmail'));
    expect(await failureOf(read('items { id }', '(filter: { search: "Paciente" })'))).toBe(lacking('filter.search'));
    expect(await failureOf(bookWith(token, laura.id, 'id patientName'))).toBe(lacking('patientName'));
    expect(await turnos()).toBe(2);
    const rest = await callRest(app, 'GET /appointments', { token });
    expect([rest.status, rest.body]).toEqual([
      403,
      { error: 'A la clave de API le falta el permiso personal-data', code: 'FORBIDDEN' },
    ]);

    const [turno] = (await app.db.pool.query<{ id: string }>('SELECT id FROM appointments')).rows;
    const change = (input: object, by = token) =>
      sendGraphQL(
        app,
        'mutation ($id: ID!, $input: UpdateAppointmentInput!) { updateAppointment(id: $id, input: $input) { id } }',
        { id: turno!.id, input },
        by,
      );
    const toMyself = { patientEmail: 'otra@ejemplo.example' };
    expect(await failureOf(change(toMyself))).toBe(lacking('input.patientEmail'));
    expect(await failureOf(change({ patientPhone: null }))).toBe(lacking('input.patientPhone'));
    expect(await failureOf(change({ patientBirthDate: '2000-01-01' }))).toBe(lacking('input.patientBirthDate'));
    expect(await dataOf(change({ status: 'confirmed' }))).toBeTruthy();
    const reader = await makeKey(app.db, { scopes: ['appointments:write', 'personal-data'] });
    expect(await dataOf(change(toMyself, reader.token))).toBeTruthy();

    const off = 'mutation ($id: Int!) { updateRoom(id: $id, input: { isActive: false }) { id } }';
    const [first] = (await app.db.pool.query<{ id: number }>('SELECT room_id AS id FROM appointments')).rows;
    const { errors } = await sendGraphQL(app, off, { id: first!.id }, token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', unconfirmed: [{ kind: 'appointment' }] });
    expect(JSON.stringify(errors)).not.toContain('Paciente de');
    const put = await callRest(app, `PUT /admin/rooms/${first!.id}`, { token, body: { is_active: false } });
    expect(put).toMatchObject({ status: 200, body: { affected: [{ kind: 'appointment' }] } });
    expect(JSON.stringify(put.body)).not.toMatch(/patient|Paciente/);

    const cancel = (note: string, by = token) =>
      sendGraphQL(
        app,
        'mutation ($id: ID!, $why: CancellationInput) { setAppointmentStatus(id: $id, status: "cancelled", cancellation: $why) { id } }',
        { id: turno!.id, why: { reason: 'other', note } },
        by,
      );
    expect(await dataOf(cancel('Se mudó'))).toBeTruthy();
    expect(await failureOf(cancel('Otra cosa'))).toBe(lacking('cancellation.note'));
    expect(await dataOf(cancel('Otra cosa', reader.token))).toBeTruthy();
  });
});
