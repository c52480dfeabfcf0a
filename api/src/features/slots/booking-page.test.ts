import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { makeProfessional, makeSpecialty } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';

const QUERIES = `query BookingProfessional($id: Int!) { professional(id: $id) { name email } }
query MonthSlots($professionalId: Int!, $year: Int!, $month: Int!) {
  monthSlots(professionalId: $professionalId, year: $year, month: $month) { month }
}
query FirstSlot($professionalId: Int!) { firstSlot(professionalId: $professionalId) }`;
const MANIFEST = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react'] },
  _react: { file: 'assets/react.js' },
  _kit: { file: 'assets/kit.js', imports: ['_react'] },
  'src/features/booking/BookingPage.tsx': { file: 'assets/BookingPage.js', imports: ['index.html', '_kit'] },
  'src/app/apollo.ts': { file: 'assets/apollo.js', imports: ['index.html'] },
};

let app: TestApp;
let webDir: string;
let roomId: number;

beforeAll(async () => {
  webDir = await mkdtemp(path.join(tmpdir(), 'turnero-web-'));
  const head = '<head><title></title><meta name="description" content=""></head>';
  await writeFile(path.join(webDir, 'index.html'), `${head}<div id="root"><!--page--></div><!--page-data-->`);
  await writeFile(path.join(webDir, 'pages.graphql'), QUERIES);
  await mkdir(path.join(webDir, '.vite'));
  await writeFile(path.join(webDir, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  app = await startTestApp(undefined, { webDir });
  roomId = await makeRoom(app.db);
});
afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true });
});

const pageOf = async (id: number, headers = {}) => (await fetch(`${app.url}/book/${id}`, { headers })).text();

test('a booking page contains professional, fee and slots, with its query results and files', async () => {
  const { id } = await makeProfessional(app.db, { name: 'Ana <b>Paz</b>', hours: ['09:00-12:00'], fee: '18000.00' });
  const page = await pageOf(id);
  expect(page).toContain('<h1>Reservar turno con Ana &#60;b&#62;Paz&#60;/b&#62;</h1>');
  for (const text of [
    /Tarifa: \$\s18\.000</,
    /Primer turno disponible: lunes, 1 de junio de 2026, 09:00</,
    /<h2>junio de 2026<\/h2>/,
  ]) {
    expect(page).toMatch(text);
  }
  const data = JSON.parse(/<script type="application\/json"[^>]*>(.*)<\/script>/.exec(page)?.[1] ?? '') as unknown;
  expect(data).toMatchObject([
    { query: 'BookingProfessional', variables: { id }, data: { professional: { name: 'Ana <b>Paz</b>' } } },
    {
      query: 'MonthSlots',
      variables: { professionalId: id, year: 2026, month: 6 },
      data: { monthSlots: { month: 6 } },
    },
    { query: 'FirstSlot', variables: { professionalId: id }, data: { firstSlot: '2026-06-01T09:00:00-03:00' } },
  ]);
  expect([...page.matchAll(/rel="preload" href="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    '/assets/BookingPage.js',
    '/assets/kit.js',
    '/assets/apollo.js',
  ]);
});

test('public pages describe themselves to search engines in Spanish', async () => {
  const specialtyId = await makeSpecialty(app.db, { name: 'Cardiología' });
  const { id } = await makeProfessional(app.db, { name: 'Ana Paz', specialtyId });
  const descriptionOf = async (address: string) =>
    /<meta name="description" content="([^"]*)"/.exec(await (await fetch(app.url + address)).text())?.[1];
  expect(await descriptionOf('/')).toMatch(/^Turnos en Centro Médico: .*Cardiología.*\.$/);
  expect(await descriptionOf(`/book/${id}`)).toBe('Turnos con Ana Paz en Centro Médico: Cardiología.');
  expect(await descriptionOf(`/book-specialty/${specialtyId}`)).toBe('Turnos de Cardiología en Centro Médico.');
});

test('a hidden or unknown professional is 404, and the application explains it', async () => {
  const hidden = await makeProfessional(app.db, { isPublic: false });
  for (const address of [`/book/${hidden.id}`, '/book/999999', '/book/nadie', '/book-specialty/999', '/request/1']) {
    const response = await fetch(app.url + address);
    expect([address, response.status]).toEqual([address, 404]);
    expect(await response.text()).toContain('<div id="root"><!--page--></div><!--page-data-->');
  }
});

test('an appointment’s page is 404 when there is no such appointment', async () => {
  const { id: professionalId } = await makeProfessional(app.db, { hours: ['09:00-12:00'] });
  const turno = await makeAppointment(app.db, {
    professionalId,
    roomId,
    from: '2026-06-01T09:00-03:00',
    to: '2026-06-01T10:00-03:00',
  });
  const statuses = (id: string) =>
    Promise.all(
      ['confirmation', 'cancel', 'lista-de-espera/antes'].map(
        async (page) => (await fetch(`${app.url}/${page}/${id}`)).status,
      ),
    );
  expect(await statuses(turno)).toEqual([200, 200, 200]);
  expect(await statuses(randomUUID())).toEqual([404, 404, 404]);
  expect(await statuses('nada')).toEqual([404, 404, 404]);
});

test('a page shows every caller what a visitor sees', async () => {
  const { id, token } = await makeProfessional(app.db, { hours: ['09:00-12:00'] });
  // Staff would be offered what begins within the hour.
  app.clock.now = new Date('2026-06-01T11:50:00Z');
  expect(await pageOf(id, { authorization: `Bearer ${token}` })).toContain('2026, 10:00');
});
