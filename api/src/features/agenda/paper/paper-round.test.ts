import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { makeProfessional } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { pdfTexts } from '../../../testing/harness/pdf-texts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'paper-'));
  app = await startTestApp(MONDAY_8AM, { paperDir: folder });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const later = (minutes: number) => new Date(MONDAY_8AM.getTime() + minutes * 60_000);

test('today and tomorrow lie in the folder, written every two hours; what is over or left is deleted, and nothing else', async () => {
  app.clock.now = MONDAY_8AM;
  const { id: professionalId } = await makeProfessional(app.db, { name: 'Laura Médica' });
  const roomId = await makeRoom(app.db);
  const times = { from: '2026-06-02T10:00-03:00', to: '2026-06-02T10:30-03:00' };
  const [left, another] = ['turnos-2026-06-01.pdf.part', 'turnos-2026-06-02.pdf.another.part'];
  for (const name of ['turnos-2026-05-31.pdf', 'notas.pdf', left, another])
    await writeFile(path.join(folder, name), '');
  await utimes(path.join(folder, left), later(-10), later(-10));
  await utimes(path.join(folder, another), later(-9), later(-9));
  await app.jobs.go('agenda-paper');
  await makeAppointment(app.db, { professionalId, roomId, ...times, patientName: 'Ana Sol' });
  expect((await readdir(folder)).sort()).toEqual([
    'notas.pdf',
    'turnos-2026-06-01.pdf',
    'turnos-2026-06-02.pdf',
    another,
  ]);
  const tomorrow = async () => pdfTexts(await readFile(path.join(folder, 'turnos-2026-06-02.pdf'))).flat();

  app.clock.now = later(119);
  await app.jobs.go('agenda-paper');
  expect(await tomorrow()).not.toContain('Ana Sol');
  app.clock.now = later(120);
  await app.jobs.go('agenda-paper');
  expect(await tomorrow()).toContain('Ana Sol');
});

test('a day that could not be written is written with the next look, and the other is left as it is', async () => {
  const missing = path.join(folder, 'turnos-2026-06-01.pdf');
  const kept = path.join(folder, 'turnos-2026-06-02.pdf');
  app.clock.now = later(300);
  await app.jobs.go('agenda-paper');
  await rm(missing);
  await writeFile(kept, 'kept');
  await utimes(kept, later(300), later(300));
  app.clock.now = later(310);
  await app.jobs.go('agenda-paper');
  expect(await readFile(missing, 'latin1')).toMatch(/^%PDF/);
  expect(await readFile(kept, 'latin1')).toBe('kept');
});
