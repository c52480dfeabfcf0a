import { Webhook } from 'standardwebhooks';

import { eventually } from '../../testing/harness/eventually';
import { startTestWebhooks, type TestWebhooks } from '../../testing/harness/test-webhooks';
import { status, type WebhookReceiver } from '../../testing/harness/webhook-receiver';

let clinic: TestWebhooks;
beforeAll(async () => {
  clinic = await startTestWebhooks();
});
afterAll(() => clinic.app.close());
beforeEach(() => clinic.clear());
afterEach(() => clinic.closeReceivers());

const verified = (secret: string, { body, headers }: WebhookReceiver['received'][number]) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as { id: string };
const secretOf = async (id: number) =>
  (await clinic.ask<{ webhookSecret: string }>('query ($id: Int!) { webhookSecret(id: $id) }', { id })).webhookSecret;

test('events arrive in order, signed and without the patient', async () => {
  const target = await clinic.receiver();
  await clinic.happens();
  await clinic.app.jobs.go('events');
  const id = await clinic.addWebhook(target.url, { description: 'Facturación' });
  const turno = await clinic.happens();
  await clinic.app.db.pool.query("UPDATE appointments SET status = 'confirmed' WHERE id = $1", [turno]);
  await clinic.deliver();

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
    ).toThrow('No matching signature found');
  }
  expect(await clinic.deliveries(id)).toMatchObject([
    { eventType: 'appointment.confirmed', state: 'delivered', attempts: 1, statusCode: 200, response: 'Gracias' },
    { eventType: 'appointment.booked', state: 'delivered' },
  ]);
  await clinic.deliver();
  expect(target.received).toHaveLength(2);
});

test('patient data are current when sent; erased data are neither sent nor stored', async () => {
  const target = await clinic.receiver();
  const id = await clinic.addWebhook(target.url, { withPersonalData: true });
  target.answer((response, event) => void response.end(JSON.stringify(event.data)));
  const [kept, forgotten] = [await clinic.happens(), await clinic.happens()];
  await clinic.app.db.pool.query("UPDATE appointments SET patient_email = 'nuevo@ejemplo.example' WHERE id = $1", [
    kept,
  ]);
  await clinic.app.db.pool.query('DELETE FROM appointments WHERE id = $1', [forgotten]);
  await clinic.deliver();
  expect(target.received.slice(0, 2).map(({ event }) => event.data['appointment']!['patient'])).toEqual([
    { name: 'Pedro Paciente', email: 'nuevo@ejemplo.example', phone: null, contact_name: null },
    null,
  ]);
  expect((await clinic.deliveries(id)).map(({ response }) => response).join('')).toBe('');
});

test('an endpoint gets its chosen types only, and no skipped events after choosing all', async () => {
  const target = await clinic.receiver();
  const id = await clinic.addWebhook(target.url, { eventTypes: ['appointment.cancelled'] });
  const turno = await clinic.happens();
  await clinic.deliver();
  expect(target.received).toEqual([]);
  await clinic.app.db.pool.query("UPDATE appointments SET status = 'cancelled' WHERE id = $1", [turno]);
  await clinic.deliver();
  await clinic.ask('mutation ($id: Int!) { updateWebhook(id: $id, input: { eventTypes: [] }) { id } }', { id });
  await clinic.deliver();
  expect(target.received.map(({ event }) => event.type)).toEqual(['appointment.cancelled']);
});

