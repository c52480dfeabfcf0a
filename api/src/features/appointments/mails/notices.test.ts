import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, clearClinic } from '../../../testing/harness/booking';
import { callFhir } from '../../../testing/harness/fhir';
import { dataOf, sendGraphQL } from '../../../testing/harness/graphql';
import { mailsAfterWait } from '../../../testing/harness/notices';
import { callRest } from '../../../testing/harness/rest';

let app: TestApp;
let admin: string;
let professionalId: number;
let roomId: number;
let id: string;
/** Once. */
let whenMailed: (() => Promise<unknown>) | null = null;

beforeAll(async () => {
  app = await startTestApp(undefined, {
    async whenMailed() {
      const work = whenMailed;
      whenMailed = null;
      await work?.();
    },
  });
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  professionalId = (await makeProfessional(app.db)).id;
  roomId = await makeRoom(app.db);
  id = (await dataOf(book(app, { professionalId, roomId, startTime: '2026-06-03T10:00' }))).bookAppointment.id;
  await app.mails();
});

const move = (hour: string) => `moveAppointment(id: $id, startTime: "2026-06-03T${hour}:00")`;
const status = (word: string) => `setAppointmentStatus(id: $id, status: "${word}")`;
const edit = (fields: string) => `updateAppointment(id: $id, input: { ${fields} })`;
const send = async (field: string, token?: string) => {
  const document = `mutation ($id: ID!) { change: ${field} { version } }`;
  return (await dataOf(sendGraphQL<{ change: { version: number } }>(app, document, { id }, token))).change;
};
const change = (field: string) => send(field, admin);
const later = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};
const subjects = (mails: readonly { subject: string; text: string }[]) =>
  mails.filter(({ text }) => text.includes(id)).map(({ subject }) => subject.split(' - ')[0]);
/** Mails sent so far, after "Turno reservado", which leaves with the booking. */
const leftByNow = async () => {
  await app.jobs.go('notices');
  return subjects(await app.mails()).slice(1);
};
const leftAfterWait = async () => subjects(await mailsAfterWait(app)).slice(1);
const waiting = async () => (await app.db.pool.query('SELECT FROM appointment_notices')).rowCount;
const cancelByLink = (mailText: string) =>
  send(`cancelAppointment(id: $id, cancelToken: "${/token=([\w-]{43})/.exec(mailText)![1]}")`);

const at = (time: string) => `miércoles, 3 de junio de 2026, ${time}`;

test('Staff changes are mailed after three minutes', async () => {
  await change(move('12'));
  later(2.9);
  expect(await leftByNow()).toEqual([]);
  later(0.1);
  expect(await leftByNow()).toEqual([`Turno reprogramado: ${at('12:00')}`]);
});

test('By REST, by FHIR and for programs that ask for it, the mail leaves at once, with what waited', async () => {
  const put = (path: string, body: object) => callRest(app, `PUT ${path}`, { token: admin, body });
  await change(move('12'));
  const moved = `Turno reprogramado: ${at('12:00')}`;
  await put(`/appointments/${id}/status`, { status: 'confirmed' });
  expect(await leftByNow()).toEqual([moved]);
  await put(`/admin/appointments/${id}`, { start_time: '2026-06-03T13:00' });
  await put(`/admin/appointments/${id}/cancel`, {});
  const cancelled = `Turno cancelado: ${at('13:00')}`;
  expect((await leftByNow()).at(-1)).toBe(cancelled);
  await put(`/admin/appointments/${id}/confirm`, {});
  const confirmed = `Turno confirmado: ${at('13:00')}`;
  expect((await leftByNow()).at(-1)).toBe(confirmed);
  await change('moveAppointment(id: $id, startTime: "2026-06-03T14:00:00", notifyAtOnce: true)');
  expect((await leftByNow()).at(-1)).toBe(`Turno reprogramado: ${at('14:00')}`);
  await callFhir(app, `POST /Appointment/${id}/$cancel`, { token: admin });
  expect((await leftByNow()).at(-1)).toBe(`Turno cancelado: ${at('14:00')}`);
  expect(await waiting()).toBe(0);
});

