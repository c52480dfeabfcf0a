import type { OutboxMail } from './platform/mail/outbox';
import { Database } from './platform/database/database';
import { entities } from './entities';
import { makeProfessional, signedIn } from './testing/factories/people';
import { makeRoom } from './testing/factories/rooms';
import { afterwards, dataFolder } from './testing/harness/data-folder';
import { eventually } from './testing/harness/eventually';
import { dataOf, sendGraphQL } from './testing/harness/graphql';
import { startProgram } from './testing/harness/program';
import { startSmtpSink, type SmtpSink } from './testing/harness/smtp-sink';
import { createTestDatabase } from './testing/harness/test-database';

const BOOK = `mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }`;

/** One professional, one room, and an administrator's bookings in three days. */
async function clinic() {
  const { url: databaseUrl, drop } = await createTestDatabase();
  afterwards(drop);
  const db = await Database.open(databaseUrl, entities, 3);
  afterwards(() => db.close());
  const { id: professionalId } = await makeProfessional(db);
  const roomId = await makeRoom(db);
  const { token } = await signedIn(db, 'admin');
  const { rows } = await db.pool.query<{ at: string }>(
    `SELECT to_char(now() + interval '3 days', 'YYYY-MM-DD"T"10:00"Z"') AS at`,
  );
  const input = {
    professionalId,
    roomId,
    patientName: 'Pedro',
    patientEmail: 'pedro@ejemplo.example',
    startTime: rows[0]!.at,
  };
  return {
    databaseUrl,
    book: async (url: string) =>
      (await dataOf(sendGraphQL<{ bookAppointment: { id: string } }>({ url }, BOOK, { input }, token))).bookAppointment
        .id,
    db,
    /** Ends the time limits of running jobs. */
    timePasses: () => db.pool.query("UPDATE jobs SET due_at = now() WHERE state = 'running'"),
    unfinishedJobs: async () => (await db.pool.query('SELECT FROM jobs WHERE ended_at IS NULL')).rowCount,
  };
}

async function sink(behaviour = {}): Promise<SmtpSink> {
  const started = await startSmtpSink(behaviour);
  afterwards(() => started.close());
  return started;
}

test('a mail is sent once by another replica if its sender is killed half-way', async () => {
  const { databaseUrl, book, unfinishedJobs, timePasses } = await clinic();
  const [mute, good] = [await sink({ isMute: true }), await sink()];

  const first = startProgram({ DATABASE_URL: databaseUrl, DEMO: 'false', SMTP_URL: mute.url });
  const id = await book(await first.url);
  await eventually(async () => expect(mute.connections()).toBe(1));
  first.kill('SIGKILL');
  await first.ended;
  expect(await unfinishedJobs()).toBe(1);
  await timePasses();

  const replicas = [1, 2].map(() =>
    startProgram({ DATABASE_URL: databaseUrl, DEMO: 'false', SMTP_URL: good.url, MAIL_FROM: 'turnos@clinica.example' }),
  );
  await Promise.all(replicas.map(({ url }) => url));
  await eventually(async () => expect(await unfinishedJobs()).toBe(0));
  expect(good.received.map(({ from, recipients }) => ({ from, recipients }))).toEqual([
    { from: 'turnos@clinica.example', recipients: ['pedro@ejemplo.example'] },
  ]);
  expect(good.received[0]!.source.replace(/\r\n[ \t]+/g, ' ')).toContain(
    `Message-ID: <appointment-received.${id}.0@clinica.example>`,
  );
});

test('a mail is sent again with the same Message-ID if its sender is killed before recording it', async () => {
  const { databaseUrl, book, unfinishedJobs, timePasses, db } = await clinic();
  const good = await sink();
  const settings = { DATABASE_URL: databaseUrl, DEMO: 'false', SMTP_URL: good.url };

  const first = startProgram(settings);
  const url = await first.url;
  // Makes recording a sent mail fail.
  await db.pool.query(`CREATE FUNCTION test_stop() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now'; END $$;
    CREATE TRIGGER test_stop BEFORE UPDATE ON appointment_mails FOR EACH ROW EXECUTE FUNCTION test_stop()`);
  await book(url);
  await eventually(async () => expect(good.received).toHaveLength(1));
  first.kill('SIGKILL');
  await first.ended;
  await db.pool.query('DROP TRIGGER test_stop ON appointment_mails');
  await timePasses();

  await startProgram(settings).url;
  await eventually(async () => expect(await unfinishedJobs()).toBe(0));
  const ids = good.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source.replace(/\r\n[ \t]+/g, ' '))?.[1]);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect((await db.pool.query('SELECT FROM appointment_mails WHERE sent_at IS NOT NULL')).rowCount).toBe(1);
});

test('a mail is in the outbox once after a kill at the booking’s answer and a restart', async () => {
  const { databaseUrl, book, unfinishedJobs } = await clinic();
  const DATA_DIR = await dataFolder();
  const settings = { DATABASE_URL: databaseUrl, DEMO: 'false', DATA_DIR };

  const first = startProgram(settings);
  const id = await book(await first.url);
  first.kill('SIGKILL');
  await first.ended;

  const second = startProgram({ ...settings, PUBLIC_URL: 'https://turnos.clinica.example/' });
  const url = await second.url;
  await eventually(async () => expect(await unfinishedJobs()).toBe(0));
  const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as OutboxMail[];
  expect(mails.map(({ to }) => to)).toEqual(['pedro@ejemplo.example']);
  expect(mails[0]!.text).toMatch(new RegExp(`^https?://[^/]+/confirmation/${id}#recibo=`, 'm'));
});

test('payments are taken once and the till closes to the cent, although the server is killed between', async () => {
  const { databaseUrl, db } = await clinic();
  const { token } = await signedIn(db, 'admin');
  const take = (url: string, number: number) =>
    sendGraphQL<{ it: { tillId: number } }>(
      { url },
      `mutation ($input: TakePaymentInput!, $key: String!) {
         it: takePayment(input: $input, idempotencyKey: $key) { tillId } }`,
      { input: { concept: 'Certificado', amount: 100.01, means: 'cash' }, key: `press-${number}-of-the-desk` },
      token,
    );
  const numbers = Array.from({ length: 30 }, (_payment, index) => index);
  const settings = { DATABASE_URL: databaseUrl, DEMO: 'false' };

  const first = startProgram(settings);
  const url = await first.url;
  const lost = Promise.allSettled(numbers.map((number) => take(url, number)));
  await eventually(async () => expect((await db.pool.query('SELECT FROM payments')).rowCount).toBeGreaterThan(2));
  first.kill('SIGKILL');
  await Promise.all([first.ended, lost]);

  const again = await startProgram(settings).url;
  const tills = await Promise.all(numbers.map(async (number) => (await dataOf(take(again, number))).it.tillId));
  expect(new Set(tills).size).toBe(1);
  const close = `mutation ($id: Int!, $input: CloseTillInput!) {
    it: closeTill(id: $id, input: $input) { sums { payments byMeans { expected difference } } } }`;
  const input = { openingCash: 0.7, countedCash: 3001, seenPayments: 30 };
  const closed = await dataOf(
    sendGraphQL<{ it: { sums: { payments: number; byMeans: object[] } } }>(
      { url: again },
      close,
      { id: tills[0], input },
      token,
    ),
  );
  expect(closed.it.sums).toMatchObject({ payments: 30, byMeans: [{ expected: 3001, difference: 0 }, {}, {}, {}] });
});
