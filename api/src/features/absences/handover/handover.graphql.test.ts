import { keepFree, makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { at, MARK, TODAY, type Board, type Entry } from '../../../testing/harness/absences';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

const ENTRIES = `{
  professional { name } later
  entries {
    appointment { id startTime professionalId version }
    proposal { startTime professionalId roomId heldUntil }
    alternatives { startTime professionalId }
  }
}`;
const READ = `query ($id: Int!) { handover(professionalId: $id) ${ENTRIES} }`;
const HOLD = `mutation ($id: Int!) { handover: holdHandover(professionalId: $id) ${ENTRIES} }`;
const MOVE = `mutation ($id: ID!, $to: DateTime!, $by: Int!, $room: Int!, $version: Int) {
  moveAppointment(id: $id, startTime: $to, professionalId: $by, roomId: $room, expectedVersion: $version) { professionalId }
}`;
const HAND_OVER = `mutation ($id: ID!, $to: DateTime!, $by: Int!, $room: Int!, $version: Int) {
  regularizeOverbooking(id: $id, startTime: $to, professionalId: $by, roomId: $room, expectedVersion: $version) {
    professionalId isOverbooking
  }
}`;
const TOMORROW = '2026-06-02';

interface Handover {
  professional: { name: string };
  later: number;
  entries: Entry[];
}

let app: TestApp;
let admin: string;
let laura: { id: number };
let pablo: { id: number };
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
  laura = await makeProfessional(app.db, { name: 'Laura', specialtyId, hours: ['09:00-11:00'] });
  pablo = await makeProfessional(app.db, { name: 'Pablo', specialtyId, hours: ['09:00-10:00'] });
  await makeProfessional(app.db, { specialtyId: await makeSpecialty(app.db), hours: ['09:00-10:00'] });
  room = await makeRoom(app.db);
});

const turno = (day: string, [from, to] = ['10:00', '10:30'], professionalId = laura.id) =>
  makeAppointment(app.db, { professionalId, roomId: room, from: at(from!, day), to: at(to!, day) });
const ask = async (text = READ, id = laura.id) =>
  (await dataOf(sendGraphQL<{ handover: Handover }>(app, text, { id }, admin))).handover;
const proposed = ({ entries }: Handover) =>
  entries.map(({ proposal }) => proposal && [proposal.startTime, proposal.professionalId]);

test('Each turno to come has the soonest slot of a colleague of the specialty, and no two have the same', async () => {
  await turno(TODAY);
  await turno(TODAY, ['10:30', '11:00']);
  await turno(TOMORROW);
  const handover = await ask();
  expect(handover).toMatchObject({ professional: { name: 'Laura' }, later: 0 });
  // Pablo's day is over at ten.
  expect(proposed(handover)).toEqual([
    [at('09:00', TOMORROW), pablo.id],
    [at('09:30', TOMORROW), pablo.id],
    [at('09:00', '2026-06-03'), pablo.id],
  ]);
});

test('A proposal is held for an hour, until the turno moves there', async () => {
  await turno(TODAY);
  const [entry] = (await ask(HOLD)).entries;
  expect(entry!.proposal).toMatchObject({ startTime: at('09:00', TOMORROW), heldUntil: at('09:00') });
  const bookIt = () => book(app, { professionalId: pablo.id, roomId: room, startTime: at('09:00', TOMORROW) });
  expect(await failureOf(bookIt())).toMatch(/CONFLICT/);
  const { appointment, proposal } = entry!;
  await dataOf(
    sendGraphQL(
      app,
      MOVE,
      {
        id: appointment.id,
        to: proposal!.startTime,
        by: proposal!.professionalId,
        room: proposal!.roomId,
        version: appointment.version,
      },
      admin,
    ),
  );
  expect((await ask()).entries).toEqual([]);
  expect((await app.db.pool.query('SELECT FROM holds')).rowCount).toBe(0);
});

test('A hold with a colleague has the buffers of that moment, and is accepted whatever they reserve since', async () => {
  await turno(TODAY);
  const { appointment, proposal } = (await ask(HOLD)).entries[0]!;
  await turno(TOMORROW, ['09:30', '10:00'], pablo.id);
  await keepFree(app.db, pablo.id, [0, 15]);
  const { startTime: to, professionalId: by, roomId } = proposal!;
  const variables = { id: appointment.id, to, by, room: roomId, version: appointment.version };
  const moved = await dataOf(sendGraphQL(app, HAND_OVER, variables, admin));
  expect(moved).toMatchObject({ regularizeOverbooking: { professionalId: pablo.id } });
});

test('Turnos are not handed over into an absence that the colleague entered after the list was read', async () => {
  await turno(TODAY);
  const { appointment, proposal } = (await ask(HOLD)).entries[0]!;
  await dataOf(sendGraphQL(app, MARK, { id: pablo.id, input: { date: TOMORROW } }, admin));
  const { startTime: to, professionalId: by, roomId } = proposal!;
  const variables = { id: appointment.id, to, by, room: roomId, version: appointment.version };
  expect(await failureOf(sendGraphQL(app, HAND_OVER, variables, admin))).toBe(
    'CONFLICT: El horario elegido ya no está disponible. Elegí otro horario',
  );
});

test('Time that an absence holds with the leaving professional is not proposed', async () => {
  await turno(TODAY);
  const marked = sendGraphQL<{ board: Board }>(app, MARK, { id: laura.id, input: { date: TODAY } }, admin);
  expect((await dataOf(marked)).board.entries[0]!.proposal).toMatchObject({ professionalId: laura.id });
  // The room is kept at nine still.
  expect(proposed(await ask())).toEqual([[at('09:30', TOMORROW), pablo.id]]);
});

test('A sobreturno gets time of its own with the colleague, who gives none', async () => {
  await turno(TODAY);
  await app.db.pool.query('UPDATE professionals SET overbookings_per_hour = 1 WHERE id = $1', [laura.id]);
  await makeAppointment(app.db, {
    professionalId: laura.id,
    roomId: room,
    from: at('10:10'),
    to: at('10:40'),
    overbookingReason: 'Fiebre alta',
  });
  const { appointment, proposal } = (await ask(HOLD)).entries[1]!;
  const { startTime: to, professionalId: by, roomId } = proposal!;
  const moved = sendGraphQL(
    app,
    HAND_OVER,
    { id: appointment.id, to, by, room: roomId, version: appointment.version },
    admin,
  );
  expect(await dataOf(moved)).toEqual({ regularizeOverbooking: { professionalId: pablo.id, isOverbooking: false } });
});

test('Later turnos than 60 days from the first are counted alone, and a sole professional has no colleague to propose', async () => {
  const alone = await makeProfessional(app.db, { specialtyId: await makeSpecialty(app.db) });
  await turno(TODAY, undefined, alone.id);
  await turno('2026-07-30', undefined, alone.id);
  await turno('2026-07-31', undefined, alone.id);
  const handover = await ask(READ, alone.id);
  expect(proposed(handover)).toEqual([null, null]);
  expect(handover.later).toBe(1);
});

test('An unknown professional is not found', async () => {
  expect(await failureOf(sendGraphQL(app, READ, { id: 4711 }, admin))).toMatch(/NOT_FOUND/);
});
