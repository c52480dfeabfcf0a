import { Webhook } from 'standardwebhooks';

import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { emptyTables } from '../../testing/harness/empty-tables';
import { eventually } from '../../testing/harness/eventually';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { startWebhookReceiver, status, type WebhookReceiver } from '../../testing/harness/webhook-receiver';

/** Signatures are held against the machine's clock. */
const NOW = new Date();
const HOUR_MS = 3_600_000;
const FIELDS = 'id url description eventTypes withPersonalData state version backlog { waiting failed }';

let app: TestApp;
let admin: { userId: number; token: string };
let professionalId: number;
let roomId: number;
let hour = 0;
const receivers: WebhookReceiver[] = [];

beforeAll(async () => {
  app = await startTestApp(NOW, { webhookLocalTargets: true });
  admin = await signedIn(app.db, 'admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = NOW;
  await clearClinic(app);
  await emptyTables(app, 'webhook_endpoints', 'jobs');
  professionalId = (await makeProfessional(app.db)).id;
  roomId = await makeRoom(app.db);
  await app.jobs.go('events');
});
afterEach(() => Promise.all(receivers.splice(0).map((receiver) => receiver.close())));

interface Endpoint {
  id: number;
  state: string;
  version: number;
  backlog: { waiting: number; failed: number };
}
interface Delivery {
  sequence: number;
  eventType: string;
  state: string;
  attempts: number;
  statusCode: number | null;
  fault: string | null;
  response: string;
}

const send = <Data>(query: string, variables: object = {}, token = admin.token) =>
  sendGraphQL<Data>(app, query, { ...variables }, token);
const ask = <Data>(query: string, variables: object = {}) => dataOf(send<Data>(query, variables));
const CREATE = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { ${FIELDS} } }`;

async function receiver(): Promise<WebhookReceiver> {
  const started = await startWebhookReceiver();
  receivers.push(started);
  return started;
}

async function tell(url: string, input: object = {}): Promise<number> {
  return (await ask<{ createWebhook: Endpoint }>(CREATE, { input: { url, ...input } })).createWebhook.id;
}

const endpoint = async (id: number) =>
  (await ask<{ webhooks: Endpoint[] }>(`{ webhooks { ${FIELDS} } }`)).webhooks.find((one) => one.id === id);
const deliveries = async (id: number, state: string | null = null) =>
  (
    await ask<{ webhookDeliveries: { items: Delivery[]; next: string | null } }>(
      `query ($id: Int!, $state: WebhookDeliveryState) { webhookDeliveries(filter: { webhookId: $id, state: $state }) {
        items { sequence eventType state attempts statusCode fault response } next } }`,
      { id, state },
    )
  ).webhookDeliveries.items;
const change = (mutation: string, id: number) =>
  ask<Record<string, Endpoint>>(`mutation ($id: Int!) { done: ${mutation}(id: $id) { ${FIELDS} } }`, { id });

/** An hour of its own each, so that none is in another's way. */
function happens(): Promise<string> {
  hour += 1;
  const at = (minutes: number) => new Date(Date.UTC(2030, 0, 1, hour, minutes)).toISOString();
  return makeAppointment(app.db, { professionalId, roomId, from: at(0), to: at(30) });
}

/** All that is due `hoursLater`. */
async function deliver(hoursLater = 0): Promise<void> {
  app.clock.now = new Date(NOW.getTime() + hoursLater * HOUR_MS);
  await app.jobs.go('events');
  await app.jobs.go('webhooks');
  await app.jobs.workAll();
}

const verified = (secret: string, { body, headers }: WebhookReceiver['received'][number]) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as { id: string };
const secretOf = async (id: number) =>
  (await ask<{ webhookSecret: string }>('query ($id: Int!) { webhookSecret(id: $id) }', { id })).webhookSecret;

test('What happens arrives in order, signed, and without the patient', async () => {
  const target = await receiver();
  await happens();
  await app.jobs.go('events');
  const id = await tell(target.url, { description: 'Facturación' });
  const turno = await happens();
  await app.db.pool.query("UPDATE appointments SET status = 'confirmed' WHERE id = $1", [turno]);
  await deliver();

  expect(target.received.map(({ event }) => [event.type, event.data['appointment']!['id']])).toEqual([
    ['appointment.booked', turno],
    ['appointment.confirmed', turno],
  ]);
  const secret = await secretOf(id);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  for (const message of target.received) {
    expect(verified(secret, message)).toMatchObject({ id: message.headers['webhook-id'] });
    expect(message.body).not.toMatch(/pedro/i);
    expect(() =>
      new Webhook(secret).verify(message.body.replace('"version":1', '"version":2'), message.headers as never),
    ).toThrow();
  }
  expect(await deliveries(id)).toMatchObject([
    { eventType: 'appointment.confirmed', state: 'delivered', attempts: 1, statusCode: 200, response: 'Gracias' },
    { eventType: 'appointment.booked', state: 'delivered' },
  ]);
  await deliver();
  expect(target.received).toHaveLength(2);
});

test('With the patient’s data they are as they are when it leaves, and forgotten ones are not told', async () => {
  const target = await receiver();
  await tell(target.url, { withPersonalData: true });
  const [kept, forgotten] = [await happens(), await happens()];
  await app.db.pool.query("UPDATE appointments SET patient_email = 'nuevo@ejemplo.example' WHERE id = $1", [kept]);
  await app.db.pool.query('DELETE FROM appointments WHERE id = $1', [forgotten]);
  await deliver();
  expect(target.received.slice(0, 2).map(({ event }) => event.data['appointment']!['patient'])).toEqual([
    { name: 'Pedro Paciente', email: 'nuevo@ejemplo.example', phone: null, contact_name: null },
    null,
  ]);
});

test('An endpoint gets the types that it chose, and what happened between them does not come later', async () => {
  const target = await receiver();
  const id = await tell(target.url, { eventTypes: ['appointment.cancelled'] });
  const turno = await happens();
  await deliver();
  expect(target.received).toEqual([]);
  await app.db.pool.query("UPDATE appointments SET status = 'cancelled' WHERE id = $1", [turno]);
  await deliver();
  await ask('mutation ($id: Int!) { updateWebhook(id: $id, input: { eventTypes: [] }) { id } }', { id });
  await deliver();
  expect(target.received.map(({ event }) => event.type)).toEqual(['appointment.cancelled']);
});

test('While a receiver is down nothing is lost, and once it is up all comes in order, by the same ids', async () => {
  const target = await receiver();
  const id = await tell(target.url);
  target.answer(status(503, 'Volvemos en un rato'));
  await happens();
  await happens();
  await deliver();
  await deliver(0.001);
  expect(target.received).toHaveLength(1);
  expect(await endpoint(id)).toMatchObject({ state: 'retrying', backlog: { waiting: 1, failed: 0 } });
  expect(await deliveries(id)).toMatchObject([{ state: 'waiting', statusCode: 503, response: 'Volvemos en un rato' }]);

  await happens();
  await deliver(1);
  target.answer(status(200));
  await deliver(3);
  const [first, second, ...rest] = target.received.map(({ event }) => event);
  expect(second!.id).toBe(first!.id);
  expect(rest.map(({ sequence }) => sequence)).toEqual([0, 1, 2].map((more) => first!.sequence! + more));
  expect(new Set(target.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  expect(await endpoint(id)).toMatchObject({ state: 'active', backlog: { waiting: 0 } });
  expect((await deliveries(id)).map(({ attempts }) => attempts)).toEqual([1, 1, 3]);
});

test('One event that a receiver refuses is overtaken by others, and given again when people ask for it', async () => {
  const target = await receiver();
  const id = await tell(target.url);
  const refused = await happens();
  target.answer((response, event) => status(event.data['appointment']!['id'] === refused ? 422 : 200)(response));
  await happens();
  await deliver();
  expect((await deliveries(id)).map(({ state }) => state).toSorted()).toEqual(['delivered', 'waiting']);

  await app.db.pool.query("UPDATE webhook_deliveries SET attempts = 40 WHERE state = 'waiting'");
  await deliver(2);
  expect(await deliveries(id, 'failed')).toMatchObject([{ statusCode: 422 }]);
  await deliver(20);
  expect(target.received).toHaveLength(3);

  target.answer(status(204));
  await ask('mutation ($id: Int!) { retryWebhookDeliveries(webhookId: $id) }', { id });
  await deliver(20);
  expect(await deliveries(id, 'failed')).toEqual([]);
  expect(target.received.at(-1)!.event.data['appointment']!['id']).toBe(refused);
});

test('After a day without success an endpoint is paused, administrators are mailed, and resumed it gets all', async () => {
  const target = await receiver();
  const id = await tell(target.url);
  await target.close();
  await happens();
  await deliver();
  await deliver(23);
  expect(await endpoint(id)).toMatchObject({ state: 'retrying' });
  await deliver(25);
  expect(await endpoint(id)).toMatchObject({ state: 'failing' });
  expect(await deliveries(id)).toMatchObject([
    { state: 'waiting', statusCode: null, fault: 'El servidor no acepta conexiones en esa dirección' },
  ]);
  const mails = await app.mails();
  expect(mails.at(-1)).toMatchObject({ subject: expect.stringContaining('Un destino de avisos quedó en pausa') });
  const { rows } = await app.db.pool.query(
    "SELECT actor_user_id, changes FROM audit_events WHERE entity = 'webhook' AND action = 'updated'",
  );
  expect(rows).toEqual([
    { actor_user_id: null, changes: [{ field: 'pausedBecause', from: null, to: 'Pausado por fallas' }] },
  ]);

  await happens();
  await deliver(30);
  const again = await receiver();
  await ask('mutation ($id: Int!, $url: String!) { updateWebhook(id: $id, input: { url: $url }) { id } }', {
    id,
    url: again.url,
  });
  await change('resumeWebhook', id);
  await deliver(31);
  expect(again.received.map(({ event }) => event.type)).toEqual(['appointment.booked', 'appointment.booked']);
});

test('410 pauses an endpoint at once, and a redirect is not followed', async () => {
  const [gone, elsewhere, moved] = [await receiver(), await receiver(), await receiver()];
  const [goneId, movedId] = [await tell(gone.url), await tell(moved.url)];
  gone.answer(status(410));
  moved.answer(status(307, '', { location: elsewhere.url }));
  await happens();
  await deliver();
  expect(await endpoint(goneId)).toMatchObject({ state: 'gone' });
  expect(elsewhere.received).toEqual([]);
  expect(await deliveries(movedId)).toMatchObject([{ state: 'waiting', statusCode: 307 }]);
});

test('While a secret changes both sign, and after a day the new one alone', async () => {
  const target = await receiver();
  const id = await tell(target.url);
  const before = await secretOf(id);
  await change('rotateWebhookSecret', id);
  const after = await secretOf(id);
  expect(after).not.toBe(before);

  await happens();
  await deliver();
  for (const secret of [before, after]) expect(verified(secret, target.received[0]!)).toBeDefined();
  app.clock.now = new Date(NOW.getTime() + 24 * HOUR_MS);
  const { testWebhook } = await ask<{ testWebhook: { isTaken: boolean; statusCode: number } }>(
    'mutation ($id: Int!) { testWebhook(webhookId: $id) { isTaken statusCode } }',
    { id },
  );
  expect(testWebhook).toEqual({ isTaken: true, statusCode: 200 });
  expect(target.received[1]!.event).toMatchObject({ type: 'webhook.test', sequence: null });
  expect(String(target.received[1]!.headers['webhook-signature']).split(' ')).toHaveLength(1);
});

test('A receiver that never answers delays no other, and no mail', async () => {
  const [mute, quick] = [await receiver(), await receiver()];
  mute.answer(() => undefined);
  const muteId = await tell(mute.url);
  await tell(quick.url);
  await happens();
  await app.jobs.go('events');
  await app.jobs.go('webhooks');
  app.jobs.start();
  try {
    await eventually(async () => expect([mute.received.length, quick.received.length]).toEqual([1, 1]));
    await happens();
    await eventually(async () => expect(quick.received).toHaveLength(2));
    expect(mute.received).toHaveLength(1);
  } finally {
    await mute.close();
    await app.jobs.stop();
  }
  expect(await deliveries(muteId)).toMatchObject([{ state: 'waiting', statusCode: null }]);
});

test('What was sent by a worker that was killed before it noted that is sent again by the same id', async () => {
  const target = await receiver();
  const id = await tell(target.url);
  await happens();
  await app.db.pool.query(`CREATE FUNCTION test_stop() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$;
    CREATE TRIGGER test_stop BEFORE INSERT ON webhook_deliveries FOR EACH ROW EXECUTE FUNCTION test_stop()`);
  await expect(deliver()).rejects.toThrow('killed');
  await app.db.pool.query('DROP FUNCTION test_stop CASCADE');
  await app.db.pool.query("UPDATE jobs SET due_at = now() WHERE state = 'running'");
  await deliver();
  const ids = target.received.map(({ event }) => event.id);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(await deliveries(id)).toMatchObject([{ state: 'delivered' }]);
});

test('Two servers that look at once send each event once', async () => {
  const target = await receiver();
  await tell(target.url);
  await happens();
  await app.jobs.go('events');
  await Promise.all([app.jobs.go('webhooks'), app.jobs.go('webhooks'), app.jobs.go('webhooks')]);
  await Promise.all([app.jobs.workAll(), app.jobs.workAll()]);
  expect(target.received).toHaveLength(1);
});

test('Paused by hand it is sent nothing, and resumed what happened meanwhile', async () => {
  const target = await receiver();
  const id = await tell(target.url);
  expect((await change('pauseWebhook', id))['done']).toMatchObject({ state: 'paused' });
  await happens();
  await deliver();
  expect(target.received).toEqual([]);
  await change('resumeWebhook', id);
  await deliver();
  expect(target.received).toHaveLength(1);
  await ask('mutation ($id: Int!) { deleteWebhook(id: $id) }', { id });
  await happens();
  await deliver();
  expect(target.received).toHaveLength(1);
});

test('Nothing is sent into a private network, whatever a name leads to', async () => {
  const guarded = await startTestApp(NOW);
  try {
    const { token } = await signedIn(guarded.db, 'admin');
    const create = (url: string) => sendGraphQL(guarded, CREATE, { input: { url } }, token);
    expect(await failureOf(create('http://localhost:1/'))).toBe(
      'BAD_REQUEST url: La dirección debe empezar con https://',
    );
    expect(await failureOf(create('https://169.254.169.254/'))).toMatch(
      /^BAD_REQUEST url: La dirección es de una red privada/,
    );
    // A name, whose address is looked up when something is sent.
    const { data } = await sendGraphQL<{ createWebhook: Endpoint }>(
      guarded,
      CREATE,
      { input: { url: 'https://localhost:1/' } },
      token,
    );
    const { testWebhook } = await dataOf(
      sendGraphQL<{ testWebhook: object }>(
        guarded,
        'mutation ($id: Int!) { testWebhook(webhookId: $id) { isTaken statusCode fault } }',
        { id: data!.createWebhook.id },
        token,
      ),
    );
    expect(testWebhook).toEqual({
      isTaken: false,
      statusCode: null,
      fault: 'La dirección es de una red privada: el aviso solo sale a Internet',
    });
  } finally {
    await guarded.close();
  }
});

test('A list of endpoints is changed as any other', async () => {
  const url = 'https://sistema.ejemplo.example/avisos';
  expect(await failureOf(send(CREATE, { input: { url, eventTypes: ['turno.movido'] } }))).toBe(
    'BAD_REQUEST eventTypes: Elegí los eventos de la lista',
  );
  const id = await tell(url, { eventTypes: ['rental.created', 'appointment.booked', 'rental.created'] });
  const update = `mutation ($id: Int!, $input: UpdateWebhookInput!, $version: Int) {
    updateWebhook(id: $id, input: $input, expectedVersion: $version) { ${FIELDS} } }`;
  await ask(update, { id, input: { description: 'Facturación' }, version: 1 });
  expect(await failureOf(send(update, { id, input: { description: 'Otra' }, version: 1 }))).toMatch(/^CONFLICT/);
  expect(await endpoint(id)).toMatchObject({
    description: 'Facturación',
    eventTypes: ['appointment.booked', 'rental.created'],
    withPersonalData: false,
    version: 2,
  });
  const { rows } = await app.db.pool.query(
    "SELECT action, called, jsonb_path_query_array(changes, '$[*].to') AS values FROM audit_events WHERE entity = 'webhook' ORDER BY id",
  );
  expect(rows).toEqual([
    { action: 'created', called: url, values: [url, 'Turno reservado, Alquiler reservado', 'No'] },
    { action: 'updated', called: url, values: ['Facturación'] },
  ]);
  expect(await failureOf(send('mutation { pauseWebhook(id: 999999) { id } }'))).toBe('NOT_FOUND: El destino no existe');
  await Promise.allSettled(Array.from({ length: 25 }, () => tell(url)));
  expect((await ask<{ webhooks: Endpoint[] }>('{ webhooks { id } }')).webhooks).toHaveLength(20);
});
