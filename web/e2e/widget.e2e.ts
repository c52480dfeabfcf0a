import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { accessibilityFaults } from './axe';
import { PHONE } from './browser';
import { DEMO_EMAIL, graphql, sessionOf } from './clinic-api';
import { visits } from './visits';

const { open } = visits();

let site: Server;
let origin: string;

const UPDATE = 'mutation ($sites: String!) { updateClinicWidget(input: { sites: $sites }) { version } }';
const allow = async (sites: string) => graphql(UPDATE, { sites }, await sessionOf(DEMO_EMAIL.admin));

/** The times are far below what is seen first. */
const LONG = '/larga';

beforeAll(async () => {
  site = createServer(({ url }, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="es"><title>Mi clínica</title><main><h1>Mi clínica</h1>
       ${url === LONG ? '<div style="height:300vh"></div>' : ''}
       <script src="${process.env['E2E_URL']}/widget.js" ${url === LONG ? 'type="module"' : 'async'}></script>
       <turnero-turnos especialidad="cardiologia"></turnero-turnos></main>`,
    );
  });
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await allow('');
  await new Promise((resolve) => void site.close(resolve));
});

test('the clinic’s own site shows the next times at their height, and one opens the booking in a page of its own', async () => {
  await allow(origin);
  const page = await open({ viewport: PHONE });
  await page.goto(origin);
  const frame = page.frameLocator('turnero-turnos iframe');
  await frame.getByRole('heading', { name: 'Próximos turnos de Cardiología' }).waitFor();
  const content = await frame.locator('main').evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
  await page.waitForFunction(
    (height) => document.querySelector('turnero-turnos iframe')?.getBoundingClientRect().height === height,
    content,
  );
  // Messages from a page outside the clinic are ignored.
  await page.evaluate(() => window.postMessage({ turnero: 4000 }, '*'));
  expect(await accessibilityFaults(page)).toEqual([]);
  const [booking] = await Promise.all([
    page.context().waitForEvent('page'),
    frame.getByRole('listitem').getByRole('link').first().click(),
  ]);
  await booking.getByRole('button', { name: 'Confirmar Turno' }).waitFor();
  expect(booking.url()).toMatch(/\/book\/\d+\?dia=.+&hora=/);
  expect(await page.locator('iframe').evaluate((it) => it.getBoundingClientRect().height)).toBe(content);
});

test('times far below, which the browser does not draw yet, are as high as they are all the same', async () => {
  await allow(origin);
  const page = await open({ viewport: PHONE });
  await page.goto(origin + LONG);
  await page.waitForFunction(() => {
    const height = document.querySelector('turnero-turnos iframe')?.getBoundingClientRect().height ?? 320;
    return height !== 320;
  });
});

test('a site that is not allowed shows no times, but a link', async () => {
  await allow('');
  const page = await open({ viewport: PHONE, expects: /frame-ancestors 'none'/ });
  await page.goto(origin);
  await page.getByRole('link', { name: 'Sacar turno online' }).waitFor();
});
