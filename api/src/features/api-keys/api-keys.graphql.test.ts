import { signedIn } from '../../testing/factories/people';
import { readRooms, revokeKey } from '../../testing/harness/api-keys';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';

let app: TestApp;
let admin: { userId: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = await signedIn(app.db, 'admin');
});
beforeEach(() => emptyTables(app, 'api_keys', 'idempotency_keys', 'audit_events'));
afterAll(() => app.close());

const CREATE = `mutation ($input: CreateApiKeyInput!, $key: String) {
  createApiKey(input: $input, idempotencyKey: $key) {
    token
    key { id name tokenStart scopes professionalName state expiresAt lastUsedAt requestsPerMinute createdByName version }
  }
}`;
interface Made {
  createApiKey: { token: string; key: { id: number; name: string; version: number } };
}
const create = (input: object, key?: string) =>
  sendGraphQL<Made>(app, CREATE, { input: { name: 'Central', ...input }, key }, admin.token);

describe('a key created by an administrator', () => {
  test('is shown once, works within its scopes, and is in no table, log or record', async () => {
    const input = { scopes: ['rooms:read', 'personal-data', 'rooms:read'], expiresInDays: 90 };
    const { createApiKey: made } = await dataOf(create(input));
    expect(made.token).toMatch(/^tnk_[\w-]{43}$/);
    expect(made.key).toEqual({
      id: made.key.id,
      name: 'Central',
      tokenStart: made.token.slice(0, 8),
      scopes: ['rooms:read', 'personal-data'],
      professionalName: null,
      state: 'active',
      expiresAt: '2026-08-30T08:00:00-03:00',
      lastUsedAt: null,
      requestsPerMinute: 600,
      createdByName: 'Ana Prueba',
      version: 1,
    });
    await dataOf(readRooms(app, made.token));
    expect(await failureOf(sendGraphQL(app, '{ specialties { id } }', {}, made.token))).toBe(
      'FORBIDDEN: A la clave de API le falta el permiso specialties:read',
    );
    const { rows } = await app.db.pool.query('SELECT k, e FROM api_keys AS k, audit_events AS e');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(made.token.slice(8));
    expect(app.logged()).not.toContain(made.token.slice(8));
    expect(app.logged()).toContain(`"keyId":${made.key.id}`);
  });

  test('gets a new token on a retry after a lost answer, and only that one works', async () => {
    const first = (await dataOf(create({ scopes: ['rooms:read'] }, 'llave-de-prueba'))).createApiKey;
    const again = (await dataOf(create({ scopes: ['rooms:read'] }, 'llave-de-prueba'))).createApiKey;
    expect(again.key.id).toBe(first.key.id);
    expect(await failureOf(readRooms(app, first.token))).toBe('UNAUTHENTICATED: La clave de API no existe');
    await dataOf(readRooms(app, again.token));
  });

  test.each([
    [{ scopes: [] }, 'BAD_REQUEST scopes: Elegí qué puede hacer la clave'],
    [{ scopes: ['personal-data'] }, 'BAD_REQUEST scopes: Elegí qué puede hacer la clave'],
    [{ scopes: ['rooms:paint'] }, 'BAD_REQUEST scopes: Uno de los permisos no existe. Revisá la lista'],
    [{ scopes: ['rooms:read'], name: ' ' }, 'BAD_REQUEST name: El nombre es requerido'],
    ...[366, null].map((expiresInDays): [object, string] => [
      { scopes: ['rooms:read'], expiresInDays },
      'BAD_REQUEST expiresInDays: Una clave vence a lo sumo en un año (365 días): para más, longLived',
    ]),
    [{ scopes: ['rooms:read'], expiresInDays: 0 }, 'BAD_REQUEST expiresInDays: La vigencia debe ser de 1 a 3.650 días'],
    [
      { scopes: ['rooms:read'], requestsPerMinute: 0 },
      'BAD_REQUEST requestsPerMinute: Las consultas por minuto deben ser un número entre 1 y 10.000',
    ],
    [
      { scopes: ['rooms:read'], professionalId: 999999 },
      'BAD_REQUEST professionalId: El profesional ya no existe. Revisá la lista',
    ],
  ])('is not created from %j', async (input, refusal) => {
    expect(await failureOf(create(input))).toBe(refusal);
  });

  test('for a professional cannot have administrators’ scopes', async () => {
    expect(await failureOf(create({ scopes: ['rooms:write'], professionalId: 1 }))).toBe(
      'BAD_REQUEST scopes: La clave de un profesional no puede tener «Salas: cambiar»',
    );
  });

  test('can be renamed and limited with its version, unless it was revoked', async () => {
    const { id } = (await dataOf(create({ scopes: ['rooms:read'] }))).createApiKey.key;
    const change = (version: number, name = 'Web') =>
      sendGraphQL(
        app,
        `mutation ($id: Int!, $name: String!, $version: Int) {
          updateApiKey(id: $id, input: { name: $name, requestsPerMinute: 60 }, expectedVersion: $version) {
            name requestsPerMinute version
          }
        }`,
        { id, name, version },
        admin.token,
      );
    expect(await dataOf(change(1))).toEqual({ updateApiKey: { name: 'Web', requestsPerMinute: 60, version: 2 } });
    expect(await failureOf(change(1, 'Otra'))).toMatch(/^CONFLICT/);
    await dataOf(revokeKey(app, id, admin.token));
    expect(await failureOf(change(3, 'Otra'))).toBe('CONFLICT: La clave fue revocada: creá otra');
  });
});
