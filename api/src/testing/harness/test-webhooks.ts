import { makeProfessional, signedIn } from '../factories/people';
import { makeAppointment, makeRoom } from '../factories/rooms';
import { startTestApp, type TestApp } from './app';
import { clearClinic } from './booking';
import { emptyTables } from './empty-tables';
import { dataOf, sendGraphQL, type GraphQLAnswer } from './graphql';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver';

export interface TestEndpoint {
  id: number;
  state: string;
  version: number;
  backlog: { waiting: number; failed: number };
}

interface TestDelivery {
  sequence: number;
  eventType: string;
  state: string;
  attempts: number;
  statusCode: number | null;
  fault: string | null;
  response: string;
}

export const ENDPOINT_FIELDS =
  'id url description eventTypes withPersonalData state version backlog { waiting failed }';
export const CREATE_WEBHOOK = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { ${ENDPOINT_FIELDS} } }`;

const HOUR_MS = 3_600_000;

/** A clinic with webhooks to other systems on this machine. */
export interface TestWebhooks {
  app: TestApp;
  /** Signatures are verified by the machine's time. */
  startsAt: Date;
  send<Data>(query: string, variables?: object): Promise<GraphQLAnswer<Data>>;
  ask<Data>(query: string, variables?: object): Promise<Data>;
  receiver(): Promise<WebhookReceiver>;
  /** The id of a new endpoint. */
  addWebhook(url: string, input?: object): Promise<number>;
  endpoint(id: number): Promise<TestEndpoint | undefined>;
  deliveries(id: number, state?: string | null): Promise<TestDelivery[]>;
  change(mutation: string, id: number): Promise<TestEndpoint>;
  /** At a free hour; returns its id. */
  happens(): Promise<string>;
  /** Delivers what is due by then. */
  deliver(hoursLater?: number): Promise<void>;
  /** Before each test. */
  clear(): Promise<void>;
  closeReceivers(): Promise<unknown>;
}

export async function startTestWebhooks(): Promise<TestWebhooks> {
  const app = await startTestApp(undefined, { webhookLocalTargets: true });
  const { rows } = await app.db.pool.query<{ now: Date }>('SELECT now()');
  const startsAt = rows[0]!.now;
  const { token } = await signedIn(app.db, 'admin', { provedAt: startsAt });
  const receivers: WebhookReceiver[] = [];
  let [professionalId, roomId, hour] = [0, 0, 0];
  const send: TestWebhooks['send'] = (query, variables = {}) => sendGraphQL(app, query, { ...variables }, token);
  const ask: TestWebhooks['ask'] = (query, variables) => dataOf(send(query, variables));
  return {
    app,
    startsAt,
    send,
    ask,
    async receiver() {
      const started = await startWebhookReceiver();
      receivers.push(started);
      return started;
    },
    addWebhook: async (url, input = {}) =>
      (await ask<{ createWebhook: TestEndpoint }>(CREATE_WEBHOOK, { input: { url, ...input } })).createWebhook.id,
    endpoint: async (id) =>
      (await ask<{ webhooks: TestEndpoint[] }>(`{ webhooks { ${ENDPOINT_FIELDS} } }`)).webhooks.find(
        (one) => one.id === id,
      ),
    deliveries: async (id, state = null) =>
      (
        await ask<{ webhookDeliveries: { items: TestDelivery[] } }>(
          `query ($id: Int!, $state: WebhookDeliveryState) { webhookDeliveries(filter: { webhookId: $id, state: $state }) {
            items { sequence eventType state attempts statusCode fault response } } }`,
          { id, state },
        )
      ).webhookDeliveries.items,
    change: async (mutation, id) =>
      (
        await ask<{ done: TestEndpoint }>(
          `mutation ($id: Int!) { done: ${mutation}(id: $id) { ${ENDPOINT_FIELDS} } }`,
          { id },
        )
      ).done,
    happens() {
      hour += 1;
      const at = (minutes: number) => new Date(Date.UTC(2030, 0, 1, hour, minutes)).toISOString();
      return makeAppointment(app.db, { professionalId, roomId, from: at(0), to: at(30) });
    },
    async deliver(hoursLater = 0) {
      app.clock.now = new Date(startsAt.getTime() + hoursLater * HOUR_MS);
      await app.jobs.go('events');
      await app.jobs.go('webhooks');
      await app.jobs.workAll();
    },
    async clear() {
      app.clock.now = startsAt;
      await clearClinic(app);
      await emptyTables(app, 'webhook_endpoints', 'jobs');
      professionalId = (await makeProfessional(app.db)).id;
      roomId = await makeRoom(app.db);
      await app.jobs.go('events');
    },
    closeReceivers: () => Promise.all(receivers.splice(0).map((receiver) => receiver.close())),
  };
}
