import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, sendGraphQL } from '../../../testing/harness/graphql';

let app: TestApp;
let webDir: string;
let admin: string;
let specialtyId: number;
let ana: number;

beforeAll(async () => {
  webDir = await mkdtemp(path.join(tmpdir(), 'turnero-web-'));
  const head = '<head><title></title><meta name="description" content=""></head>';
  await writeFile(path.join(webDir, 'index.html'), `${head}<div id="root"><!--page--></div><!--page-data-->`);
  await writeFile(path.join(webDir, 'widget.js'), '// The widget.');
  app = await startTestApp(undefined, { webDir });
  admin = (await signedIn(app.db, 'admin')).token;
  await makeRoom(app.db);
  specialtyId = await makeSpecialty(app.db, { name: 'Cardiología' });
  ana = (await makeProfessional(app.db, { name: 'Ana <Paz>', specialtyId, hours: ['09:00-11:00'] })).id;
  await makeProfessional(app.db, { name: 'Bruno Díaz', specialtyId, hours: ['09:00-11:00'] });
});
afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true });
});

const UPDATE = `mutation ($input: UpdateClinicWidgetInput!, $expectedVersion: Int) {
  updateClinicWidget(input: $input, expectedVersion: $expectedVersion) { sites version }
}`;
const update = (sites: string, expectedVersion?: number, token = admin) =>
  sendGraphQL(app, UPDATE, { input: { sites }, expectedVersion }, token);
const framing = ({ headers }: Response) => [
  /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1],
  headers.get('x-frame-options'),
];

test('the times can be framed by allowed sites alone, and the booking never', async () => {
  expect(framing(await fetch(`${app.url}/widget`))).toEqual(["'none'", 'DENY']);
  expect(await dataOf(update('www.clinica.com.ar/turnos, https://otra.example'))).toEqual({
    updateClinicWidget: { sites: 'https://www.clinica.com.ar\nhttps://otra.example', version: 2 },
  });
  expect(framing(await fetch(`${app.url}/widget`))).toEqual(['https://www.clinica.com.ar https://otra.example', null]);
  for (const address of ['/', `/book/${ana}`, `/profesionales/${ana}`, '/graphql', '/widget.js', '/sitemap.xml'])
    expect([address, ...framing(await fetch(app.url + address))]).toEqual([address, "'none'", 'DENY']);
});

test('an invalid site is refused by name, and the second of two edits at once is refused', async () => {
  const { errors } = await update("https://bien.example ; script-src 'unsafe-inline'");
  expect(errors?.[0]).toMatchObject({
    message: 'No es la dirección de un sitio: script-src. Escribila como https://www.clinica.com.ar',
    extensions: { field: 'sites', status: 400 },
  });
  const { errors: conflict } = await update('https://bien.example', 1);
  expect(conflict?.[0]?.extensions).toMatchObject({ status: 409 });
});

test('a specialty’s times are of anybody, each once, and open the booking in a tab of its own', async () => {
  const answer = await fetch(`${app.url}/widget?especialidad=${specialtyId}`);
  const html = await answer.text();
  expect(html).toContain('<h1>Próximos turnos de Cardiología</h1>');
  const links = [
    ...html.matchAll(/<li><a href="([^"]*)" target="_blank">.*?<strong>(.*?)<\/strong> <span>(.*?)<\/span>/g),
  ];
  expect(links[0]?.slice(1)).toEqual([`/book/${ana}?dia=2026-06-01&#38;hora=09:00`, '09:00', 'Ana &#60;Paz&#62;']);
  expect(new Set(links.map(([, address]) => /dia=.*/.exec(address!)?.[0])).size).toBe(links.length);
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('a professional’s widget has the name once, and an unknown professional’s leads to the clinic', async () => {
  const html = await (await fetch(`${app.url}/widget?profesional=${ana}&tema=oscuro`)).text();
  expect(html).toContain('<html lang="es-AR" class="dark">');
  expect(html).toContain('<h1>Próximos turnos con Ana &#60;Paz&#62;</h1>');
  expect(html.match(/Ana &#60;Paz&#62;/g)).toHaveLength(1);
  expect(html).toContain(`<a class="more" href="/book/${ana}" target="_blank">Ver todos los horarios`);
  const unknown = await fetch(`${app.url}/widget?profesional=nadie`);
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('<a class="more" href="/" target="_blank">');
});

test('the script is for other sites and is asked for anew only when it has changed', async () => {
  const answer = await fetch(`${app.url}/widget.js`);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const headers = { 'if-none-match': answer.headers.get('etag')! };
  expect((await fetch(`${app.url}/widget.js`, { headers })).status).toBe(304);
  expect((await fetch(`${app.url}/robots.txt`)).headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
