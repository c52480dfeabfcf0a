import { requestMail } from '../../../platform/mail/request-mail';
import { smtpMailer } from '../../../platform/mail/smtp-mailer';
import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, clearClinic } from '../../../testing/harness/booking';
import { eventually } from '../../../testing/harness/eventually';
import { dataOf, sendGraphQL } from '../../../testing/harness/graphql';
import { forgetRequestedMails } from '../../../testing/harness/requested-mails';
import { startSmtpSink, type SmtpSink } from '../../../testing/harness/smtp-sink';
import { APPOINTMENT_RECEIVED } from './appointment-mails';

let sink: SmtpSink;
let app: TestApp;
let admin: string;
let id: string;
/** The job of the mail about the booking: it is being sent as long as the server says nothing. */
let sending: Promise<number>;

beforeAll(async () => {
  app = await startTestApp(undefined, {
    mailer: { send: (mail, at) => smtpMailer(sink.url, 'turnos@clinica.example').send(mail, at) },
  });
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  sink = await startSmtpSink({ isMute: true });
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  await forgetRequestedMails(app);
  const [professionalId, roomId] = [(await makeProfessional(app.db)).id, await makeRoom(app.db)];
  id = (await dataOf(book(app, { professionalId, roomId, startTime: '2026-06-03T10:00' }))).bookAppointment.id;
  sending = app.jobs.workAll();
  await eventually(() =>
    sink.connections() === 1 ? Promise.resolve() : Promise.reject(new Error('Nothing is being sent')),
  );
});
afterEach(async () => {
  await sink.close();
  await sending;
});

const jobs = async () =>
  (await app.db.pool.query("SELECT data->>'kind' AS kind, state FROM jobs WHERE queue = 'mail' ORDER BY created_at"))
    .rows;

/** How many mails of the kind were given up. */
const givenUp = async () => {
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  return Number(/jobs_total\{kind="appointment-received",outcome="failed"\} (\d+)/.exec(metrics)?.[1] ?? 0);
};

describe('While the mail server says nothing to the mail about a turno', () => {
  test.each([
    ['cancelled', 'cancelAppointment(id: $id) { status }', { status: 'cancelled' }],
    ['confirmed', 'setAppointmentStatus(id: $id, status: "confirmed") { status }', { status: 'confirmed' }],
    [
      'moved',
      'moveAppointment(id: $id, startTime: "2026-06-03T12:00") { startTime }',
      { startTime: '2026-06-03T12:00:00-03:00' },
    ],
  ])('the turno is %s at once', async (_, change, outcome) => {
    expect(await dataOf(sendGraphQL(app, `mutation ($id: ID!) { changed: ${change} }`, { id }, admin))).toEqual({
      changed: outcome,
    });
    expect(await jobs()).toEqual([{ kind: 'appointment-received', state: 'running' }]);
  });

  test('the database has nothing to hold for it', async () => {
    const { rowCount } = await app.db.pool.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'",
    );
    expect(rowCount).toBe(0);
    expect((await app.db.pool.query('SELECT kind, sent_at FROM appointment_mails')).rows).toEqual([
      { kind: 'appointment-received', sent_at: null },
    ]);
  });

  test('another job for the same mail finds it in delivery, and sends none', async () => {
    await app.db.transaction((tx) => requestMail(tx, APPOINTMENT_RECEIVED, { appointmentId: id }));
    expect(await app.jobs.workAll()).toBe(1);
    expect(sink.connections()).toBe(1);
  });

  test('its reminder is decided on in the minute it is due', async () => {
    app.clock.now = new Date('2026-06-02T13:00:00Z');
    await app.db.pool.query("UPDATE appointments SET created_at = '2026-05-01T00:00:00Z'");
    await app.jobs.go('reminders');
    expect((await jobs()).map(({ kind }) => kind)).toContain('appointment-reminder');
  });

  test('the mail is not lost: it comes back', async () => {
    await sink.close();
    expect(await sending).toBe(1);
    expect(await jobs()).toEqual([{ kind: 'appointment-received', state: 'waiting' }]);
    expect((await app.db.pool.query('SELECT FROM appointment_mails')).rowCount).toBe(0);
  });

  test('and its worker is killed, a superseded mail is no longer in delivery', async () => {
    await app.db.pool.query('UPDATE jobs SET due_at = now()');
    app.clock.now = new Date('2026-06-04T11:00:00Z');
    expect(await app.jobs.workAll()).toBe(1);

    expect(await jobs()).toEqual([{ kind: 'appointment-received', state: 'done' }]);
    expect((await app.db.pool.query('SELECT FROM appointment_mails')).rowCount).toBe(0);
  });

  test('and its worker is killed at the last attempt, the log and the metrics tell, once', async () => {
    await app.db.pool.query('UPDATE jobs SET due_at = now(), attempts = 16');
    const before = await givenUp();
    await Promise.all([app.jobs.workAll(), app.jobs.workAll()]);

    expect(await jobs()).toEqual([{ kind: 'appointment-received', state: 'failed' }]);
    expect((await givenUp()) - before).toBe(1);
    expect(app.logged().match(/"level":50.*"attempt":16.*job failed too often/g)).toHaveLength(1);
  });
});
