import { API_KEYS_SCREENS, makeKey } from './api-keys-screens';
import { testScreens } from './screen-faults';
import { asAdmin } from './session';
import { visits } from './visits';

const { open } = visits();

async function roomsBy(token: string): Promise<unknown> {
  const response = await fetch(`${process.env.E2E_URL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ rooms { name } }' }),
  });
  return response.json();
}

test('a program reads the rooms by the key that an administrator made, and nothing once it is revoked', async () => {
  const page = await open();
  await asAdmin(page);
  await page.goto('/admin/system/integrations');
  const token = await makeKey(page, 'Cartelera', 'Salas: ver');
  await page.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('button', { name: 'Cerrar igual' }).click();
  expect(await roomsBy(token)).toMatchObject({
    data: { rooms: expect.arrayContaining([{ name: expect.any(String) }]) },
  });

  await page.getByRole('button', { name: 'Revocar: Cartelera' }).click();
  await page.getByRole('button', { name: 'Revocar clave' }).click();
  await page.getByText('Clave revocada').first().waitFor();
  expect(await roomsBy(token)).toMatchObject({ errors: [{ message: 'La clave de API fue revocada' }] });
});

testScreens(open, API_KEYS_SCREENS);
