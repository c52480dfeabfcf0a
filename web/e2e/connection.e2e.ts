import type { Page, Route } from 'playwright-core';
import { PHONE } from './browser';
import { focused } from './keyboard';
import { onOnePage } from './one-page';
import { beSignedIn } from './session';
import { visits } from './visits';

const { open } = visits();

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const unopened = (page: Page) => page.getByRole('alert').filter({ hasText: 'No se pudo terminar de abrir la página' });

/** Marks the page, to notice whether it loads again. */
const mark = (page: Page) => page.evaluate(() => document.body.classList.add('marked'));
const isMarked = (page: Page) => page.evaluate(() => document.body.classList.contains('marked'));

test('a page that the server or the connection fails says so, and opens when they are back', async () => {
  const page = await open();
  await page.goto('/');
  await mark(page);
  let hasFailed = true;
  await page.route('**/assets/LoginPage*', (route) => (hasFailed ? route.fulfill({ status: 500 }) : route.continue()));
  await page.getByRole('link', { name: 'Iniciar Sesión' }).first().click();
  await title(page, 'No se pudo abrir la página').waitFor();
  await page.getByText('Falló el servidor: la página se abre sola cuando vuelva a responder.').waitFor();
  hasFailed = false;
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByText('Revisá tu conexión a internet: la página se abre sola cuando vuelva.').waitFor();
  expect(await focused(page)).not.toBe('body');

  await page.context().setOffline(false);
  await title(page, 'Iniciar Sesión').waitFor();
  expect(await focused(page)).not.toBe('body');
  expect(await isMarked(page)).toBe(true);
});

describe('at the login', () => {
  const testThere = onOnePage({}, async (page) => {
    // Otherwise the refused scripts count as a fault of the page (see visits).
    await (await page.context().newCDPSession(page)).send('Page.setBypassCSP', { enabled: true });
    await page.route('https://complemento.example/**', (route) => route.abort());
    await page.addInitScript(
      `addEventListener('readystatechange', () => document.readyState === 'interactive' && (${String(failAddOns)})(), true)`,
    );
    page.on('request', (request) => (requests += Number(request.url().includes('/assets/LoginPage'))));
    await page.goto('/login');
    await title(page, 'Iniciar Sesión').waitFor();
  });
  let requests = 0;

  testThere(
    'a failing script of an add-on, a module too, is not reported, and does not reload the page',
    async (page) => {
      expect(requests).toBe(1);
      await page.getByLabel('Correo electrónico').fill('nora@correo.example');
      await page.evaluate(failAddOns);
      expect(await unopened(page).count()).toBe(0);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.waitForLoadState('networkidle');
      expect(await page.getByLabel('Correo electrónico').inputValue()).toBe('nora@correo.example');
    },
  );

  testThere('a document without its page’s file says so, and opens when the connection is back', async (page) => {
    await page.route('**/assets/LoginPage*', (route) => route.abort('internetdisconnected'));
    await page.reload();
    await page.getByText('Revisá tu conexión a internet: la página se abre sola cuando vuelva.').waitFor();
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await title(page, 'Iniciar Sesión').waitFor();
  });
});

/** In the page, as a browser's add-ons do. */
function failAddOns(): Promise<void> {
  const load = (type: string) =>
    new Promise((resolve) => {
      const src = 'https://complemento.example/a.js';
      document.head.append(Object.assign(document.createElement('script'), { type, src, onerror: resolve }));
    });
  return Promise.all(['text/javascript', 'module'].map(load)).then(() => undefined);
}

test('a page that came without a script says so over what the server sent, and opens at the next try', async () => {
  const page = await open({ viewport: PHONE });
  const notice = unopened(page);
  // Its own script, then a script it imports.
  const files = ['/assets/index-', '/assets/mui-'];
  await page.route(/\/assets\/(index|mui)-/, (route) =>
    files[0] && route.request().url().includes(files[0]) ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.goto('/#profesionales');
  while (files.length > 0) {
    await notice.waitFor();
    await page.getByRole('heading', { name: 'Pediatría' }).waitFor();
    files.shift();
    const loads = page.waitForEvent('domcontentloaded');
    await notice.getByRole('link', { name: 'Reintentar' }).click();
    await loads;
  }
  await page.getByRole('button', { name: 'Abrir menú' }).waitFor();
  expect(await notice.count()).toBe(0);
  expect(new URL(page.url()).hash).toBe('#profesionales');
});

test('after a release a page opens by one reload, not over and over; Recargar opens it once its file is whole', async () => {
  const page = await open();
  await page.goto('/');
  let answer: { status?: number; contentType?: string; body?: string } | undefined = { status: 404 };
  await page.route('**/assets/LoginPage*', (route) => (answer ? route.fulfill(answer) : route.continue()));
  const reloaded = (route: Route) => {
    answer = undefined;
    return route.continue();
  };
  await page.route('**/login', reloaded, { times: 1 });
  await page.getByRole('link', { name: 'Iniciar Sesión' }).first().click();
  await title(page, 'Iniciar Sesión').waitFor();

  // A tab reloads on its own once a minute.
  await page.evaluate(() => sessionStorage.clear());
  answer = { status: 404 };
  await page.goto('/');
  const loadedAgain = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Iniciar Sesión' }).first().click();
  // The first page says so too, a moment before it reloads.
  await loadedAgain;
  await mark(page);
  await page.getByText('Hay una versión nueva: recargá la página para verla.').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await isMarked(page)).toBe(true);

  answer = { contentType: 'text/javascript', body: 'throw new Error("cut short")' };
  await page.getByRole('button', { name: 'Recargar' }).click();
  await page.getByText('No llegó completa: recargá la página para verla.').waitFor();
  expect(await isMarked(page)).toBe(false);
  answer = undefined;
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
