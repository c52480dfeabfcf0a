import type { GraphQLField } from 'graphql';

import { proofNeedOf } from './platform/access/proof';
import { SCOPES } from './domain/scopes';
import { makeKey } from './testing/factories/api-keys';
import { makeProfessional, makeUser, openSession, signedIn } from './testing/factories/people';
import { makeRoom } from './testing/factories/rooms';
import { startTestApp, type TestApp } from './testing/harness/app';
import { sendGraphQL } from './testing/harness/graphql';
import { callRest, restFailure } from './testing/harness/rest';
import { callOf, rootFields } from './testing/harness/root-fields';
import { NEEDS_PROOF } from './testing/role-matrix';

const REFUSED = 'PROOF_REQUIRED';
const HOUR_AGO = { provedAt: new Date('2026-06-01T10:00:00Z') };
const PASSWORD = 'jacaranda-en-flor';

let app: TestApp;
/** Sessions of one administrator, an hour and a moment after sign-in. */
let old: string;
let fresh: string;
let key: string;
let ids: Record<
  'set' | 'patient' | 'staff' | 'profile' | 'webhook' | 'quietWebhook' | 'screen' | 'people' | 'rooms',
  number
>;

beforeAll(async () => {
  app = await startTestApp();
  const userId = await makeUser(app.db, { role: 'admin', password: PASSWORD, email: 'ana@clinica.example' });
  old = await openSession(app.db, userId, HOUR_AGO);
  fresh = await openSession(app.db, userId);
  key = (await makeKey(app.db, { scopes: SCOPES })).token;
  const professional = await makeProfessional(app.db);
  const [webhook, quietWebhook] = [await createdWebhook(true), await createdWebhook(false)];
  ids = {
    set: await idOf('createPermissionSet(input: { name: "Mesa", permissions: [appointments, requests] }) { id }'),
    patient: (await signedIn(app.db, 'user')).userId,
    staff: professional.userId,
    profile: professional.id,
    webhook,
    quietWebhook,
    screen: await idOf('createWaitingScreen(input: { name: "Sala" }) { screen { id } }'),
    people: await startedImport('professionals'),
    rooms: await startedImport('rooms'),
  };
});
afterAll(() => app.close());

const fields = [...rootFields().values()] as GraphQLField<unknown, unknown>[];
const names = (text: string) => text.trim().split(/\s+/);

async function codeOf(query: string, token: string, variables: object = {}): Promise<unknown> {
  const { errors } = await sendGraphQL(app, query, { ...variables }, token);
  return errors?.[0]?.extensions.code;
}

