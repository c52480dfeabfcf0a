import { randomUUID } from 'node:crypto';

import { makeProfessional, openSession, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, clearClinic, TUESDAY_10AM } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { mailsAfterWait } from '../../../testing/harness/notices';
import { receiptOf } from '../receipt';

const CANCEL = `mutation ($id: ID!, $token: String, $startTime: DateTime) {
  cancelAppointment(id: $id, cancelToken: $token, startTime: $startTime) { id status viewerCan { cancel } }
}`;
const LATE = 'CONFLICT: Faltan menos de 24 horas para el turno. Comunicate con la clínica';
/** 24 hours before Tuesday at ten. */
const DEADLINE = new Date('2026-06-01T13:00:00Z');

let app: TestApp;
let laura: { id: number; userId: number; token: string };
let roomId: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await app.db.pool.query('DELETE FROM jobs');
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

describe('Cancelling is allowed to', () => {
  test('an administrator, a minute before it begins', async () => {
    const id = await booked();
    app.clock.now = new Date('2026-06-02T12:59:00Z');
    const { token } = await signedIn(app.db, 'admin');

    expect(await dataOf(cancel(id, { session: token }))).toEqual({
      cancelAppointment: { id, status: 'cancelled', viewerCan: { cancel: false } },
    });
  });

  test('its professional, and no other one', async () => {
    const id = await booked();
    const other = await makeProfessional(app.db);

    expect(await failureOf(cancel(id, { session: other.token }))).toBe(
      'FORBIDDEN: Sin permisos para cancelar este turno',
    );
    expect((await dataOf(cancel(id, { session: laura.token }))).cancelAppointment.status).toBe('cancelled');
  });

  test('its patient, and no other one', async () => {
    const [patient, other] = [await signedIn(app.db, 'user'), await signedIn(app.db, 'user')];
    const id = await booked(patient.token);

    expect(await failureOf(cancel(id, { session: other.token }))).toBe(
      'FORBIDDEN: Sin permisos para cancelar este turno',
    );
    expect((await dataOf(cancel(id, { session: patient.token }))).cancelAppointment.status).toBe('cancelled');
  });

  test('callers with the link of its mail, signed in as another user or not', async () => {
    const id = await booked();
    const token = await mailedToken(id);
    const { token: session } = await signedIn(app.db, 'user');

    expect((await dataOf(cancel(id, { token, session }))).cancelAppointment.status).toBe('cancelled');
  });

  test('the browser that booked it, by its receipt', async () => {
    const id = await booked();
    expect((await dataOf(cancel(id, { token: await receiptOf(app.db, id) }))).cancelAppointment.status).toBe(
      'cancelled',
    );
  });

  test('no visitor without the link, nor one with an ended session', async () => {
    const id = await booked();

    expect(await failureOf(cancel(id))).toBe('UNAUTHENTICATED: Es necesario iniciar sesión');
    expect(await failureOf(cancel(id, { session: 'x'.repeat(43) }))).toBe(
      'UNAUTHENTICATED: La sesión venció. Iniciá sesión nuevamente',
    );
    expect(await statusOf(id)).toEqual({ status: 'pending', sequence: 0 });
  });

  test('no caller with the link of another appointment, or one that is almost right', async () => {
    const id = await booked();
    const token = await mailedToken(id);
    const other = await makeAppointment(app.db, {
      professionalId: laura.id,
      roomId,
      from: '2026-06-03T10:00-03:00',
      to: '2026-06-03T10:30-03:00',
    });

    for (const wrong of [
      await mailedToken(id).then((right) => right.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))),
      token.slice(1),
      `${token}AAAA`,
      '',
      '💥',
    ]) {
      expect(await failureOf(cancel(id, { token: wrong }))).toBe(
        'FORBIDDEN cancelToken: El enlace para cancelar el turno no es válido',
      );
    }
    expect(await failureOf(cancel(other, { token }))).toBe(
      'FORBIDDEN cancelToken: El enlace para cancelar el turno no es válido',
    );
    expect(await statusOf(id)).toEqual({ status: 'pending', sequence: 0 });
  });

  test('no caller with the link to an address corrected since, but callers with the later one', async () => {
    const id = await booked();
    const sent = await mailedToken(id);
    const { token: admin } = await signedIn(app.db, 'admin');
    const mend =
      'mutation ($id: ID!, $to: String!) { updateAppointment(id: $id, input: { patientEmail: $to }) { id } }';
    await dataOf(sendGraphQL(app, mend, { id, to: 'mended@ejemplo.example' }, admin));
    expect(await failureOf(cancel(id, { token: sent }))).toBe(
      'FORBIDDEN cancelToken: El enlace para cancelar el turno no es válido',
    );
    await mailsAfterWait(app);
    const renewed = await mailedToken(id, 'mended@ejemplo.example');
    expect((await dataOf(cancel(id, { token: renewed }))).cancelAppointment.status).toBe('cancelled');
  });

  test('no caller for an unknown appointment', async () => {
    for (const id of [randomUUID(), 'no-uuid'])
      expect(await failureOf(cancel(id))).toBe('NOT_FOUND: El turno no existe');
  });
});

