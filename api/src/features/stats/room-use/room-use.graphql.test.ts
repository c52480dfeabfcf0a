import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeHold, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

const FIGURES = `query ($filter: FigureDates!) {
  roomUseFigures(filter: $filter) {
    rooms { roomName hours { hour openMinutes occupiedMinutes } }
    weekdays { weekday hours { hour openMinutes occupiedMinutes } }
  }
}`;

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());

const hour = (at: number, occupiedMinutes: number, openMinutes = 60) => ({ hour: at, openMinutes, occupiedMinutes });

test('returns the used share of open time by room and weekday', async () => {
  const { id: professionalId, token } = await makeProfessional(app.db);
  const one = await makeRoom(app.db, { name: 'Uno', sortOrder: 1, hours: ['09:00-11:00'] });
  const two = await makeRoom(app.db, { name: 'Dos', sortOrder: 2, hours: ['10:00-11:00'] });
  await makeRoom(app.db, { name: 'Cerrada', isActive: false });
  const on = (span: string, roomId: number, date = '2026-06-01') => ({
    professionalId,
    roomId,
    from: `${date}T${span.slice(0, 5)}-03:00`,
    to: `${date}T${span.slice(6)}-03:00`,
  });
  await makeRental(app.db, on('09:00-09:45', one));
  await makeAppointment(app.db, { ...on('09:15-09:45', one), status: 'completed' });
  const turno = await makeAppointment(app.db, on('10:30-11:30', two));
  // Buffers don't count as use.
  await app.db.pool.query('UPDATE appointments SET buffer_before_minutes = 15 WHERE id = $1', [turno]);
  await makeAppointment(app.db, { ...on('10:00-10:30', one), status: 'cancelled' });
  await makeHold(app.db, on('10:00-10:30', one, '2026-06-02'));
  await makeAppointment(app.db, on('09:00-09:30', one, '2026-06-03'));

  const ask = (filter: object) => dataOf(sendGraphQL(app, FIGURES, { filter }, admin));
  expect(await ask({ from: '2026-06-01', until: '2026-06-02' })).toEqual({
    roomUseFigures: {
      rooms: [
        { roomName: 'Uno', hours: [hour(9, 45, 120), hour(10, 0, 120)] },
        { roomName: 'Dos', hours: [hour(10, 30, 120)] },
      ],
      weekdays: [
        { weekday: 1, hours: [hour(9, 45), hour(10, 30, 120)] },
        { weekday: 2, hours: [hour(9, 0), hour(10, 0, 120)] },
      ],
    },
  });
  const failed = (filter: object, who = admin) => failureOf(sendGraphQL(app, FIGURES, { filter }, who));
  expect(await failed({ from: '2026-06-02', until: '2026-06-01' })).toBe(
    'BAD_REQUEST filter.until: El último día no puede ser anterior al primero',
  );
  expect(await failed({ from: '2026-06-01', until: '2026-06-01' }, token)).toMatch(/^FORBIDDEN/);
});