test('after a receiver’s outage all events arrive in order with the same ids', async () => {
  const target = await clinic.receiver();
  const id = await clinic.addWebhook(target.url);
  target.answer(status(503, 'Volvemos en un rato'));
  await clinic.happens();
  await clinic.happens();
  await clinic.deliver();
  await clinic.deliver(0.001);
  expect(target.received).toHaveLength(1);
  expect(await clinic.endpoint(id)).toMatchObject({ state: 'retrying', backlog: { waiting: 1, failed: 0 } });
  expect(await clinic.deliveries(id)).toMatchObject([
    { state: 'waiting', statusCode: 503, response: 'Volvemos en un rato' },
  ]);

  await clinic.happens();
  await clinic.deliver(1);
  target.answer(status(200));
  await clinic.deliver(3);
  const [first, second, ...rest] = target.received.map(({ event }) => event);
  expect(second!.id).toBe(first!.id);
  expect(rest.map(({ sequence }) => sequence)).toEqual([0, 1, 2].map((more) => first!.sequence! + more));
  expect(new Set(target.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  expect(await clinic.endpoint(id)).toMatchObject({ state: 'active', backlog: { waiting: 0 } });
  expect((await clinic.deliveries(id)).map(({ attempts }) => attempts)).toEqual([1, 1, 3]);
});

test.each(['testWebhook(webhookId: $id) { isTaken }', 'resumeWebhook(id: $id) { id }'])(
  'a repaired receiver gets events at once and in order: %s',
  async (mutation) => {
    const target = await clinic.receiver();
    const id = await clinic.addWebhook(target.url);
    target.answer(status(503));
    for (let more = 0; more < 3; more++) await clinic.happens();
    await clinic.deliver();
    await clinic.deliver(1);
    target.answer(status(204));
    await clinic.ask(`mutation ($id: Int!) { ${mutation} }`, { id });
    await clinic.deliver(1);
    await clinic.deliver(1);
    const taken = target.received.slice(2).flatMap(({ event }) => event.sequence ?? []);
    expect(taken).toEqual([0, 1, 2].map((more) => target.received[0]!.event.sequence! + more));
  },
);

test('a refused event is overtaken by others, and sent again on request', async () => {
  const target = await clinic.receiver();
  const id = await clinic.addWebhook(target.url);
  const refused = await clinic.happens();
  target.answer((response, event) => status(event.data['appointment']!['id'] === refused ? 422 : 200)(response));
  await clinic.happens();
  await clinic.deliver();
  expect((await clinic.deliveries(id)).map(({ state }) => state).toSorted()).toEqual(['delivered', 'waiting']);

  await clinic.app.db.pool.query("UPDATE webhook_deliveries SET attempts = 40 WHERE state = 'waiting'");
  await clinic.deliver(2);
  expect(await clinic.deliveries(id, 'failed')).toMatchObject([{ statusCode: 422 }]);
  await clinic.deliver(20);
  expect(target.received).toHaveLength(3);

  target.answer(status(204));
  await clinic.ask('mutation ($id: Int!) { retryWebhookDeliveries(webhookId: $id) }', { id });
  await clinic.deliver(20);
  expect(await clinic.deliveries(id, 'failed')).toEqual([]);
  expect(target.received.at(-1)!.event.data['appointment']!['id']).toBe(refused);
});

test('after a day of failures an endpoint is paused and administrators are mailed; resumed, it gets all events', async () => {
  const target = await clinic.receiver();
  const id = await clinic.addWebhook(target.url);
  await target.close();
  await clinic.happens();
  await clinic.deliver();
  await clinic.deliver(23);
  expect(await clinic.endpoint(id)).toMatchObject({ state: 'retrying' });
  await clinic.deliver(25);
  expect(await clinic.endpoint(id)).toMatchObject({ state: 'failing' });
  expect(await clinic.deliveries(id)).toMatchObject([
    { state: 'waiting', statusCode: null, fault: 'El servidor no acepta conexiones en esa dirección' },
  ]);
  const mails = await clinic.app.mails();
  expect(mails.at(-1)).toMatchObject({
    subject: expect.stringContaining('Un destino de eventos quedó en pausa'),
    text: expect.stringMatching(/^Hola, .+:$/m),
  });
  const { rows } = await clinic.app.db.pool.query(
    "SELECT actor_user_id, changes FROM audit_events WHERE entity = 'webhook' AND action = 'updated'",
  );
  expect(rows).toEqual([
    { actor_user_id: null, changes: [{ field: 'pausedBecause', from: null, to: 'Pausado por fallas' }] },
  ]);

  await clinic.happens();
  await clinic.deliver(30);
  const again = await clinic.receiver();
  await clinic.ask('mutation ($id: Int!, $url: String!) { updateWebhook(id: $id, input: { url: $url }) { id } }', {
    id,
    url: again.url,
  });
  await clinic.change('resumeWebhook', id);
  await clinic.deliver(31);
  expect(again.received.map(({ event }) => event.type)).toEqual(['appointment.booked', 'appointment.booked']);
});

test('an endpoint paused before its delivery and resumed gets missed events at once', async () => {
  const target = await clinic.receiver();
  const id = await clinic.addWebhook(target.url);
  await clinic.happens();
  await clinic.app.jobs.go('events');
  await clinic.app.jobs.go('webhooks');
  await clinic.change('pauseWebhook', id);
  await clinic.app.jobs.workAll();
  expect(target.received).toEqual([]);
  await clinic.change('resumeWebhook', id);
  await clinic.deliver();
  expect(target.received).toHaveLength(1);
});

test('410 pauses an endpoint at once, and redirects are not followed', async () => {
  const [gone, elsewhere, moved] = [await clinic.receiver(), await clinic.receiver(), await clinic.receiver()];
  const [goneId, movedId] = [await clinic.addWebhook(gone.url), await clinic.addWebhook(moved.url)];
  gone.answer(status(410));
  moved.answer(status(307, '', { location: elsewhere.url }));
  await clinic.happens();
  await clinic.deliver();
  expect(await clinic.endpoint(goneId)).toMatchObject({ state: 'gone' });
  expect(elsewhere.received).toEqual([]);
  expect(await clinic.deliveries(movedId)).toMatchObject([{ state: 'waiting', statusCode: 307 }]);
});

test('both secrets sign for a day after a change, then only the new one', async () => {
  const target = await clinic.receiver();
  const id = await clinic.addWebhook(target.url);
  const before = await secretOf(id);
  await clinic.change('rotateWebhookSecret', id);
  const after = await secretOf(id);
  expect(after).not.toBe(before);

  await clinic.happens();
  await clinic.deliver();
  for (const secret of [before, after]) expect(verified(secret, target.received[0]!)).toBeDefined();
  clinic.app.clock.now = new Date(clinic.startsAt.getTime() + 24 * 3_600_000);
  const { testWebhook } = await clinic.ask<{ testWebhook: { isTaken: boolean; statusCode: number } }>(
    'mutation ($id: Int!) { testWebhook(webhookId: $id) { isTaken statusCode } }',
    { id },
  );
  expect(testWebhook).toEqual({ isTaken: true, statusCode: 200 });
  expect(target.received[1]!.event).toMatchObject({ type: 'webhook.test', sequence: null });
  expect(String(target.received[1]!.headers['webhook-signature']).split(' ')).toHaveLength(1);
});

test('a silent receiver delays no other receiver and no mail', async () => {
  const [mute, quick] = [await clinic.receiver(), await clinic.receiver()];
  mute.answer(() => undefined);
  const muteId = await clinic.addWebhook(mute.url);
  await clinic.addWebhook(quick.url);
  await clinic.happens();
  await clinic.app.jobs.go('events');
  await clinic.app.jobs.go('webhooks');
  clinic.app.jobs.start();
  try {
    await eventually(async () => expect([mute.received.length, quick.received.length]).toEqual([1, 1]));
    await clinic.happens();
    await eventually(async () => expect(quick.received).toHaveLength(2));
    expect(mute.received).toHaveLength(1);
  } finally {
    await mute.close();
    await clinic.app.jobs.stop();
  }
  expect(await clinic.deliveries(muteId)).toMatchObject([{ state: 'waiting', statusCode: null }]);
});

test('a delivery of a killed worker is sent again with the same id', async () => {
  const target = await clinic.receiver();
  const id = await clinic.addWebhook(target.url);
  await clinic.happens();
  await clinic.app.db.pool.query(`CREATE FUNCTION test_stop() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$;
    CREATE TRIGGER test_stop BEFORE INSERT ON webhook_deliveries FOR EACH ROW EXECUTE FUNCTION test_stop()`);
  await expect(clinic.deliver()).rejects.toThrow('killed');
  await clinic.app.db.pool.query('DROP FUNCTION test_stop CASCADE');
  await clinic.app.db.pool.query("UPDATE jobs SET due_at = now() WHERE state = 'running'");
  await clinic.deliver();
  const ids = target.received.map(({ event }) => event.id);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(await clinic.deliveries(id)).toMatchObject([{ state: 'delivered' }]);
});

test('two servers send each event once', async () => {
  const target = await clinic.receiver();
  await clinic.addWebhook(target.url);
  await clinic.happens();
  await clinic.app.jobs.go('events');
  await Promise.all([clinic.app.jobs.go('webhooks'), clinic.app.jobs.go('webhooks'), clinic.app.jobs.go('webhooks')]);
  await Promise.all([clinic.app.jobs.workAll(), clinic.app.jobs.workAll()]);
  expect(target.received).toHaveLength(1);
});

test('a stopping server finishes its delivery, and another sends the next', async () => {
  const target = await clinic.receiver();
  await clinic.addWebhook(target.url);
  for (let turno = 0; turno < 3; turno += 1) await clinic.happens();
  await clinic.app.jobs.go('events');
  await clinic.app.jobs.go('webhooks');
  const stopped = new Promise<void>((resolve) =>
    target.answer((response) => {
      resolve(clinic.app.jobs.stop());
      response.end();
    }),
  );
  clinic.app.jobs.start();
  await stopped;
  expect(target.received).toHaveLength(1);
  target.answer(status(200));
  await clinic.deliver();
  const [first = 0, ...rest] = target.received.map(({ event }) => event.sequence!);
  expect(rest).toEqual([first + 1, first + 2]);
});
