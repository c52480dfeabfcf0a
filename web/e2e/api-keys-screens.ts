import type { Page } from 'playwright-core';
import { DEMO_EMAIL, graphql, sessionOf } from './clinic-api';
import { pressForDialog, type Screen } from './screen';
import { asAdmin, asAdminWhen } from './session';

const KEYS = '/admin/system/integrations';

async function withKeys(): Promise<string> {
  const token = await sessionOf(DEMO_EMAIL.admin);
  const { allProfessionals } = await graphql<{ allProfessionals: { id: number }[] }>(
    '{ allProfessionals { id } }',
    {},
    token,
  );
  const make = (input: object) =>
    graphql<{ createApiKey: { key: { id: number } } }>(
      'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key { id } } }',
      { input },
      token,
    );
  const scopes = ['appointments:read', 'appointments:write', 'professionals:read', 'personal-data'];
  await make({ name: 'Central telefónica', scopes });
  await make({
    name: 'Agenda en el teléfono',
    scopes,
    professionalId: allProfessionals[0]!.id,
    expiresInDays: null,
    longLived: true,
  });
  const { createApiKey } = await make({ name: 'Sitio web anterior', scopes: ['specialties:read'], expiresInDays: 90 });
  const revoke = 'mutation ($id: Int!) { revokeApiKey(id: $id) { id } }';
  await graphql(revoke, { id: createApiKey.key.id }, token);
  return KEYS;
}

export async function makeKey(page: Page, name: string, scope: string): Promise<string> {
  await pressForDialog('Nueva clave')(page);
  await page.getByRole('textbox', { name: /^Nombre/ }).fill(name);
  await page.getByRole('checkbox', { name: scope }).check();
  await page.getByRole('button', { name: 'Crear clave' }).click();
  return page
    .getByRole('dialog', { name: 'Copiá la clave nueva' })
    .getByRole('textbox', { name: 'Clave' })
    .inputValue();
}

export const API_KEYS_SCREENS: Screen[] = [
  {
    name: 'api-keys',
    path: withKeys,
    before: asAdmin,
    prepare: (page) => page.getByText('Sitio web anterior').first().waitFor(),
  },
  {
    name: 'api-key-new',
    path: withKeys,
    windowOnly: true,
    before: asAdmin,
    prepare: pressForDialog('Nueva clave'),
  },
  {
    name: 'api-keys-empty',
    path: KEYS,
    before: asAdminWhen('apiKeys', (data) => ({ ...data, apiKeys: [] })),
    prepare: (page) => page.getByText('Todavía no hay claves').waitFor(),
  },
  { name: 'api-keys-error', path: KEYS, before: asAdminWhen('apiKeys', 'error') },
  {
    name: 'api-key-made',
    path: KEYS,
    windowOnly: true,
    before: asAdmin,
    prepare: async (page) => void (await makeKey(page, 'Facturación', 'Turnos: ver')),
  },
  { name: 'guide-steps', path: '/api/docs/guia' },
  { name: 'guide-events', path: '/api/docs/eventos' },
  { name: 'guide-changes', path: '/api/docs/cambios' },
  { name: 'reference', path: '/api/docs', prepare: (page) => page.locator('.opblock-tag').first().waitFor() },
];
