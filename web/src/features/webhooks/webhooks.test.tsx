import { screen, waitFor, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../testing/fake-api';
import { setPageVisible } from '../../testing/page-visibility';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import type { WebhookDeliveryFactsFragment, WebhookFactsFragment } from './webhooks.generated';

const LIST = '/admin/system/integrations/webhooks';

const aWebhook = (facts: Partial<WebhookFactsFragment> = {}) =>
  ({
    __typename: 'WebhookEndpoint',
    id: 1,
    url: 'https://sistema.ejemplo.com/avisos',
    description: 'Facturación',
    eventTypes: [],
    withPersonalData: false,
    state: 'active',
    backlog: { __typename: 'WebhookBacklog', waiting: 0, failed: 0, lastAttemptAt: '2026-11-21T09:30:00-03:00' },
    version: 1,
    ...facts,
  }) as const;

const aDelivery = (facts: Partial<WebhookDeliveryFactsFragment> = {}) =>
  ({
    __typename: 'WebhookDelivery',
    id: '1.7',
    sequence: 7,
    eventType: 'appointment.moved',
    eventId: 'evt_1',
    state: 'delivered',
    attempts: 1,
    attemptedAt: '2026-11-21T09:30:00-03:00',
    statusCode: 200,
    fault: null,
    durationMs: 1240,
    response: 'Gracias',
    ...facts,
  }) as const;

function open(path: string, webhooks: readonly ReturnType<typeof aWebhook>[], more: Answers = {}) {
  localStorage.setItem('token', 'abc');
  return renderApp(path, {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    Webhooks: { webhooks },
    WebhookDeliveries: { webhookDeliveries: { items: [], next: null } },
    ...more,
  });
}

test('a clinic without endpoints reads their purpose and how to verify a signature, and adds one without patient data', async () => {
  const { user, sent } = await open(LIST, [], { CreateWebhook: { createWebhook: aWebhook() } });
  expect(await screen.findByText('Todavía ningún sistema recibe eventos')).toBeVisible();
  expect((screen.getByRole('textbox', { name: 'Ejemplo' }) as HTMLTextAreaElement).value).toContain('standardwebhooks');

  await user.click(screen.getByRole('button', { name: 'Nuevo destino' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo destino de eventos' }));
  await write(user, dialog.getByRole('textbox', { name: /Dirección/ }), 'https://sistema.ejemplo.com/avisos ');
  await user.click(dialog.getByRole('button', { name: 'Agregar destino' }));
  await expectToast('Destino agregado. Recibe lo que pase desde ahora');
  expect(sent('CreateWebhook')[0]).toMatchObject({
    input: { url: 'https://sistema.ejemplo.com/avisos', description: '', eventTypes: [], withPersonalData: false },
  });
});

test('An address that nothing may be sent to is refused at its field, and what was typed stays', async () => {
  const refusal = 'La dirección es de una red privada: los eventos solo salen a Internet';
  const { user } = await open(LIST, [], { CreateWebhook: new ApiFailure('BAD_REQUEST', refusal, 'url') });
  await user.click(await screen.findByRole('button', { name: 'Nuevo destino' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo destino de eventos' }));
  const url = dialog.getByRole('textbox', { name: /Dirección/ });
  await write(user, url, 'https://10.0.0.1/');
  await user.click(dialog.getByRole('button', { name: 'Agregar destino' }));
  await waitFor(() => expect(url).toHaveAccessibleDescription(expect.stringContaining(refusal)));
  expect(url).toHaveValue('https://10.0.0.1/');
});

test('A test shows what the other system answers', async () => {
  const { user } = await open(`${LIST}/1`, [aWebhook()], {
    TestWebhook: {
      testWebhook: {
        __typename: 'WebhookTest',
        isTaken: false,
        statusCode: 422,
        fault: null,
        durationMs: 35,
        response: 'campo desconocido',
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Probar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Probar el destino' }));
  await user.click(dialog.getByRole('button', { name: 'Mandar prueba' }));
  expect(await dialog.findByText('No lo aceptó: respondió 422')).toBeVisible();
  expect(dialog.getByText('campo desconocido')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Probar de nuevo' })).toBeVisible();
});

test('failed deliveries are sent again, one or all, and a paused endpoint is resumed', async () => {
  const failing = aWebhook({
    state: 'failing',
    backlog: { waiting: 0, failed: 2, lastAttemptAt: null },
  });
  const failed = aDelivery({ state: 'failed', statusCode: null, fault: 'No respondió en 10 segundos', attempts: 32 });
  const { user, sent } = await open(`${LIST}/1`, [failing], {
    WebhookDeliveries: {
      webhookDeliveries: { items: [failed, aDelivery({ id: '1.6', sequence: 6 })], next: null },
    },
    RetryWebhookDeliveries: { retryWebhookDeliveries: true },
    ResumeWebhook: { resumeWebhook: aWebhook() },
  });
  const row = within(await screen.findByRole('row', { name: /Turno movido a otro horario o sala · n.º 7/ }));
  expect(row.getByText('No respondió en 10 segundos')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Reintentar:/ })).toHaveLength(1);

  await user.click(row.getByRole('button', { name: /^Reintentar:/ }));
  await expectToast('Sale de nuevo en unos segundos');
  await user.click(screen.getByRole('button', { name: 'Reintentar los fallidos' }));
  await waitFor(() =>
    expect(sent('RetryWebhookDeliveries')).toEqual([
      { webhookId: 1, sequence: 7 },
      { webhookId: 1, sequence: null },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Reanudar' }));
  await expectToast('Destino reanudado. Sale lo que falta');
});

test('The secret is shown when it is asked for, and changed after a question', async () => {
  let secret = 'whsec_primera';
  const { user } = await open(`${LIST}/1`, [aWebhook()], {
    WebhookSecret: () => ({ webhookSecret: secret }),
    RotateWebhookSecret: () => {
      secret = 'whsec_segunda';
      return { rotateWebhookSecret: aWebhook({ version: 2 }) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Clave de firma' }));
  expect(await screen.findByDisplayValue('whsec_primera')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cambiar clave' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cambiar la clave de firma' }));
  await user.click(question.getByRole('button', { name: 'Cambiar clave' }));
  expect(await screen.findByDisplayValue('whsec_segunda')).toBeVisible();
});

test('a secret rotation without an answer happens once, however often it is retried, and the secret is shown', async () => {
  let [secret, version] = ['whsec_primera', 1];
  const { user, sent } = await open(`${LIST}/1`, [], {
    Webhooks: () => ({ webhooks: [aWebhook({ version })] }),
    WebhookSecret: () => ({ webhookSecret: secret }),
    RotateWebhookSecret: ({ expectedVersion }) => {
      if (expectedVersion !== version) return new ApiFailure('CONFLICT', 'Otra persona cambió estos datos');
      [secret, version] = ['whsec_segunda', 2];
      return OFFLINE;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Clave de firma' }));
  await user.click(await screen.findByRole('button', { name: 'Cambiar clave' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cambiar la clave de firma' }));
  await user.click(question.getByRole('button', { name: 'Cambiar clave' }));
  expect(await question.findByText(/^No sabemos si la clave cambió: se cortó la conexión\. /)).toBeVisible();
  expect(await screen.findByDisplayValue('whsec_segunda')).toBeInTheDocument();
  const read = sent('Webhooks').length;
  setPageVisible(false);
  setPageVisible(true);
  await waitFor(() => expect(sent('Webhooks').length).toBeGreaterThan(read));
  await user.click(question.getByRole('button', { name: /^(Cambiar clave|Reintentar)$/ }));
  expect(await question.findByText(/^La clave u otro dato del destino ya se cambió\. /)).toBeVisible();
  expect(sent('RotateWebhookSecret')).toMatchObject([{ expectedVersion: 1 }, { expectedVersion: 1 }]);
});

test('A destination that a colleague has deleted leads back to the list', async () => {
  await open(`${LIST}/9`, [aWebhook()]);
  expect(await screen.findByText('Este destino ya no existe')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver los destinos' })).toHaveAttribute('href', LIST);
});
