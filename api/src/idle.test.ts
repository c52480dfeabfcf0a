import { Client } from 'pg';

import { LOOK_EVERY_MS } from './platform/jobs/scheduler';
import type { Mail } from './platform/mail/mail';
import { makeProfessional } from './testing/factories/people';
import { makeRoom } from './testing/factories/rooms';
import { startTestApp, type TestApp } from './testing/harness/app';
import { eventually } from './testing/harness/eventually';
import { dataOf, sendGraphQL } from './testing/harness/graphql';
import { HandTimers } from './testing/harness/hand-timers';

const timers = new HandTimers();
const mailed: Mail[] = [];
let mailServerIsDown = false;
let app: TestApp;
let professionalId: number;
let roomId: number;
let hour = 9;

beforeAll(async () => {
  app = await startTestApp(undefined, {
    timers,
    mailer: {
      send: (mail) => (mailServerIsDown ? Promise.reject(new Error('No')) : Promise.resolve(void mailed.push(mail))),
    },
  });
  professionalId = (await makeProfessional(app.db)).id;
  roomId = await makeRoom(app.db);
  app.jobs.start();
  await timers.advance(LOOK_EVERY_MS);
});
beforeEach(() => void mailed.splice(0));
afterAll(async () => {
  await app.jobs.stop();
  await app.close();
});

const BOOK = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }';

function book(): Promise<unknown> {
  hour += 1;
  const startTime = `2026-06-02T${hour}:00:00-03:00`;
  const input = { professionalId, roomId, startTime, patientName: 'Pedro', patientEmail: 'pedro@ejemplo.example' };
  return dataOf(sendGraphQL(app, BOOK, { input }));
}

const events = async () => (await app.db.pool.query('SELECT FROM events')).rowCount;

test('an idle server queries PostgreSQL less than once in five seconds', async () => {
  const sent = jest.spyOn(Client.prototype, 'query');
  await timers.advance(3_600_000);
  const statements = sent.mock.calls.length;
  sent.mockRestore();

  expect(statements).toBeGreaterThan(0);
  expect(statements / 3_600).toBeLessThan(0.2);
});

test('a commit sends its mail and event at once, not at the next round', async () => {
  const before = (await events())!;
  await timers.advance(1_000);
  await book();
  await timers.advance(250);

  await eventually(async () => expect(mailed).toHaveLength(1));
  await eventually(async () => expect(await events()).toBe(before + 1));
});

test('jobs of a dead server are done by others within fifteen seconds', async () => {
  await timers.advance(1_000);
  // No transaction of this process writes the job.
  await app.db.pool.query(
    `INSERT INTO jobs (id, queue, data) SELECT gen_random_uuid(), queue, data FROM jobs WHERE queue = 'mail' LIMIT 1`,
  );
  await app.db.pool.query('DELETE FROM appointment_mails');
  await timers.advance(LOOK_EVERY_MS);

  await eventually(async () => expect(mailed).toHaveLength(1));
});

test('a refused mail is retried when due', async () => {
  mailServerIsDown = true;
  await book();
  await timers.advance(250);
  await eventually(async () => expect(app.logged()).toContain('job failed and will be tried again'));
  // One look-up for the changes finds when the next job is due.
  await timers.advance(250);
  await timers.advance(250);
  expect(timers.next).toBeGreaterThan(1_000);
  expect(timers.next).toBeLessThan(4_100);

  mailServerIsDown = false;
  await app.db.pool.query("UPDATE jobs SET due_at = now() WHERE state = 'waiting'");
  await timers.advance(timers.next);
  await eventually(async () => expect(mailed).toHaveLength(1));
});

test('while due times cannot be read, the server retries each second and logs failure and recovery once', async () => {
  await app.db.pool.query('ALTER TABLE appointment_notices RENAME TO notices_away');
  await timers.advance(3 * LOOK_EVERY_MS);
  expect(timers.next).toBeLessThanOrEqual(1_000);
  await app.db.pool.query('ALTER TABLE notices_away RENAME TO appointment_notices');
  await timers.advance(1_000);

  expect(app.logged().match(/what is due cannot be asked/g)).toHaveLength(1);
  expect(app.logged().match(/what is due is known again/g)).toHaveLength(1);
});
