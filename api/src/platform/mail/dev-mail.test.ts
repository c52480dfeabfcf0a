import type { AddressInfo } from 'node:net';

import { buildApp } from '../../app';
import { makeProfessional } from '../../testing/factories/people';
import { makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { book } from '../../testing/harness/booking';
import { createLog } from '../log';
import { Outbox } from './outbox';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function bookAs(patientName: string, patientEmail: string, startTime: string): Promise<void> {
  const professional = await makeProfessional(app.db);
  await book(app, {
    professionalId: professional.id,
    roomId: await makeRoom(app.db),
    patientName,
    patientEmail,
    startTime,
  });
  await app.mails();
}

test('without mails, the list and the page are empty', async () => {
  expect(await (await fetch(`${app.url}/dev/mail.json`)).json()).toEqual([]);
  expect(await (await fetch(`${app.url}/dev/mail`)).text()).toContain('Todavía no hay correos.');
});

test('lists mails as JSON, newest last, within one instant too', async () => {
  await bookAs('Pedro', 'pedro@ejemplo.example', '2026-06-02T10:00:00-03:00');
  await bookAs('Ana', 'ana@ejemplo.example', '2026-06-02T11:00:00-03:00');

  const answer = await fetch(`${app.url}/dev/mail.json`);
  const mails = (await answer.json()) as Record<string, unknown>[];
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(mails.map(({ to }) => to)).toEqual(['pedro@ejemplo.example', 'ana@ejemplo.example']);
  expect(mails[1]).toMatchObject({
    subject: 'Turno reservado: martes, 2 de junio de 2026, 11:00 - Centro Médico',
    text: expect.stringContaining('Hola, Ana:'),
    html: expect.stringContaining('Hola, Ana:'),
    at: '2026-06-01T11:00:00.000Z',
  });
});

test('shows mails on a page without scripts, with links, newest first', async () => {
  await bookAs('<script>alert(1)</script>', 'tres@ejemplo.example', '2026-06-02T12:00:00-03:00');

  const answer = await fetch(`${app.url}/dev/mail`);
  const page = await answer.text();
  const policy = answer.headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(page).toContain(`<style nonce="${nonce}">`);
  expect(page).not.toContain('<script');
  expect(page).toMatch(/<a href="https:\/\/turnos\.clinica\.example\/cancel\/[^"]+\?token=[^"]+">/);
  expect(page.indexOf('tres@ejemplo.example')).toBeLessThan(page.indexOf('ana@ejemplo.example'));
});

test('shows a mail’s HTML, and 404 for an unknown mail', async () => {
  const answer = await fetch(`${app.url}/dev/mail/2`);

  expect(await answer.text()).toContain('Hola, Ana:');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await fetch(`${app.url}/dev/mail/999`)).status).toBe(404);
  expect((await fetch(`${app.url}/dev/mail/../../etc/passwd`)).status).toBe(404);
  expect((await fetch(`${app.url}/dev/mailbox`)).status).toBe(404);
});

const PATHS = ['/dev/mail', '/dev/mail.json', '/dev/mail/1'];
const statuses = (url: string, headers: Record<string, string> = {}) =>
  Promise.all(PATHS.map((path) => fetch(`${url}${path}`, { headers }).then(({ status }) => status)));

test('hides mails from other machines, because they contain login links', async () => {
  expect(await statuses(app.url)).toEqual([200, 200, 200]);
  expect(await statuses(app.url, { 'x-forwarded-for': '127.0.0.1' })).toEqual([404, 404, 404]);
});

test.each([
  ['the outbox is not shown', { devMail: null }],
  ['there is a proxy in front', { devMail: new Outbox('/nunca'), trustedProxies: 1 }],
])('returns 404 where %s', async (_, options) => {
  const closed = await buildApp({ db: app.db, clock: () => app.clock.now, log: createLog('silent'), ...options });
  await new Promise<void>((resolve) => void closed.server.listen(0, '127.0.0.1', resolve));
  const { port } = closed.server.address() as AddressInfo;

  const answered = await statuses(`http://127.0.0.1:${port}`);
  await closed.close();
  expect(answered).toEqual([404, 404, 404]);
});
