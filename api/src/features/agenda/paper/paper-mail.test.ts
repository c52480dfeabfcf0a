import { MailRefused, type Mail } from '../../../platform/mail/mail';
import { makeProfessional } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { pdfTexts } from '../../../testing/harness/pdf-texts';

const DESK = 'recepcion@clinica.example';
let app: TestApp;
let sent: Mail[] = [];
let failing = false;

beforeAll(async () => {
  app = await startTestApp(MONDAY_8AM, {
    paperMail: DESK,
    mailer: {
      async send(mail) {
        if (failing) throw new Error('SMTP 421');
        if (mail.to !== DESK) throw new MailRefused('To somebody else');
        sent.push(mail);
        await Promise.resolve();
      },
    },
  });
  const { id: professionalId } = await makeProfessional(app.db, { name: 'Laura Médica' });
  const roomId = await makeRoom(app.db);
  const times = { from: '2026-06-02T10:00-03:00', to: '2026-06-02T10:30-03:00' };
  await makeAppointment(app.db, { professionalId, roomId, ...times, patientName: 'Ana Ñandú' });
});
afterAll(() => app.close());
beforeEach(() => {
  sent = [];
  failing = false;
});

async function at(minutes: number): Promise<Mail[]> {
  app.clock.now = new Date(MONDAY_8AM.getTime() + minutes * 60_000);
  await app.jobs.go('agenda-paper-mail');
  // Mail retries wait by the database's clock.
  await app.db.pool.query('UPDATE jobs SET due_at = now() WHERE ended_at IS NULL');
  await app.jobs.workAll();
  return sent;
}

test('today and tomorrow are mailed once in two hours, as files with the names of who comes, and none of them is in the log', async () => {
  const [mail] = await at(0);
  expect(mail).toMatchObject({ to: DESK, subject: 'Turnos del 01-06-2026 para imprimir - Centro Médico' });
  expect(mail!.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    ['turnos-2026-06-01.pdf', 'application/pdf'],
    ['turnos-2026-06-02.pdf', 'application/pdf'],
  ]);
  const [today, tomorrow] = mail!.attachments.map(({ content }) => pdfTexts(Buffer.from(content, 'base64')).flat());
  expect(today).toContain('No hay turnos para este día');
  expect(tomorrow).toContain('Ana Ñandú');
  expect(mail!.text + mail!.html).not.toContain('Ana');

  expect(await at(59)).toHaveLength(1);
  expect(await at(60)).toHaveLength(2);
  expect(app.logged()).not.toMatch(/Ana|Ñandú|recepcion@/);
});

test('two servers that look at once ask for one mail', async () => {
  app.clock.now = new Date(MONDAY_8AM.getTime() + 180 * 60_000);
  await Promise.all([app.jobs.go('agenda-paper-mail'), app.jobs.go('agenda-paper-mail')]);
  await app.jobs.workAll();
  expect(sent).toHaveLength(1);
});

test('a mail that the server did not take leaves with the next try, and none does once the next one is due', async () => {
  failing = true;
  expect(await at(300)).toEqual([]);
  failing = false;
  expect(await at(310)).toHaveLength(1);

  failing = true;
  await at(420);
  failing = false;
  const later = await at(540);
  expect(later).toHaveLength(2);
});
