import { screen, waitFor, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import { OFFLINE, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import type { ApiKeyFactsFragment } from './api-keys.generated';

const TOKEN = 'tnk_Ab3dEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE';
const LAURA = { __typename: 'Professional', id: 3, name: 'Laura Gómez' } as const;

const aKey = (facts: Partial<ApiKeyFactsFragment> = {}) => ({
  __typename: 'ApiKey' as const,
  id: 1,
  name: 'Central telefónica',
  tokenStart: 'tnk_Ab3d',
  professionalId: null,
  professionalName: null,
  scopes: ['appointments:read', 'appointments:write', 'rooms:read', 'personal-data'],
  requestsPerMinute: 600,
  state: 'active' as const,
  createdAt: '2026-11-20T09:00:00-03:00',
  createdByName: 'Admin Uno',
  expiresAt: '2027-11-20T09:00:00-03:00',
  lastUsedAt: null,
  revokedAt: null,
  version: 1,
  ...facts,
});

async function open(first: ReturnType<typeof aKey>[], more: Answers = {}) {
  localStorage.setItem('token', 'abc');
  let keys = first;
  return renderApp('/admin/system/integrations', {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    ApiKeys: () => ({ apiKeys: keys, allProfessionals: [LAURA] }),
    CreateApiKey: () => {
      keys = [aKey({ id: 9, name: 'Facturación' }), ...keys];
      return { createApiKey: { __typename: 'NewApiKey', token: TOKEN } };
    },
    RevokeApiKey: ({ id }) => {
      keys = keys.map((key) => (key.id === id ? { ...key, state: 'revoked' as const } : key));
      return { revokeApiKey: keys.find((key) => key.id === id) };
    },
    ...more,
  });
}
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('each key says what it may, until when, when it was used and whether it works; a revoked one only what it did', async () => {
  await open([
    aKey({ lastUsedAt: '2026-11-21T08:30:00-03:00' }),
    aKey({
      id: 2,
      name: 'Agenda de Laura',
      professionalId: 3,
      professionalName: 'Laura Gómez',
      state: 'revoked',
      expiresAt: null,
    }),
  ]);
  const first = await row('Central telefónica');
  for (const text of [
    'Toda la clínica',
    'Vigente',
    'Turnos: ver y cambiar; Salas: ver; Datos personales de pacientes',
  ]) {
    expect(first.getByText(text)).toBeVisible();
  }
  const second = await row('Agenda de Laura');
  for (const text of ['Laura Gómez', 'Revocada', 'sin vencimiento', 'Sin uso'])
    expect(second.getByText(text)).toBeVisible();
  expect(second.queryByRole('button', { name: /Revocar/ })).toBeNull();
  expect(second.getByRole('link', { name: 'Ver lo que hizo: Agenda de Laura' })).toHaveAttribute(
    'href',
    '/admin/reports/audit?quien=clave-2',
  );
});

test('who has none reads what they are for, and how a program uses one', async () => {
  await open([]);
  expect(await screen.findByText('Todavía no hay claves')).toBeVisible();
  const example = screen.getByRole('textbox', { name: 'Ejemplo' });
  expect((example as HTMLTextAreaElement).value).toContain('curl http://localhost/api/public/professionals');
  expect(screen.getByRole('link', { name: 'Documentación de la API' })).toHaveAttribute('href', '/api/docs');
  expect(screen.getByRole('link', { name: 'Guía paso a paso (en inglés)' })).toHaveAttribute('href', '/api/docs/guia');
});

test('a new key is shown once, after its permissions, and a lost answer makes no second one', async () => {
  let isLost = true;
  const { user, sent } = await open([], {
    CreateApiKey: () => {
      if (!isLost) return { createApiKey: { __typename: 'NewApiKey', token: TOKEN } };
      isLost = false;
      return OFFLINE;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Nueva clave' }));
  const form = await dialog('Nueva clave de API');
  await write(user, form.getByRole('textbox', { name: /^Nombre/ }), 'Facturación');
  await user.click(form.getByRole('button', { name: 'Crear clave' }));
  expect(await form.findByText('Elegí qué puede hacer la clave')).toBeVisible();
  await user.click(form.getByRole('checkbox', { name: 'Turnos: ver' }));
  await user.click(form.getByRole('checkbox', { name: 'Salas: cambiar' }));
  await user.selectOptions(form.getByRole('combobox', { name: /^Vigencia/ }), 'Sin vencimiento');
  expect(form.getByText(/^Si se pierde, sirve hasta que alguien la revoque/)).toBeVisible();
  // Rooms are changed by administrators.
  await user.selectOptions(form.getByRole('combobox', { name: /^De quién/ }), 'Laura Gómez');
  expect(form.queryByRole('checkbox', { name: 'Salas: cambiar' })).toBeNull();

  await user.click(form.getByRole('button', { name: 'Crear clave' }));
  await waitFor(() => expect(sent('CreateApiKey')).toHaveLength(1));
  await user.click(await form.findByRole('button', { name: 'Crear clave' }));
  const made = await dialog('Copiá la clave nueva');
  const [first, second] = sent('CreateApiKey') as { input: object; idempotencyKey: string }[];
  expect(second).toEqual(first);
  expect(first?.input).toEqual({
    name: 'Facturación',
    professionalId: 3,
    scopes: ['appointments:read'],
    expiresInDays: null,
    longLived: true,
    requestsPerMinute: 600,
  });
  expect(made.getByRole('textbox', { name: 'Clave' })).toHaveValue(TOKEN);
  await user.click(made.getByRole('button', { name: 'Copiar clave' }));
  await expectToast('Clave copiada');
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(TOKEN));
  await user.click(made.getByRole('button', { name: 'Listo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByDisplayValue(TOKEN)).toBeNull();
});

test('closing a new key before copying it asks first; once it is copied by hand there is no question', async () => {
  const { user } = await open([]);
  await user.click(await screen.findByRole('button', { name: 'Nueva clave' }));
  const form = await dialog('Nueva clave de API');
  await write(user, form.getByRole('textbox', { name: /^Nombre/ }), 'Facturación');
  await user.click(form.getByRole('checkbox', { name: 'Turnos: ver' }));
  await user.click(form.getByRole('button', { name: 'Crear clave' }));
  const made = await dialog('Copiá la clave nueva');
  await user.keyboard('{Escape}');
  const stay = (await dialog('¿Ya la copiaste?')).getByRole('button', { name: 'Volver a la clave' });
  expect(stay).toHaveFocus();
  await user.click(stay);
  await waitFor(() => expect(made.getByRole('button', { name: 'Copiar clave' })).toHaveFocus());
  expect(made.getByRole('textbox', { name: 'Clave' })).toHaveValue(TOKEN);

  await user.click(made.getByRole('textbox', { name: 'Clave' }));
  await user.copy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Nueva clave' })).toHaveFocus();
});

test('revoking a key asks first with its effect, and the key stays in the list', async () => {
  const { user, sent } = await open([aKey()]);
  await user.click((await row('Central')).getByRole('button', { name: 'Revocar: Central telefónica' }));
  const question = await dialog('Revocar clave de API');
  expect(question.getByText('El programa que la usa deja de funcionar al momento.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Revocar clave' }));
  await expectToast('Clave revocada');
  expect((await row('Central')).getByText('Revocada')).toBeVisible();
  // The button that was pressed is gone with the key's use.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nueva clave' })).toHaveFocus());
  expect(sent('RevokeApiKey')).toEqual([{ id: 1 }]);
});

test('of a key its name and its limit change', async () => {
  const { user, sent } = await open([aKey()], {
    UpdateApiKey: ({ input }) => ({ updateApiKey: aKey({ ...(input as object), version: 2 }) }),
  });
  await user.click((await row('Central')).getByRole('button', { name: 'Editar: Central telefónica' }));
  const form = await dialog('Editar clave de API');
  expect(form.queryByRole('checkbox')).toBeNull();
  const limit = form.getByRole('textbox', { name: /^Consultas por minuto/ });
  await user.clear(limit);
  await write(user, limit, '60');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('Clave actualizada');
  expect(sent('UpdateApiKey')).toEqual([
    { id: 1, input: { name: 'Central telefónica', requestsPerMinute: 60 }, expectedVersion: 1 },
  ]);
});
