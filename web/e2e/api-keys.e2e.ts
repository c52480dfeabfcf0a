import { makeKey } from './api-keys-screens';
import { pressForDialog } from './screen';
import { asAdmin } from './session';
import { visits } from './visits';
import { faultsAt } from './widths';

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
  await pressForDialog('Nueva clave')(page);
  expect(await faultsAt(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const token = await makeKey(page, 'Cartelera', 'Salas: ver');
  await page.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('button', { name: 'Cerrar igual' }).click();
  expect(await roomsBy(token)).toMatchObject({
    data: { rooms: expect.arrayContaining([{ name: expect.any(String) }]) },
  });

  expect(await faultsAt(page)).toEqual([]);
  await page.getByRole('button', { name: 'Revocar: Cartelera' }).click();
  await page.getByRole('button', { name: 'Revocar clave' }).click();
  await page.getByText('Clave revocada').first().waitFor();
  expect(await roomsBy(token)).toMatchObject({ errors: [{ message: 'La clave de API fue revocada' }] });
});
