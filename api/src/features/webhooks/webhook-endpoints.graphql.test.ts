import { signedIn } from '../../testing/factories/people';
import { startTestApp } from '../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import {
  CREATE_WEBHOOK,
  ENDPOINT_FIELDS,
  startTestWebhooks,
  type TestEndpoint,
  type TestWebhooks,
} from '../../testing/harness/test-webhooks';

let clinic: TestWebhooks;
beforeAll(async () => {
  clinic = await startTestWebhooks();
});
afterAll(() => clinic.app.close());
beforeEach(() => clinic.clear());
afterEach(() => clinic.closeReceivers());

test('a paused endpoint gets nothing; resumed, it gets what it missed', async () => {
  const target = await clinic.receiver();
  const id = await clinic.addWebhook(target.url);
  expect(await clinic.change('pauseWebhook', id)).toMatchObject({ state: 'paused' });
  await clinic.happens();
  await clinic.deliver();
  expect(target.received).toEqual([]);
  await clinic.change('resumeWebhook', id);
  await clinic.deliver();
  expect(target.received).toHaveLength(1);
  await clinic.ask('mutation ($id: Int!) { deleteWebhook(id: $id) }', { id });
  await clinic.happens();
  await clinic.deliver();
  expect(target.received).toHaveLength(1);
});

test('nothing is sent to a private network, even through a name', async () => {
  const guarded = await startTestApp();
  try {
    const { token } = await signedIn(guarded.db, 'admin');
    const create = (url: string) => sendGraphQL(guarded, CREATE_WEBHOOK, { input: { url } }, token);
    expect(await failureOf(create('http://localhost:1/'))).toBe(
      'BAD_REQUEST url: La dirección debe empezar con https://',
    );
    expect(await failureOf(create('https://169.254.169.254/'))).toMatch(
      /^BAD_REQUEST url: La dirección es de una red privada/,
    );
    // The name is resolved at each delivery.
    const { data } = await sendGraphQL<{ createWebhook: TestEndpoint }>(
      guarded,
      CREATE_WEBHOOK,
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
      fault: 'La dirección es de una red privada: los eventos solo salen a Internet',
    });
  } finally {
    await guarded.close();
  }
});

test('endpoints can be created, edited and deleted', async () => {
  const url = 'https://sistema.ejemplo.example/avisos';
  expect(await failureOf(clinic.send(CREATE_WEBHOOK, { input: { url, eventTypes: ['turno.movido'] } }))).toBe(
    'BAD_REQUEST eventTypes: Elegí los eventos de la lista',
  );
  const id = await clinic.addWebhook(url, { eventTypes: ['rental.created', 'appointment.booked', 'rental.created'] });
  const update = `mutation ($id: Int!, $input: UpdateWebhookInput!, $version: Int) {
    updateWebhook(id: $id, input: $input, expectedVersion: $version) { ${ENDPOINT_FIELDS} } }`;
  await clinic.ask(update, { id, input: { description: 'Facturación' }, version: 1 });
  expect(await failureOf(clinic.send(update, { id, input: { description: 'Otra' }, version: 1 }))).toMatch(/^CONFLICT/);
  expect(await clinic.endpoint(id)).toMatchObject({
    description: 'Facturación',
    eventTypes: ['appointment.booked', 'rental.created'],
    withPersonalData: false,
    version: 2,
  });
  const { rows } = await clinic.app.db.pool.query(
    "SELECT action, called, jsonb_path_query_array(changes, '$[*].to') AS values FROM audit_events WHERE entity = 'webhook' ORDER BY id",
  );
  expect(rows).toEqual([
    { action: 'created', called: url, values: [url, 'Turno reservado, Alquiler reservado', 'No'] },
    { action: 'updated', called: url, values: ['Facturación'] },
  ]);
  expect(await failureOf(clinic.send('mutation { pauseWebhook(id: 999999) { id } }'))).toBe(
    'NOT_FOUND: El destino no existe',
  );
  await Promise.allSettled(Array.from({ length: 25 }, () => clinic.addWebhook(url)));
  expect((await clinic.ask<{ webhooks: TestEndpoint[] }>('{ webhooks { id } }')).webhooks).toHaveLength(20);
});