async function idOf(mutation: string): Promise<number> {
  const { data } = await sendGraphQL<Record<string, object>>(app, `mutation { ${mutation} }`, {}, fresh);
  return Number(/"id":"?(\d+)/.exec(JSON.stringify(data))?.[1]);
}
const createdWebhook = (isTold: boolean) =>
  idOf(`createWebhook(input: { url: "https://otro.example/", withPersonalData: ${isTold} }) { id }`);
const startedImport = (kind: string) =>
  idOf(`startImport(input: { kind: ${kind}, fileName: "a.csv", rowCount: 1 }) { id }`);

test('the table lists the root fields that need a recent proof', () => {
  const needing = (isAlways: boolean) =>
    fields
      .filter((field) => {
        const need = proofNeedOf(field);
        return need !== null && (need === 'always') === isAlways;
      })
      .map(({ name }) => name)
      .sort();
  expect({ always: needing(true), sometimes: needing(false) }).toEqual({
    always: names(NEEDS_PROOF.always),
    sometimes: names(NEEDS_PROOF.sometimes),
  });
  for (const field of fields)
    expect([field.name, field.description?.includes(REFUSED)]).toEqual([field.name, proofNeedOf(field) !== null]);
});

test.each(names(NEEDS_PROOF.always))('%s always asks an old session for a proof', async (name) => {
  const { query, variables } = callOf(name, ids.profile);
  expect(await codeOf(query, old, variables)).toBe(REFUSED);
  expect(await codeOf(query, fresh, variables)).not.toBe(REFUSED);
  expect(await codeOf(query, key, variables)).toBe('FORBIDDEN');
});

/** A call with and one without need of a proof, per field. */
const SOMETIMES: Record<string, () => [string, string]> = {
  createUser: () => [
    'createUser(input: { name: "Leo", email: "leo@clinica.example", role: admin }) { id }',
    'createUser(input: { name: "Leo", email: "leo@correo.example", role: user }) { id }',
  ],
  createWebhook: () => [
    'createWebhook(input: { url: "https://a.example/", withPersonalData: true }) { id }',
    'createWebhook(input: { url: "https://a.example/" }) { id }',
  ],
  importRows: () => {
    const rows = (id: number) => `importRows(importId: ${id}, input: { columns: [], rows: [] }) { outcome }`;
    return [rows(ids.people), rows(ids.rooms)];
  },
  reactivateUser: () => [`reactivateUser(id: ${ids.staff}) { id }`, `reactivateUser(id: ${ids.patient}) { id }`],
  resendInvitation: () => [`resendInvitation(id: ${ids.staff}) { id }`, `resendInvitation(id: ${ids.patient}) { id }`],
  resumeWebhook: () => [`resumeWebhook(id: ${ids.webhook}) { id }`, `resumeWebhook(id: ${ids.quietWebhook}) { id }`],
  updateClinicSecurity: () => [
    'updateClinicSecurity(input: { staffIdleHours: 24 }) { version }',
    'updateClinicSecurity(input: { staffIdleHours: 8 }) { version }',
  ],
  updatePermissionSet: () => [
    `updatePermissionSet(id: ${ids.set}, input: { permissions: [appointments, rooms] }) { id }`,
    `updatePermissionSet(id: ${ids.set}, input: { permissions: [appointments] }) { id }`,
  ],
  updateProfessional: () => [
    `updateProfessional(id: ${ids.profile}, input: { email: "otra@clinica.example" }) { id }`,
    `updateProfessional(id: ${ids.profile}, input: { bio: "Otra" }) { id }`,
  ],
  updateUser: () => [
    `updateUser(id: ${ids.patient}, input: { role: admin }) { id }`,
    `updateUser(id: ${ids.patient}, input: { phone: "11 5555-0000", role: user }) { id }`,
  ],
  updateWaitingScreen: () => [
    `updateWaitingScreen(id: ${ids.screen}, input: { shows: initials }) { id }`,
    `updateWaitingScreen(id: ${ids.screen}, input: { name: "Otra", shows: ticket }) { id }`,
  ],
  updateWebhook: () => [
    `updateWebhook(id: ${ids.webhook}, input: { url: "https://ajeno.example/" }) { id }`,
    `updateWebhook(id: ${ids.quietWebhook}, input: { url: "https://b.example/" }) { id }`,
  ],
};

test.each(names(NEEDS_PROOF.sometimes))('%s asks an old session for a proof if the call gives access', async (name) => {
  await app.db.pool.query('UPDATE users SET suspended_at = now() WHERE id = ANY ($1)', [[ids.patient, ids.staff]]);
  await app.db.pool.query("UPDATE webhook_endpoints SET paused_because = 'by_hand'");
  const [opening, plain] = SOMETIMES[name]!();
  expect(await codeOf(`mutation { ${opening} }`, old)).toBe(REFUSED);
  expect(await codeOf(`mutation { ${plain} }`, old)).not.toBe(REFUSED);
  expect(await codeOf(`mutation { ${opening} }`, fresh)).not.toBe(REFUSED);
});

test('widening rooms or events that show patients needs one, other choices do not', async () => {
  const [room, other] = [await makeRoom(app.db), await makeRoom(app.db)];
  const [screen, webhook] = [ids.screen, ids.webhook];
  await app.db.pool.query(`UPDATE waiting_screens SET room_ids = '{${room}}', shows = 'initials'`);
  await app.db.pool.query("UPDATE webhook_endpoints SET event_types = '{appointment.booked}'");
  const onScreen = (input: string) => `updateWaitingScreen(id: ${screen}, input: { ${input} }) { id }`;
  const sent = (to: number, types: string) => `updateWebhook(id: ${to}, input: { eventTypes: [${types}] }) { id }`;
  const codes = (changes: string[]) => Promise.all(changes.map((change) => codeOf(`mutation { ${change} }`, old)));
  const wider = [
    onScreen(`roomIds: [${room}, ${other}]`),
    onScreen('roomIds: []'),
    sent(webhook, ''),
    sent(webhook, TWO),
  ];
  expect(await codes(wider)).toEqual(wider.map(() => REFUSED));
  const plain = [
    onScreen(`roomIds: [${room}]`),
    onScreen(`roomIds: [${other}], shows: ticket`),
    sent(ids.quietWebhook, ''),
    sent(webhook, '"appointment.booked"'),
  ];
  expect(await codes(plain)).toEqual(plain.map(() => undefined));
});
const TWO = '"appointment.booked", "appointment.cancelled"';

test('giving a webhook personal data, or changing an email or permissions, needs one too', async () => {
  const other = await makeUser(app.db, { role: 'admin' });
  const changes = [
    `updateWebhook(id: ${ids.quietWebhook}, input: { withPersonalData: true }) { id }`,
    `updateUser(id: ${ids.patient}, input: { email: "ajena@correo.example" }) { id }`,
    `updateUser(id: ${other}, input: { permissionSetId: ${ids.set} }) { id }`,
  ];
  for (const change of changes) expect(await codeOf(`mutation { ${change} }`, old)).toBe(REFUSED);
});

describe('over REST', () => {
  test('the documented body needs no proof; a role does, and the password is one', async () => {
    const session = await openSession(app.db, await makeUser(app.db, { role: 'admin', password: PASSWORD }), HOUR_AGO);
    const id = await makeUser(app.db);
    const change = (body: object) => callRest(app, `PUT /admin/users/${id}`, { token: session, body });
    expect((await change({ name: 'Eva', role: 'user' })).status).toBe(200);
    expect(await restFailure(change({ role: 'professional' }))).toBe(
      '403 PROOF_REQUIRED: Por seguridad, confirmá de nuevo que sos vos',
    );
    const proof = await callRest(app, 'POST /auth/confirm-password', { token: session, body: { password: PASSWORD } });
    expect([proof.status, proof.body]).toEqual([200, { success: true }]);
    expect((await change({ role: 'professional' })).status).toBe(200);
  });

  test('an unchanged email needs none, whatever the case of its domain', async () => {
    const id = await makeUser(app.db, { email: 'Eva@Ejemplo.example' });
    const { id: profileId, userId } = await makeProfessional(app.db);
    await app.db.pool.query("UPDATE users SET email = 'Leo@Ejemplo.example' WHERE id = $1", [userId]);
    const user = await callRest(app, `PUT /admin/users/${id}`, { token: old, body: { email: 'Eva@Ejemplo.example' } });
    const body = { email: 'Leo@Ejemplo.example' };
    const professional = await callRest(app, `PUT /admin/professionals/${profileId}`, { token: old, body });
    expect([user.status, professional.status]).toEqual([200, 200]);
  });

  test.each([
    ['PUT /admin/users/1/password', { newPassword: 'lapacho-en-septiembre' }],
    ['POST /admin/professionals', { name: 'Eva', email: 'eva@clinica.example', specialty_id: 1 }],
  ])('%s asks for one', async (line, body) => {
    expect(await restFailure(callRest(app, line, { token: old, body }))).toMatch(/^403 PROOF_REQUIRED/);
    expect(await restFailure(callRest(app, line, { token: key, body }))).toMatch(/^403 FORBIDDEN/);
  });
});

test('a proof ends after ten minutes, even if the clock went back', async () => {
  const admin = await makeUser(app.db, { role: 'admin' });
  const at = async (time: string) =>
    codeOf('mutation { renewRecoveryCodes }', await openSession(app.db, admin, { provedAt: new Date(time) }));
  expect(await at('2026-06-01T10:50:01Z')).toBe('CONFLICT');
  expect(await at('2026-06-01T10:50:00Z')).toBe(REFUSED);
  expect(await at('2026-06-01T11:10:00Z')).toBe(REFUSED);
});
