import type { Page } from 'playwright-core';
import { makeKey } from './api-keys-screens';
import { pressForDialog, type Screen } from './screen';
import { asAdmin, asAdminWhen } from './session';

const KEYS = '/admin/system/integrations';
const WEBHOOKS = `${KEYS}/webhooks`;

function aWebhook(id: number, description: string, facts: object = {}) {
  return {
    __typename: 'WebhookEndpoint',
    id,
    url: `https://sistema-${id}.ejemplo.example/turnero/eventos?origen=clinica`,
    description,
    eventTypes: [],
    withPersonalData: false,
    state: 'active',
    backlog: { __typename: 'WebhookBacklog', waiting: 0, failed: 0, lastAttemptAt: '2026-11-21T09:30:00-03:00' },
    version: 1,
    ...facts,
  };
}

const backlog = (waiting: number, failed: number) => ({
  backlog: { __typename: 'WebhookBacklog', waiting, failed, lastAttemptAt: '2026-11-21T09:31:00-03:00' },
});

/** One in each state, with long addresses. */
const WEBHOOKS_OF_ALL_STATES = [
  aWebhook(1, 'Facturación'),
  aWebhook(2, 'CRM de la clínica', { state: 'retrying', eventTypes: ['appointment.created'], ...backlog(12, 0) }),
  aWebhook(3, '', { state: 'paused' }),
  aWebhook(4, 'Tablero de la sala de espera', { state: 'failing', withPersonalData: true, ...backlog(3, 41) }),
  aWebhook(5, 'Sistema anterior', { state: 'gone', ...backlog(0, 2) }),
];

function aDelivery(sequence: number, facts: object = {}) {
  return {
    __typename: 'WebhookDelivery',
    id: `4.${sequence}`,
    sequence,
    eventType: 'appointment.moved',
    eventId: `evt_${sequence}`,
    state: 'delivered',
    attempts: 1,
    attemptedAt: '2026-11-21T09:30:00-03:00',
    statusCode: 200,
    fault: null,
    durationMs: 240,
    response: 'Gracias',
    ...facts,
  };
}

const DELIVERIES = [
  aDelivery(31, { state: 'waiting', attempts: 3, statusCode: 503, durationMs: 10_400, response: 'Volvé más tarde' }),
  aDelivery(30, { state: 'failed', attempts: 9, statusCode: null, fault: 'No respondió en 15 segundos', response: '' }),
  aDelivery(29),
];

async function withWebhooks(page: Page): Promise<void> {
  await asAdminWhen('webhooks', () => ({ webhooks: WEBHOOKS_OF_ALL_STATES }))(page);
}

async function askForPrivateAddress(page: Page): Promise<void> {
  await pressForDialog('Nuevo destino')(page);
  await page.getByRole('textbox', { name: /^Dirección/ }).fill('https://10.0.0.1/avisos');
  await page.getByRole('button', { name: 'Agregar destino' }).click();
  await page
    .getByRole('dialog')
    .getByText(/red privada/)
    .first()
    .waitFor();
}

export const INTEGRATIONS_SCREENS: Screen[] = [
  {
    name: 'webhooks-full',
    path: WEBHOOKS,
    before: withWebhooks,
    prepare: (page) => page.getByText('Sistema anterior').first().waitFor(),
  },
  { name: 'webhooks-error', path: WEBHOOKS, before: asAdminWhen('webhooks', 'error') },
  { name: 'webhooks-refused', path: WEBHOOKS, before: asAdmin, windowOnly: true, prepare: askForPrivateAddress },
  {
    name: 'webhooks-log',
    path: `${WEBHOOKS}/4`,
    before: async (page) => {
      await withWebhooks(page);
      const webhookDeliveries = { __typename: 'WebhookDeliveryPage', items: DELIVERIES, next: null };
      await asAdminWhen('webhookDeliveries', () => ({ webhookDeliveries }))(page);
    },
    prepare: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'api-key-uncopied',
    path: KEYS,
    before: asAdmin,
    windowOnly: true,
    prepare: async (page) => {
      await makeKey(page, 'Facturación', 'Turnos: ver');
      await page.getByRole('button', { name: 'Listo' }).click();
      await page.getByRole('dialog', { name: '¿Ya la copiaste?' }).waitFor();
    },
  },
];
