import type { Page } from 'playwright-core';
import { PHONE } from './browser';
import { focused } from './keyboard';
import { beSignedIn } from './session';
import { visits } from './visits';

const { open } = visits();

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toast = (page: Page, text: string) => page.locator('[data-kind]').filter({ hasText: text });

const unopened = (page: Page) => page.getByRole('alert').filter({ hasText: 'No se pudo terminar de abrir la página' });

/** Marks the page, to notice whether it loads again. */
const mark = (page: Page) => page.evaluate(() => document.body.classList.add('marked'));
const isMarked = (page: Page) => page.evaluate(() => document.body.classList.contains('marked'));

test('a page opened without a connection says so, and loads when it is back', async () => {
  const page = await open();
  await page.goto('/');
  await mark(page);
  // A page with half of its client offers to reload, which is another test.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Iniciar Sesión' }).first().click();
  await title(page, 'No se pudo abrir la página').waitFor();
  await page.getByText('Revisá tu conexión a internet: la página se abre sola cuando vuelva.').waitFor();
  expect(await focused(page)).not.toBe('body');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await title(page, 'No se pudo abrir la página').waitFor();

  await page.context().setOffline(false);
  await title(page, 'Iniciar Sesión').waitFor();
  expect(await focused(page)).not.toBe('body');
  expect(await isMarked(page)).toBe(true);
});

test('a document asks for its page’s file once; without it, it says so, and opens when the connection is back', async () => {
  const page = await open();
  let requests = 0;
  page.on('request', (request) => (requests += Number(request.url().includes('/assets/LoginPage'))));
  await page.goto('/login');
  await title(page, 'Iniciar Sesión').waitFor();
  expect(requests).toBe(1);
  await page.route('**/assets/LoginPage*', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await page.getByText('Revisá tu conexión a internet: la página se abre sola cuando vuelva.').waitFor();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await title(page, 'No se pudo abrir la página').waitFor();
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await title(page, 'Iniciar Sesión').waitFor();
});

test.each([
  ['its own script', '**/assets/index-*'],
  ['a part of what it opens with', '**/assets/mui-*'],
])('a page that came without %s says so over what the server sent, and opens at the next try', async (_, file) => {
  const page = await open({ viewport: PHONE });
  await page.route(file, (route) => route.abort('internetdisconnected'));
  await page.goto('/#profesionales');
  const notice = unopened(page);
  await notice.waitFor();
  await page.getByRole('heading', { name: 'Pediatría' }).waitFor();
  await page.unrouteAll();
  await notice.getByRole('link', { name: 'Reintentar' }).click();
  await page.getByRole('button', { name: 'Abrir menú' }).waitFor();
  expect(await notice.count()).toBe(0);
  expect(new URL(page.url()).hash).toBe('#profesionales');
});

test('a failing script of an add-on, a module too, is not reported, and does not reload the page', async () => {
  const page = await open();
  // Otherwise the refusal counts as a fault of the page (see visits).
  await (await page.context().newCDPSession(page)).send('Page.setBypassCSP', { enabled: true });
  await page.route('https://complemento.example/**', (route) => route.abort());
  const fail = () =>
    Promise.all(
      ['text/javascript', 'module'].map(
        (type) =>
          new Promise((resolve) => {
            const src = 'https://complemento.example/a.js';
            document.head.append(Object.assign(document.createElement('script'), { type, src, onerror: resolve }));
          }),
      ),
    ).then(() => undefined);
  await page.addInitScript(
    `addEventListener('readystatechange', () => document.readyState === 'interactive' && (${String(fail)})(), true)`,
  );
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill('nora@correo.example');
  await page.evaluate(fail);
  expect(await unopened(page).count()).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForLoadState('networkidle');
  expect(await page.getByLabel('Correo electrónico').inputValue()).toBe('nora@correo.example');
});

test('a page with a file of another build is reloaded once', async () => {
  const page = await open();
  await page.goto('/');
  await mark(page);
  // The route stays, because removing it while a page loads sometimes leaves a request without an answer.
  let isLoadedAnew = false;
  page.on('request', (request) => void (isLoadedAnew ||= request.isNavigationRequest()));
  await page.route('**/assets/LoginPage*', (route) =>
    isLoadedAnew ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.getByRole('link', { name: 'Iniciar Sesión' }).first().click();
  await title(page, 'Iniciar Sesión').waitFor();
  expect(await isMarked(page)).toBe(false);
});

test('a page says that the server failed or that its file is broken, and opens at the next try', async () => {
  const page = await open();
  await page.goto('/');
  await mark(page);
  const cutShort = { contentType: 'text/javascript', body: 'throw new Error("cut short")' };
  await page.route('**/assets/LoginPage*', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('link', { name: 'Iniciar Sesión' }).first().click();
  await page.getByText('Falló el servidor: la página se abre sola cuando vuelva a responder.').waitFor();
  await page.route('**/assets/LoginPage*', (route) => route.fulfill(cutShort));
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByText('No llegó completa: recargá la página para verla.').waitFor();
  await page.unrouteAll();
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('button', { name: 'Recargar' }).click();
  await title(page, 'Iniciar Sesión').waitFor();
  expect(await isMarked(page)).toBe(false);
});

test('a file that no build has does not load the page over and over', async () => {
  const page = await open();
  await page.goto('/');
  await page.route('**/assets/LoginPage*', (route) => route.fulfill({ status: 404 }));
  const loadedAgain = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Iniciar Sesión' }).first().click();
  // The first page says so too, a moment before it reloads.
  await loadedAgain;
  await mark(page);
  await page.getByText('Hay una versión nueva: recargá la página para verla.').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await isMarked(page)).toBe(true);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Recargar' }).click();
  await title(page, 'Iniciar Sesión').waitFor();
});

test('the server has no page to offer for a file of another build', async () => {
  const answer = await fetch(`${process.env.E2E_URL}/assets/LoginPage-0123456.js`);
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([404, 'no-store', '']);
});

test('what comes late is here before it is wanted: without a connection a dialog opens and a toast is drawn', async () => {
  const page = await open({ savesData: false });
  await beSignedIn(page, 'user');
  const dialog = page.waitForResponse(/assets\/BookingDialog/);
  await page.goto('/my-appointments');
  await dialog;
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Reservar Turno' }).click();
  await page.getByRole('dialog').waitFor();
  await page.locator('[data-kind]:has(svg)').filter({ hasText: 'Error al cargar las salas' }).waitFor();
});

test('a dialog with a missing file opens at the next try', async () => {
  const page = await open();
  await beSignedIn(page, 'user');
  await page.route('**/assets/BookingDialog*', (route) => route.abort('internetdisconnected'));
  await page.goto('/my-appointments');
  await page.getByRole('button', { name: 'Reservar Turno' }).click();
  await toast(page, 'Error de conexión. Verifica tu conexión a internet e intenta nuevamente.').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reservar Turno' }).click();
  await page.getByRole('dialog').waitFor();
});