describe('Up to when', () => {
  test('patients and guests: exactly 24 hours before', async () => {
    const patient = await signedIn(app.db, 'user');
    const id = await booked(patient.token);
    app.clock.now = DEADLINE;

    expect((await dataOf(cancel(id, { session: patient.token }))).cancelAppointment.status).toBe('cancelled');
  });

  test('and not a millisecond later, by session or by link', async () => {
    const patient = await signedIn(app.db, 'user');
    const id = await booked(patient.token);
    await app.db.pool.query('UPDATE appointments SET patient_user_id = NULL');
    const token = await mailedToken(id);
    await app.db.pool.query('UPDATE appointments SET patient_user_id = $1', [patient.userId]);
    app.clock.now = new Date(DEADLINE.getTime() + 1);

    expect(await failureOf(cancel(id, { session: patient.token }))).toBe(LATE);
    expect(
      await failureOf(
        cancel(id, { token, session: await openSession(app.db, (await signedIn(app.db, 'user')).userId) }),
      ),
    ).toBe(LATE);
    expect((await statusOf(id))?.status).toBe('pending');
  });

  test('the appointment has it, in the clinic’s time, and whether the caller can', async () => {
    const patient = await signedIn(app.db, 'user');
    const id = await booked(patient.token);
    const ask = async (session?: string) =>
      (
        await dataOf(
          sendGraphQL<{ appointment: { cancelDeadline: string; viewerCan: { cancel: boolean } } }>(
            app,
            'query ($id: ID!) { appointment(id: $id) { cancelDeadline viewerCan { cancel } } }',
            { id },
            session,
          ),
        )
      ).appointment;

    expect(await ask(patient.token)).toEqual({
      cancelDeadline: '2026-06-01T10:00:00-03:00',
      viewerCan: { cancel: true },
    });
    expect((await ask()).viewerCan.cancel).toBe(false);
    expect((await ask(laura.token)).viewerCan.cancel).toBe(true);
    app.clock.now = new Date(DEADLINE.getTime() + 1);
    expect((await ask(patient.token)).viewerCan.cancel).toBe(false);
    expect((await ask(laura.token)).viewerCan.cancel).toBe(true);
  });
});

describe('A cancelled appointment', () => {
  test('cannot be cancelled again, and is announced once', async () => {
    const id = await booked();
    await dataOf(cancel(id, { session: laura.token }));

    expect(await failureOf(cancel(id, { session: laura.token }))).toBe('CONFLICT: El turno ya está cancelado');
    expect(await statusOf(id)).toEqual({ status: 'cancelled', sequence: 1 });
    expect(
      (await mailsAfterWait(app)).filter(({ text }) => text.includes(id) && text.includes('Turno cancelado')),
    ).toHaveLength(1);
  });

  test('is cancelled once when two do so at the same moment', async () => {
    const id = await booked();
    const answers = await Promise.all([cancel(id, { session: laura.token }), cancel(id, { session: laura.token })]);

    expect(answers.map(({ errors }) => errors?.[0]?.message ?? 'cancelled').toSorted()).toEqual([
      'El turno ya está cancelado',
      'cancelled',
    ]);
  });

  test('frees its time for others, and cannot be revived into a taken time', async () => {
    const id = await booked();
    expect(await failureOf(book(app, { professionalId: laura.id, roomId }))).toMatch(/^CONFLICT/);
    await dataOf(cancel(id, { session: laura.token }));

    expect((await dataOf(book(app, { professionalId: laura.id, roomId }))).bookAppointment.startTime).toBe(
      TUESDAY_10AM,
    );
    await expect(app.db.pool.query("UPDATE appointments SET status = 'pending' WHERE id = $1", [id])).rejects.toThrow(
      /The professional is taken/,
    );
  });

  test('can be revived as long as its time is free, and holds it again', async () => {
    const id = await booked();
    await dataOf(cancel(id, { session: laura.token }));
    await app.db.pool.query("UPDATE appointments SET status = 'pending' WHERE id = $1", [id]);

    expect(await failureOf(book(app, { professionalId: laura.id, roomId }))).toMatch(/^CONFLICT/);
  });

  test('is noted with who did it', async () => {
    const id = await booked();
    await dataOf(cancel(id, { session: laura.token }));

    const { rows } = await app.db.pool.query(
      "SELECT actor_user_id, action, entity, entity_id, fields FROM audit_events WHERE action = 'updated'",
    );
    expect(rows).toEqual([
      { actor_user_id: laura.userId, action: 'updated', entity: 'appointment', entity_id: id, fields: ['status'] },
    ]);
  });
});