test.each<[string, string[], string[]]>([
  ['moved there and back, nothing', [move('12'), move('10')], []],
  ['moved twice, the last', [move('12'), move('13')], [`Turno reprogramado: ${at('13:00')}`]],
  ['moved and cancelled, that it is cancelled', [move('12'), status('cancelled')], [`Turno cancelado: ${at('12:00')}`]],
  ['cancelled and restored, nothing', [status('cancelled'), status('pending')], []],
  ['confirmed and set back, nothing', [status('confirmed'), status('pending')], []],
  ['absent and set back, nothing', [status('no_show'), status('pending')], []],
  ['only noted on, nothing', [edit('notes: "Ayuno"')], []],
  [
    'edited and edited back, nothing',
    [
      edit('patientEmail: "otra@ejemplo.example", startTime: "2026-06-03T12:00", status: "confirmed"'),
      edit('patientEmail: "pedro@ejemplo.example", startTime: "2026-06-03T10:00", status: "pending"'),
    ],
    [],
  ],
])('A turno %s is mailed as', async (_, steps, expected) => {
  for (const step of steps) {
    await change(step);
    later(1);
  }
  expect(await leftAfterWait()).toEqual(expected);
  expect([await leftAfterWait(), await waiting()]).toEqual([expected, 0]);
});

test('A change of length alone is mailed as such', async () => {
  await change(edit('durationMinutes: 60'));
  const [mail] = (await mailsAfterWait(app)).filter(({ text }) => text.includes(id)).slice(-1);
  expect(mail!.subject).toContain(`Turno con otra duración: ${at('10:00')}`);
  expect(mail!.text).toContain('10:00 a 11:00');
});

test('A turno that staff book and cancel before its first mail leaves is mailed only if they revive it', async () => {
  const BOOK = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }';
  const patient = { patientName: 'Eva Ruiz', patientEmail: 'eva@ejemplo.example' };
  const input = { professionalId, roomId, startTime: '2026-06-03T15:00', ...patient };
  const booked = await dataOf(sendGraphQL<{ bookAppointment: { id: string } }>(app, BOOK, { input }, admin));
  id = booked.bookAppointment.id;
  await change(status('cancelled'));
  expect(subjects(await mailsAfterWait(app))).toEqual([]);
  await change(status('pending'));
  expect(subjects(await mailsAfterWait(app))).toEqual([`Turno reservado: ${at('15:00')}`]);
  await change(status('cancelled'));
  expect(subjects(await mailsAfterWait(app))).toContain(`Turno cancelado: ${at('15:00')}`);
});

test('Each further change has its whole wait', async () => {
  await change(move('12'));
  later(2.9);
  await change(status('confirmed'));
  later(2.9);
  expect(await leftByNow()).toEqual([]);
  expect(await leftAfterWait()).toEqual([`Turno reprogramado: ${at('12:00')}`]);
});

test('The last mail is the base of the next news', async () => {
  await change(status('cancelled'));
  await leftAfterWait();
  await change(status('pending'));
  expect(await leftAfterWait()).toEqual([`Turno cancelado: ${at('10:00')}`, `Turno reservado: ${at('10:00')}`]);
});

test('A patient’s cancellation is mailed at once, without the earlier staff changes', async () => {
  const [received] = (await app.mails()).filter(({ text }) => text.includes(id));
  await change(move('12'));
  await cancelByLink(received!.text);
  expect(subjects(await app.mails()).slice(1)).toEqual([`Turno cancelado: ${at('12:00')}`]);
  expect(await leftAfterWait()).toHaveLength(1);
});

test('The mail does not wait for a turno that begins within the wait', async () => {
  app.clock.now = new Date('2026-06-03T12:58:00Z');
  await change(status('cancelled'));
  expect(await leftByNow()).toEqual([`Turno cancelado: ${at('10:00')}`]);
});

test('A change after the wait, before the mail has left, replaces its news', async () => {
  await change(move('12'));
  later(3);
  await app.jobs.go('notices');
  // Its job is in the queue.
  await change(move('13'));
  expect(subjects(await app.mails()).slice(1)).toEqual([]);
  expect(await leftAfterWait()).toEqual([`Turno reprogramado: ${at('13:00')}`]);
});

