import { makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import {
  at,
  APPLY,
  CANCEL,
  CONTACT,
  MARK,
  READ,
  TODAY,
  toCancel,
  toMove,
  where,
  type Board,
  type Changes,
  type Entry,
} from '../../testing/harness/absences';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { mailKindsAfterWait } from '../../testing/harness/notices';

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let room: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  const specialtyId = await makeSpecialty(app.db);
  laura = await makeProfessional(app.db, { specialtyId, hours: ['09:00-11:00'] });
  pablo = await makeProfessional(app.db, { specialtyId, name: 'Pablo Médico' });
  room = await makeRoom(app.db, { name: 'Consultorio 1' });
});

const turno = (time: string, end: string, more: object = {}) =>
  makeAppointment(app.db, { professionalId: laura.id, roomId: room, from: at(time), to: at(end), ...more });
/** At 09:00, 09:30, 10:00… */
const turnos = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => {
      const time = (half: number) => `${String(9 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
      return turno(time(index), time(index + 1), { patientName: `Paciente ${index + 1}` });
    }),
  );
const read = async (token = admin, date: string | null = TODAY) =>
  (await dataOf(sendGraphQL<{ board: Board }>(app, READ, { id: laura.id, date }, token))).board;
const mark = (input: object = {}, token = admin) =>
  sendGraphQL<{ board: Board }>(app, MARK, { id: laura.id, input: { date: TODAY, ...input } }, token);
const marked = async (input: object = {}, token = admin) => (await dataOf(mark(input, token))).board;
const apply = async (moves: object[], token = admin) =>
  (await dataOf(sendGraphQL<{ done: Changes }>(app, APPLY, { id: laura.id, date: TODAY, moves }, token))).done;
const change = (id: string | undefined, field: string) =>
  dataOf(sendGraphQL(app, `mutation ($id: ID!) { ${field} { id } }`, { id }, admin));
const cancel = async (cancellations: object[]) =>
  (await dataOf(sendGraphQL<{ done: Changes }>(app, CANCEL, { id: laura.id, date: TODAY, cancellations }, admin))).done;
const contact = (id: string, input: object, expectedVersion?: number) =>
  sendGraphQL<{ contact: Entry['contact'] }>(
    app,
    CONTACT,
    { id: laura.id, date: TODAY, turno: id, input, expectedVersion },
    admin,
  );

describe('A professional who is marked as absent', () => {
  test('has a board of the turnos that stand, each with a slot of its own', async () => {
    const [first, second] = await turnos(2);
    await turno('10:00', '10:30', { status: 'cancelled' });
    await turno('10:30', '11:00', { status: 'completed' });

    const board = await marked();
    expect(board).toMatchObject({
      date: TODAY,
      professional: { name: 'Laura Médica' },
      absences: [{ isAllDay: true, startTime: null, endTime: null, reason: 'sick_leave' }],
      entries: [
        {
          startTime: at('09:00'),
          outcome: 'open',
          appointment: { id: first, patientName: 'Paciente 1' },
          proposal: {
            startTime: at('09:00', '2026-06-02'),
            endTime: at('09:30', '2026-06-02'),
            professionalId: laura.id,
          },
          contact: { state: 'to_call', note: null, at: null, by: null, version: 0 },
        },
        {
          appointment: { id: second },
          proposal: {
            startTime: at('09:30', '2026-06-02'),
            professionalName: 'Laura Médica',
            roomName: 'Consultorio 1',
          },
        },
      ],
    });
    expect(board.entries[0]!.alternatives).toContainEqual(
      expect.objectContaining({ startTime: at('09:00'), professionalId: pablo.id }),
    );
    expect(await read(admin, null)).toEqual(board);
    expect(await mailKindsAfterWait(app)).toEqual([]);
  });

  test('for part of a day keeps the turnos outside of it', async () => {
    const [, second] = await turnos(3);
    const board = await marked({ from: '09:30', to: '10:00' }, laura.token);
    expect(board.entries.map(({ appointment }) => appointment.id)).toEqual([second]);
    expect(board.absences).toMatchObject([{ isAllDay: false, startTime: '09:30', endTime: '10:00' }]);
    // A wider absence adds to it, one inside changes nothing.
    expect((await marked({ from: '09:30' })).absences).toHaveLength(2);
    expect((await marked({ from: '09:45', to: '10:30' })).absences).toHaveLength(2);
  });

  test('twice is absent once, also by two people at the same time', async () => {
    await turnos(1);
    const both = await Promise.all([marked(), marked({}, laura.token)]);
    expect(both.map(({ absences }) => absences.length)).toEqual([1, 1]);
  });

  test.each([
    [{ from: '9:00' }, 'input.from: La hora debe tener la forma HH:mm'],
    [{ from: '' }, 'input.from: La hora debe tener la forma HH:mm'],
    [{ from: '10:00', to: '' }, 'input.to: La hora debe tener la forma HH:mm'],
    [{ to: '25:00' }, 'input.to: La hora debe tener la forma HH:mm'],
    [{ from: '10:00', to: '10:00' }, 'input.to: La hora de fin debe ser posterior a la de inicio'],
  ])('between impossible hours %j is refused', async (input, failure) => {
    const { errors } = await mark(input);
    expect(errors).toMatchObject([{ message: failure.split(': ')[1], extensions: { field: failure.split(': ')[0] } }]);
    expect((await read()).absences).toEqual([]);
  });

  test('sees proposals of their own alone, as they may not give turnos to others', async () => {
    await turnos(1);
    await marked({}, laura.token);
    const [own] = (await read(laura.token)).entries;
    expect([own!.proposal!, ...own!.alternatives].map(({ professionalId }) => professionalId)).not.toContain(pablo.id);
  });
});

describe('The proposals of a board', () => {
  test('move and reassign turnos, and the board still shows them', async () => {
    await turnos(5);
    const { entries } = await marked();
    const toPablo = toMove(entries[4]!, { startTime: at('11:00'), professionalId: pablo.id });

    const { changes, board } = await apply([...entries.slice(0, 4).map((entry) => toMove(entry)), toPablo]);
    expect(changes.map(({ done, reason }) => [done, reason])).toEqual(entries.map(() => [true, null]));
    expect(board.entries.map(where)).toEqual([
      [at('09:00', '2026-06-02'), laura.id, 'moved'],
      [at('09:30', '2026-06-02'), laura.id, 'moved'],
      [at('10:00', '2026-06-02'), laura.id, 'moved'],
      [at('10:30', '2026-06-02'), laura.id, 'moved'],
      [at('11:00'), pablo.id, 'reassigned'],
    ]);
    expect(board.entries.map(({ startTime, proposal }) => [startTime.slice(11, 16), proposal])).toEqual(
      ['09:00', '09:30', '10:00', '10:30', '11:00'].map((time) => [time, null]),
    );
  });
  test('that were applied already count as done and change nothing, so no second mail is sent', async () => {
    await turnos(2);
    const moves = (await marked()).entries.map((entry) => toMove(entry));
    await apply(moves);
    const { changes, board } = await apply(moves);
    expect(changes.map(({ done }) => done)).toEqual([true, true]);
    expect(board.entries.map(({ appointment }) => appointment.version)).toEqual([2, 2]);
    expect(await mailKindsAfterWait(app)).toEqual(['appointment-moved', 'appointment-moved']);
  });
  test('that come too late are refused one by one, with the reason', async () => {
    const [first, , third] = await turnos(3);
    const entries = (await marked()).entries;
    await app.db.pool.query('DELETE FROM holds');
    await makeAppointment(app.db, {
      professionalId: laura.id,
      roomId: await makeRoom(app.db),
      from: at('09:00', '2026-06-02'),
      to: at('09:30', '2026-06-02'),
    });
    await app.db.pool.query("UPDATE appointments SET patient_name = 'Otra', sequence = sequence + 1 WHERE id = $1", [
      third,
    ]);

    const { changes, board } = await apply(entries.map((entry) => toMove(entry)));
    expect(changes.map(({ done, reason }) => [done, reason])).toEqual([
      [false, 'El horario elegido ya no está disponible. Elegí otro horario'],
      [true, null],
      [false, 'Otra persona cambió estos datos mientras tanto. Revisá cómo están ahora antes de guardar'],
    ]);
    expect(board.entries.map(({ outcome }) => outcome)).toEqual(['open', 'moved', 'open']);
    expect(board.entries[0]).toMatchObject({
      appointment: { id: first },
      proposal: { startTime: at('10:00', '2026-06-02') },
    });
  });
  test('are only for the turnos of the board', async () => {
    await turnos(1);
    const [entry] = (await marked()).entries;
    const id = await turno('14:00', '14:30', { professionalId: pablo.id });
    const { changes } = await apply([
      { ...toMove(entry!), appointmentId: id },
      { ...toMove(entry!), appointmentId: 'x' },
    ]);
    const reason = 'Este turno ya no está entre los de la ausencia';
    expect(changes).toEqual([
      { appointmentId: id, done: false, reason },
      { appointmentId: 'x', done: false, reason },
    ]);
  });
  test('give no turno of a professional to another by their own hand', async () => {
    await turnos(1);
    const [entry] = (await marked({}, laura.token)).entries;
    const { changes } = await apply([toMove(entry!, { professionalId: pablo.id })], laura.token);
    expect(changes).toMatchObject([{ done: false, reason: 'Sin permisos para pasar este turno a otro profesional' }]);
  });
});

test('Turnos of an absence are cancelled once, with a reason that their patients read', async () => {
  const [first, second] = await turnos(2);
  const [seen, outdated] = (await marked()).entries.map(toCancel);
  for (let tries = 1; tries <= 2; tries += 1) {
    const { changes, board } = await cancel([seen!, { ...outdated, startTime: at('12:00') }]);
    expect(changes).toEqual([
      { appointmentId: first, done: true, reason: null },
      { appointmentId: second, done: false, reason: 'El turno ahora es el lunes, 1 de junio de 2026 a las 09:30' },
    ]);
    expect(board.entries.map(({ outcome, appointment }) => [outcome, appointment.version])).toEqual([
      ['cancelled', 2],
      ['open', 1],
    ]);
  }
  const { rows } = await app.db.pool.query(
    'SELECT cancellation_reason AS reason, cancellation_told AS told FROM appointments WHERE id = $1',
    [first],
  );
  expect(rows).toEqual([{ reason: 'professional_unavailable', told: true }]);
});

test('Turnos of an absence that changed meanwhile are not cancelled', async () => {
  const [first, second] = await turnos(2);
  const { entries } = await marked();
  for (const { appointment } of entries) await dataOf(contact(appointment.id, { state: 'told' }));
  await change(first, `moveAppointment(id: $id, startTime: "${at('09:00')}", professionalId: ${pablo.id})`);
  await change(second, 'cancelAppointment(id: $id)');

  const { changes, board } = await cancel(entries.map(toCancel));
  const reason = 'Otra persona cambió estos datos mientras tanto. Revisá cómo están ahora antes de guardar';
  expect(changes).toEqual([first, second].map((id) => ({ appointmentId: id, done: false, reason })));
  expect(board.entries.map(({ appointment }) => appointment.status)).toEqual(['pending', 'cancelled']);
});

describe('The contact notes of an absence', () => {
  test('is kept with who said so, and goes with the turno when it is moved', async () => {
    const [id] = await turnos(1);
    const [entry] = (await marked()).entries;
    const told = { state: 'told', note: null, at: at('08:00'), by: 'Ana Prueba', version: 1 };
    expect((await dataOf(contact(id!, { state: 'told' }, 0))).contact).toEqual(told);
    const { board } = await apply([toMove(entry!)]);
    expect(board.entries).toMatchObject([{ outcome: 'moved', contact: told }]);

    app.clock.now = new Date(MONDAY_8AM.getTime() + 60_000);
    const answered = { state: 'answered', note: 'Puede a la tarde', at: at('08:01'), by: 'Ana Prueba', version: 2 };
    expect((await dataOf(contact(id!, { state: 'answered', note: ' Puede a la tarde ' }, 1))).contact).toEqual(
      answered,
    );
    // The same again is no change, and what is left out stays.
    expect((await dataOf(contact(id!, { state: 'answered' }, 1))).contact).toEqual(answered);
  });
  test('is not overwritten unseen', async () => {
    const [id] = await turnos(1);
    await marked();
    await dataOf(contact(id!, { state: 'told' }, 0));
    const { errors } = await contact(id!, { state: 'answered' }, 0);
    expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT', current: { state: 'told', version: 1 } } }]);
  });
  test('is kept of the turnos of the absence alone', async () => {
    const id = await turno('14:00', '14:30', { professionalId: pablo.id });
    await marked();
    expect(await failureOf(contact(id, { state: 'told' }))).toBe(
      'NOT_FOUND: Este turno ya no está entre los de la ausencia',
    );
  });
});

test('Once the absence is removed, the board holds only what went elsewhere', async () => {
  await turnos(2);
  const [first] = (await marked()).entries;
  await apply([toMove(first!)]);
  await app.db.pool.query('DELETE FROM unavailable_dates');
  const board = await read();
  expect([board.absences, board.entries.map(({ outcome }) => outcome)]).toEqual([[], ['moved']]);
});
