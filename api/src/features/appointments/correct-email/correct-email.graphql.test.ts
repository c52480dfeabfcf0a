import type { OutboxMail } from '../../../platform/mail/outbox';
import { makeProfessional, makeSpecialty, makeUser, signedIn } from '../../../testing/factories/people';
import { makeRequest } from '../../../testing/factories/requests';
import { makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { mailedCancelToken } from '../../../testing/harness/cancel-links';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { mailsAfterWait } from '../../../testing/harness/notices';
import { emptyTables } from '../../../testing/harness/empty-tables';

let app: TestApp;
let laura: { id: number };
let roomId: number;
beforeAll(async () => {
  app = await startTestApp(MONDAY_8AM, { sourceLimits: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await app.jobs.workAll();
  await clearClinic(app);
  await emptyTables(app, 'users', 'rate_limits');
  laura = await makeProfessional(app.db);
  roomId = await makeRoom(app.db);
});

/** Mails about one appointment, oldest first. */
const mailsAbout = async (id: string): Promise<OutboxMail[]> =>
  (await mailsAfterWait(app)).filter(({ text }) => text.includes(id));

describe('A visitor who mistyped the address corrects it where the turno was booked', () => {
  const BOOK = `mutation ($input: BookAppointmentInput!) {
    bookAppointment(input: $input) { id receipt emailCorrection { token until } }
  }`;
  const CORRECT = `mutation ($id: ID!, $token: String!, $to: String!) {
    correctAppointmentEmail(id: $id, token: $token, input: { patientEmail: $to }) { id patientEmail isMasked receipt }
  }`;
  const READ = 'query ($id: ID!, $receipt: String) { appointment(id: $id, receipt: $receipt) { isMasked } }';
  const WRONG = 'pedro@ejmplo.example';
  const RIGHT = 'pedro@ejemplo.example';
  const input = () => ({ patientName: 'Pedro', patientEmail: WRONG, professionalId: laura.id, roomId });

  interface Booked {
    id: string;
    receipt: string;
    emailCorrection: { token: string; until: string } | null;
  }

  const bookedHere = async (more: object = {}, session?: string): Promise<Booked> => {
    const whole = { ...input(), startTime: '2026-06-02T10:00:00-03:00', ...more };
    const answer = sendGraphQL<{ bookAppointment: Booked }>(app, BOOK, { input: whole }, session);
    return (await dataOf(answer)).bookAppointment;
  };
  const correct = (id: string, token: string | undefined, to = RIGHT) =>
    sendGraphQL<{ correctAppointmentEmail: { patientEmail: string; isMasked: boolean; receipt: string } }>(
      app,
      CORRECT,
      { id, token, to },
    );
  const isMasked = async (id: string, receipt: string) =>
    (await dataOf(sendGraphQL<{ appointment: { isMasked: boolean } }>(app, READ, { id, receipt }))).appointment
      .isMasked;

  const accountOf = async () => (await app.db.pool.query('SELECT patient_user_id AS "userId" FROM appointments')).rows;

  test('the right address gets the mail, and what the wrong one has opens nothing', async () => {
    const wrongId = await makeUser(app.db, { email: WRONG });
    const { id, receipt, emailCorrection } = await bookedHere();
    expect(emailCorrection!.until).toBe('2026-06-01T11:15:00.000Z');
    expect(await accountOf()).toEqual([{ userId: wrongId }]);
    await mailsAbout(id);
    const cancelToken = await mailedCancelToken(app, id);

    const { correctAppointmentEmail: corrected } = await dataOf(correct(id, emailCorrection!.token));
    expect(corrected).toMatchObject({ patientEmail: RIGHT, isMasked: false });
    expect(await isMasked(id, corrected.receipt)).toBe(false);
    for (const old of [receipt, cancelToken]) expect(await isMasked(id, old)).toBe(true);
    expect((await mailsAbout(id)).map(({ to, subject }) => [to, subject.split(':')[0]])).toEqual([
      [WRONG, 'Turno reservado'],
      [RIGHT, 'Turno reservado'],
    ]);
    expect(await accountOf()).toEqual([{ userId: null }]);
    const { rows } = await app.db.pool.query("SELECT fields FROM audit_events WHERE action = 'updated'");
    expect(rows).toEqual([{ fields: ['patientEmail'] }]);

    // A lost answer is asked for again; another address is a second correction.
    expect(await dataOf(correct(id, emailCorrection!.token))).toEqual({
      correctAppointmentEmail: expect.objectContaining({ receipt: corrected.receipt }),
    });
    expect(await failureOf(correct(id, emailCorrection!.token, 'otro@ejemplo.example'))).toMatch(
      /^CONFLICT: El correo de este turno ya se cambió una vez/,
    );
  });

  test('the patient found by a phone keeps no mistyped address', async () => {
    const { id, emailCorrection } = await bookedHere({ patientPhone: '+54 11 5555 1234' });
    await dataOf(correct(id, emailCorrection!.token));
    const { rows } = await app.db.pool.query<object>('SELECT email, known_by AS "knownBy" FROM patients');
    expect(rows).toMatchObject([{ email: RIGHT }]);
    expect(JSON.stringify(rows)).not.toContain(WRONG);
  });

  test.each([[undefined], ['+54 11 5555 1234']])(
    'a patient known by a request keeps the address, also found by the phone %s',
    async (patientPhone) => {
      const specialtyId = await makeSpecialty(app.db);
      await makeRequest(app.db, {
        specialtyId,
        patientName: 'Pedro',
        patientEmail: WRONG,
        patientPhone: patientPhone ?? null,
      });
      const { id, emailCorrection } = await bookedHere({ patientPhone });
      await dataOf(correct(id, emailCorrection!.token));
      const { rows } = await app.db.pool.query<object>(
        'SELECT p.email FROM patients AS p JOIN appointment_requests AS r ON r.patient_id = p.id',
      );
      expect(rows).toEqual([{ email: WRONG }]);
    },
  );

  test('before the first mail has left, only the right address gets one', async () => {
    const { id, emailCorrection } = await bookedHere();
    await dataOf(correct(id, emailCorrection!.token));
    expect((await mailsAbout(id)).map(({ to }) => to)).toEqual([RIGHT]);
  });

  test('within 15 minutes, and not by what the mail contains, nor after a cancellation', async () => {
    const { id, receipt, emailCorrection } = await bookedHere();
    const token = emailCorrection!.token;
    for (const mailed of [receipt, await mailedCancelToken(app, id), ''])
      expect(await failureOf(correct(id, mailed))).toBe(
        'FORBIDDEN token: El correo solo se corrige donde se reservó el turno',
      );
    expect(await failureOf(correct('no-uuid', token))).toMatch(/^FORBIDDEN token/);
    expect(await failureOf(correct(id, token, 'sin arroba'))).toBe('BAD_REQUEST patientEmail: Email inválido');
    app.clock.now = new Date(MONDAY_8AM.getTime() + 15 * 60_000);
    expect(await failureOf(correct(id, token))).toMatch(/^CONFLICT: Pasaron más de 15 minutos/);
    app.clock.now = MONDAY_8AM;
    await app.db.pool.query("UPDATE appointments SET status = 'cancelled'");
    expect(await failureOf(correct(id, token))).toMatch(/^CONFLICT: Solo se corrige/);
    const { rows } = await app.db.pool.query('SELECT patient_email AS email FROM appointments');
    expect(rows).toEqual([{ email: WRONG }]);
  });

  test('but not with an account, which has its turnos without the mail', async () => {
    expect((await bookedHere({}, (await signedIn(app.db, 'user')).token)).emailCorrection).toBeNull();
  });

  test('up to the five pending turnos of an address', async () => {
    for (let hour = 10; hour < 15; hour += 1)
      await bookedHere({ patientEmail: RIGHT, startTime: `2026-06-03T${hour}:00:00-03:00` });
    const { id, emailCorrection } = await bookedHere();
    expect(await failureOf(correct(id, emailCorrection!.token))).toMatch(/^TOO_MANY_REQUESTS: Ya tenés 5 turnos/);
  });
});
