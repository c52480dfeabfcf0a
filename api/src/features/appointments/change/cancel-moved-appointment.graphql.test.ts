import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, clearClinic, TUESDAY_10AM } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { untilSomebodyWaits } from '../../../testing/harness/lock-wait';
import { forgetRequestedMails } from '../../../testing/harness/requested-mails';

const CANCEL = `mutation ($id: ID!, $token: String, $startTime: DateTime) {
  cancelAppointment(id: $id, cancelToken: $token, startTime: $startTime) { id status viewerCan { cancel } }
}`;
const LATE = 'CONFLICT: Faltan menos de 24 horas para el turno. Comunicate con la clínica';

let app: TestApp;
let laura: { id: number; userId: number; token: string };
let roomId: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await forgetRequestedMails(app);
  await clearClinic(app);
  laura = await makeProfessional(app.db);
  roomId = await makeRoom(app.db);
});

type Answer = { cancelAppointment: { id: string; status: string; viewerCan: { cancel: boolean } } };
const cancel = (
  id: string,
  { session, token, startTime }: { session?: string; token?: string; startTime?: string } = {},
) => sendGraphQL<Answer>(app, CANCEL, { id, token, startTime }, session);

async function booked(session?: string): Promise<string> {
  const answer = await dataOf(book(app, { professionalId: laura.id, roomId }, { token: session }));
  return answer.bookAppointment.id;
}

/** The token of the link in the mail about an appointment; in one to that address where it was mended. */
async function mailedToken(id: string, to?: string): Promise<string> {
  const mails = (await app.mails()).filter((mail) => to === undefined || mail.to === to);
  const texts = mails.map(({ text }) => text).join('\n');
  return new RegExp(`/cancel/${id}\\?token=([\\w-]{43})$`, 'm').exec(texts)![1]!;
}

const statusOf = async (id: string) =>
  (
    await app.db.pool.query<{ status: string; sequence: number }>(
      'SELECT status, sequence FROM appointments WHERE id = $1',
      [id],
    )
  ).rows[0];

describe('Cancelling means the time that was on show', () => {
  const MOVED = 'CONFLICT startTime: El turno ahora es el martes, 2 de junio de 2026 a las 15:00';
  const SET_STATUS =
    'mutation ($id: ID!, $startTime: DateTime) { setAppointmentStatus(id: $id, status: "cancelled", startTime: $startTime) { status } }';
  const move = (id: string, startTime = '2026-06-02T15:00') =>
    sendGraphQL(
      app,
      'mutation ($id: ID!, $startTime: DateTime!) { moveAppointment(id: $id, startTime: $startTime) { id } }',
      { id, startTime },
      laura.token,
    );

  const FIVE_HOURS_LATER = {
    name: 'test-move-later',
    text: "UPDATE appointments SET starts_at = starts_at + interval '5 hours', ends_at = ends_at + interval '5 hours' WHERE id = $1",
  };

  test('a patient reads the turno’s new time, by either mutation, and nothing is cancelled', async () => {
    const { token: session } = await signedIn(app.db, 'user');
    const id = await booked(session);
    await dataOf(move(id));

    expect(await failureOf(cancel(id, { session, startTime: TUESDAY_10AM }))).toBe(MOVED);
    expect(await failureOf(sendGraphQL(app, SET_STATUS, { id, startTime: TUESDAY_10AM }, session))).toBe(MOVED);
    expect((await statusOf(id))?.status).toBe('pending');
    expect((await dataOf(cancel(id, { session, startTime: '2026-06-02T18:00:00Z' }))).cancelAppointment.status).toBe(
      'cancelled',
    );
  });

  test('a guest with the link does as well, also when it is too late for the new time', async () => {
    const id = await booked();
    const token = await mailedToken(id);
    await dataOf(move(id, '2026-06-01T15:00'));

    expect(await failureOf(cancel(id, { token, startTime: TUESDAY_10AM }))).toBe(
      MOVED.replace('martes, 2', 'lunes, 1'),
    );
    expect(await failureOf(cancel(id, { token, startTime: '2026-06-01T15:00' }))).toBe(LATE);
  });

  test('judged once the move has finished', async () => {
    const { token: session } = await signedIn(app.db, 'user');
    const id = await booked(session);
    let answer: Promise<string> | undefined;
    await app.db.transaction(async (tx) => {
      await tx.rows(FIVE_HOURS_LATER, [id]);
      answer = failureOf(cancel(id, { session, startTime: TUESDAY_10AM }));
      await untilSomebodyWaits(app);
    });
    expect(await answer).toBe(MOVED);
  });

  test('and of one that is cancelled already, no more than that', async () => {
    const id = await booked();
    await dataOf(cancel(id, { session: laura.token }));
    expect(await failureOf(cancel(id, { session: laura.token, startTime: '2026-06-05T10:00' }))).toBe(
      'CONFLICT: El turno ya está cancelado',
    );
  });
});
