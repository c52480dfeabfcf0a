import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Mail } from './mail';
import { Outbox } from './outbox';

const AT = new Date('2026-06-01T11:00:00Z');
const mail = (id: string, changes: Partial<Mail> = {}): Mail => ({
  id,
  to: 'pedro@ejemplo.example',
  fromName: 'Clínica',
  replyTo: null,
  subject: `Asunto ${id}`,
  text: 'Hola',
  html: '<p>Hola</p>',
  attachments: [],
  ...changes,
});

let folder: string;
let outbox: Outbox;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'turnero-outbox-test-'));
  outbox = new Outbox(path.join(folder, 'not', 'there', 'yet'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('stores mails in order, one file each, readable by the owner only', async () => {
  for (const id of ['c', 'a', 'b']) await outbox.send(mail(id), AT);

  expect((await outbox.list()).map(({ subject }) => subject)).toEqual(['Asunto c', 'Asunto a', 'Asunto b']);
  expect(await readdir(path.join(folder, 'not', 'there', 'yet'))).toHaveLength(3);
});

test('stores a repeated mail once', async () => {
  await outbox.send(mail('a'), AT);
  await outbox.send(mail('a'), AT);

  expect(await outbox.list()).toHaveLength(1);
});

test('stores parallel mails', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `m${index}`);
  await Promise.all(ids.map((id) => outbox.send(mail(id), AT)));

  expect((await outbox.list()).map(({ subject }) => subject).toSorted()).toEqual(
    ids.map((id) => `Asunto ${id}`).toSorted(),
  );
});

test('refuses what SMTP would refuse, and keeps a subject on one line', async () => {
  await expect(outbox.send(mail('a', { to: 'a@ejemplo.example, b@ejemplo.example' }), AT)).rejects.toMatchObject({
    isFinal: true,
  });
  await outbox.send(mail('b', { subject: 'Turno\r\nBcc: x' }), AT);

  expect((await outbox.list()).map(({ subject }) => subject)).toEqual(['Turno Bcc: x']);
});

test('sends without listing the folder', async () => {
  const open = path.join(folder, 'open');
  await mkdir(open, { mode: 0o777 });
  await chmod(folder, 0o755);
  // Unlistable folder; root may always list, so the test runs as another user.
  await chmod(open, 0o333);
  if (process.geteuid?.() === 0) process.seteuid?.('nobody');
  try {
    await new Outbox(open).send(mail('a'), AT);
    await new Outbox(open).send(mail('a'), AT);
    await new Outbox(open).send(mail('b'), AT);
    await expect(readdir(open)).rejects.toThrow('EACCES');
  } finally {
    if (process.getuid?.() === 0) process.seteuid?.(0);
    await chmod(open, 0o777);
  }
  expect((await new Outbox(open).list()).map(({ subject }) => subject)).toEqual(['Asunto a', 'Asunto b']);
});