describe('While a mail about a change leaves', () => {
  beforeEach(() => change(move('12')));

  test('another change is mailed after it', async () => {
    whenMailed = () => change(move('13'));
    expect(await leftAfterWait()).toEqual([`Turno reprogramado: ${at('12:00')}`]);
    expect(await leftAfterWait()).toEqual([`Turno reprogramado: ${at('12:00')}`, `Turno reprogramado: ${at('13:00')}`]);
    expect(await waiting()).toBe(0);
  });

  test('a correction that no mail tells leaves nothing to wait for', async () => {
    whenMailed = () => change(edit('notes: "Ayuno"'));
    expect(await leftAfterWait()).toEqual([`Turno reprogramado: ${at('12:00')}`]);
    expect(await waiting()).toBe(0);
  });

  test('and its worker is killed, what may have arrived is put right, though it was undone', async () => {
    whenMailed = async () => {
      await change(move('10'));
      await app.db.pool.query("UPDATE jobs SET due_at = now() WHERE state = 'running'");
      await app.jobs.workAll();
    };
    expect(await leftAfterWait()).toEqual([`Turno reprogramado: ${at('12:00')}`]);
    expect(await leftAfterWait()).toEqual([`Turno reprogramado: ${at('12:00')}`, `Turno reprogramado: ${at('10:00')}`]);
    expect(await waiting()).toBe(0);
  });
});

test.each<[string, string[], string]>([
  ['restored', [status('pending')], 'Turno reservado'],
  ['restored and confirmed', [status('pending'), status('confirmed')], 'Turno confirmado'],
  ['not restored', [], 'Turno cancelado'],
])('A turno that is cancelled before its first mail has left, and %s, is mailed as', async (_, steps, title) => {
  id = (await dataOf(book(app, { professionalId, roomId, startTime: '2026-06-03T15:00' }))).bookAppointment.id;
  await change(status('cancelled'));
  expect(subjects(await app.mails())).toEqual([]);
  for (const step of steps) await change(step);
  expect(subjects(await mailsAfterWait(app))).toEqual([`${title}: ${at('15:00')}`]);
  expect(await waiting()).toBe(0);
});

test('An address that was changed by mistake leaves the patient’s link as good as it was', async () => {
  const [received] = (await app.mails()).filter(({ text }) => text.includes(id));
  await change(edit('patientEmail: "otra@ejemplo.example"'));
  await change(edit('patientEmail: "pedro@ejemplo.example"'));
  expect(await leftAfterWait()).toEqual([]);
  await cancelByLink(received!.text);
});

describe('The reminder', () => {
  const remindedAt = async (time: string) => {
    app.clock.now = new Date(time);
    await app.jobs.go('reminders');
    return (await app.mails()).filter(({ subject, text }) => subject.startsWith('Recordatorio') && text.includes(id));
  };
  beforeEach(() => app.db.pool.query("UPDATE appointments SET created_at = '2026-05-01T00:00:00Z'"));

  test('waits while what it would say may be undone, and leaves then', async () => {
    const other = await makeRoom(app.db, { name: 'Otra sala' });
    app.clock.now = new Date('2026-06-02T12:59:00Z');
    await change(edit(`roomId: ${other}`));
    expect(await remindedAt('2026-06-02T13:00:30Z')).toEqual([]);
    await change(edit(`roomId: ${roomId}`));
    expect(await leftAfterWait()).toEqual([]);
    const [reminder] = await remindedAt('2026-06-02T13:05:00Z');
    expect(reminder!.text).not.toContain('Otra sala');
  });

  test('that is in the queue already comes later as well', async () => {
    app.clock.now = new Date('2026-06-02T13:00:00Z');
    await app.jobs.go('reminders');
    await change(status('confirmed'));
    expect(await remindedAt('2026-06-02T13:00:30Z')).toEqual([]);
    await leftAfterWait();
    expect(await remindedAt('2026-06-02T13:05:00Z')).toHaveLength(1);
  });

  test('is not lost to a move in its last hour that was undone', async () => {
    app.clock.now = new Date('2026-06-02T12:30:00Z');
    await change(move('12'));
    await change(move('10'));
    await leftAfterWait();
    expect(await remindedAt('2026-06-02T13:00:00Z')).toHaveLength(1);
  });
});

test('A status that was seen in another version is refused', async () => {
  const { version } = await change(move('12'));
  const set = (expectedVersion: number) =>
    sendGraphQL(
      app,
      'mutation ($id: ID!, $v: Int) { setAppointmentStatus(id: $id, status: "confirmed", expectedVersion: $v) { version } }',
      { id, v: expectedVersion },
      admin,
    );
  expect((await set(version - 1)).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  expect((await set(version)).errors).toBeUndefined();
});
