import { asAdmin } from './session';
import { DESKTOP, PHONE } from './browser';
import { visits } from './visits';

const { open } = visits();

const PROFILE = '/api/docs#/auth/getAuthProfile';

test('the REST documentation loads nothing from other sites, is Spanish, and tries a call with the web’s session if allowed', async () => {
  const page = await open({ viewport: DESKTOP });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && new URL(url).origin !== new URL(process.env.E2E_URL!).origin) elsewhere.push(url);
  });
  await asAdmin(page);
  await page.goto(PROFILE);
  const profile = page.locator('#operations-auth-getAuthProfile');
  const answered = profile.locator('.live-responses-table tr.response td.response-col_status');

  await profile.getByRole('tab', { name: 'Esquema' }).first().click();
  // The page reads OpenAPI 3.1 as 3.0.
  await profile.getByText('nullable: true').first().waitFor();
  await profile.getByRole('button', { name: 'Probar' }).click();
  await profile.getByRole('button', { name: 'Enviar' }).click();
  await answered.filter({ hasText: '401' }).waitFor();

  await page.getByRole('button', { name: 'Usar mi sesión' }).click();
  await page.getByRole('status').filter({ hasText: 'Lo que pruebes va con tu sesión' }).waitFor();
  await profile.getByRole('button', { name: 'Enviar' }).click();
  await answered.filter({ hasText: '200' }).waitFor();
  await profile.getByText('"role": "admin"').first().waitFor();

  await page.getByRole('button', { name: 'No usar mi sesión' }).click();
  await profile.getByRole('button', { name: 'Enviar' }).click();
  await answered.filter({ hasText: '401' }).waitFor();
  expect(elsewhere).toEqual([]);

  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.waitForFunction(() => getComputedStyle(document.body).backgroundColor === 'rgb(13, 24, 27)');
});
