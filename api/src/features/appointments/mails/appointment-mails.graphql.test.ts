import { RESERVED_WORDS } from '../../../domain/patient-words';
import type { OutboxMail } from '../../../platform/mail/outbox';
import { enqueue } from '../../../platform/jobs/enqueue';
import { MAIL } from '../../../platform/mail/mail-queue';
import { requestMail } from '../../../platform/mail/request-mail';
import { makeKind, makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, clearClinic } from '../../../testing/harness/booking';
import { dataOf, sendGraphQL } from '../../../testing/harness/graphql';
import { mailsAfterWait } from '../../../testing/harness/notices';
import { APPOINTMENT_CANCELLED, APPOINTMENT_RECEIVED, type AppointmentMailKind } from './appointment-mails';

let app: TestApp;
let laura: { id: number; token: string };
let roomId: number;
let specialtyId: number;
beforeAll(async () => {
  app = await startTestApp();
  specialtyId = await makeSpecialty(app.db, { name: 'Cardiología' });
  await app.db.pool.query(
    "UPDATE settings SET clinic_name = 'Clínica del Sol', address = 'San Martín 123, Rosario', phone = '0341 400-0000'",
  );
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await app.jobs.workAll();
  await clearClinic(app);
  laura = await makeProfessional(app.db, { name: 'Laura Médica', specialtyId });
  roomId = await makeRoom(app.db, { name: 'Consultorio 1' });
});

async function booked(input: object = {}, session?: string): Promise<string> {
  return (await dataOf(book(app, { professionalId: laura.id, roomId, ...input }, { token: session }))).bookAppointment
    .id;
}

/** Mails about one appointment, oldest first. */
const mailsAbout = async (id: string): Promise<OutboxMail[]> =>
  (await mailsAfterWait(app)).filter(({ text }) => text.includes(id));
const calendarOf = ({ attachments }: OutboxMail) => attachments[0]!.content.replace(/\r\n[ \t]/g, '');
const change = (id: string, set: string) =>
  app.db.pool.query(`UPDATE appointments SET ${set}, sequence = sequence + 1 WHERE id = $1`, [id]);
const ask = (kind: AppointmentMailKind, appointmentId: string) =>
  app.db.transaction((tx) => requestMail(tx, kind, { appointmentId }));

test('A guest reads what was booked, where to see it, and how to move or cancel it', async () => {
  const id = await booked();
  const [mail, ...more] = await mailsAbout(id);

  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: 'pedro@ejemplo.example',
    subject: 'Turno reservado: martes, 2 de junio de 2026, 10:00 - Clínica del Sol',
    attachments: [{ filename: 'turno.ics', contentType: 'text/calendar; charset=utf-8; method=REQUEST' }],
  });
  expect(mail!.text.replace(/(token|recibo)=[\w-]{43}/g, '$1=…')).toBe(`Clínica del Sol

Turno reservado

Hola, Pedro Paciente:

${RESERVED_WORDS.sentence(null)}

Profesional: Laura Médica
Especialidad: Cardiología
Fecha: martes, 2 de junio de 2026
Horario: 10:00 a 10:30
Sala: Consultorio 1
Tarifa: $\u00a020.000
Dirección: San Martín 123, Rosario
Cómo llegar: https://www.google.com/maps/search/?api=1&query=San%20Mart%C3%ADn%20123%2C%20Rosario

Ver el turno:
https://turnos.clinica.example/confirmation/${id}#recibo=…

Cambiar de horario:
https://turnos.clinica.example/reschedule/${id}?token=…

Cancelar el turno:
https://turnos.clinica.example/cancel/${id}?token=…

El turno se puede cancelar o cambiar de horario hasta el lunes, 1 de junio de 2026 a las 10:00.

Clínica del Sol
Teléfono: 0341 400-0000
`);
  expect(calendarOf(mail!)).toContain(`UID:${id}@turnero`);
  expect(calendarOf(mail!)).toContain('SEQUENCE:0');
});

test('The link reads all of the turno until its address changes; the calendar entry, which is passed on, does not', async () => {
  const id = await booked();
  const [mail] = await mailsAbout(id);
  const receipt = /#recibo=([\w-]{43})$/m.exec(mail!.text)?.[1];
  const READ =
    'query ($id: ID!, $receipt: String) { appointment(id: $id, receipt: $receipt) { isMasked patientEmail } }';
  const read = async (variables: object) =>
    (await dataOf(sendGraphQL<{ appointment: object }>(app, READ, { id, ...variables }))).appointment;
  expect(await read({ receipt })).toEqual({ isMasked: false, patientEmail: mail!.to });
  expect(calendarOf(mail!)).toContain(`/confirmation/${id}`);
  expect(calendarOf(mail!)).not.toContain('recibo');
  await app.db.pool.query('UPDATE appointments SET patient_email_version = 2 WHERE id = $1', [id]);
  expect(await read({ receipt })).toMatchObject({ isMasked: true });
});

test('The mail and its calendar entry name the appointment type, and the mail its price', async () => {
  await makeKind(app.db, { professionalId: laura.id, name: 'Primera vez', durationMinutes: 30, price: '35000' });
  const [mail] = await mailsAbout(await booked());
  expect(mail!.text).toContain('Especialidad: Cardiología\nTipo de consulta: Primera vez\n');
  expect(mail!.text).toContain('Tarifa: $\u00a035.000\n');
  expect(calendarOf(mail!)).toContain('DESCRIPTION:Cardiología - Clínica del Sol\\nTipo de consulta: Primera vez');
});

test('With a known payer the mail names the copay in place of the fee, and what to bring', async () => {
  const { rows } = await app.db.pool.query<{ id: number }>(
    "UPDATE insurers SET is_accepted = true WHERE name = 'OSDE' RETURNING id",
  );
  const insurerId = rows[0]!.id;
  await app.db.pool.query(
    "INSERT INTO coverage_rules (insurer_id, outcome, valid_from) VALUES ($1, 'with_authorization', '2020-01-01')",
    [insurerId],
  );
  await app.db.pool.query(
    "INSERT INTO copay_amounts (insurer_id, amount, valid_from) VALUES ($1, 3500, '2020-01-01')",
    [insurerId],
  );
  const [mail] = await mailsAbout(await booked({ coverage: { insurerId } }));
  expect(mail!.text).toContain(
    `Sala: Consultorio 1
Obra social: OSDE
Copago: $\u00a03.500
Traé: carnet de OSDE, DNI y orden autorizada
Dirección:`,
  );
  expect(mail!.html).toContain('carnet de OSDE, DNI y orden autorizada');
  expect(calendarOf(mail!)).not.toContain('OSDE');
});

test('A patient with an account is led to Mis Citas instead', async () => {
  const { token } = await signedIn(app.db, 'user');
  const [mail] = await mailsAbout(await booked({}, token));

  expect(mail!.text).toContain(
    'Cambiar de horario o cancelar en Mis Citas:\nhttps://turnos.clinica.example/my-appointments',
  );
  expect(mail!.text).not.toMatch(/\/(cancel|reschedule)\//);
});

test('With patients’ moves switched off, it offers only to cancel', async () => {
  await app.db.pool.query('UPDATE settings SET patients_may_move = false');
  const [mail] = await mailsAbout(await booked());
  await app.db.pool.query('UPDATE settings SET patients_may_move = true');
  expect(mail!.text).toContain('El turno se puede cancelar hasta el lunes');
  expect(mail!.text).not.toContain('/reschedule/');
});

test('Less than 24 hours before, it is the clinic’s phone', async () => {
  const id = await booked({ startTime: '2026-06-01T14:00:00-03:00' });
  const [mail] = await mailsAbout(id);

  expect(mail!.text).toContain('Para cancelar o cambiar el turno, comunicate con la clínica: 0341 400-0000');
  expect(mail!.text).not.toMatch(/\/cancel\/|se puede cancelar/);
});

test('A booking that fails sends nothing', async () => {
  await booked();
  const before = (await app.mails()).length;
  expect((await book(app, { professionalId: laura.id, roomId })).errors).toHaveLength(1);

  expect(await app.mails()).toHaveLength(before);
});

test('A retried booking is mailed once', async () => {
  const key = 'clave-12345678';
  const [first] = await Promise.all([1, 2].map(() => book(app, { professionalId: laura.id, roomId }, { key })));
  await book(app, { professionalId: laura.id, roomId }, { key });

  expect(await mailsAbout(first!.data!.bookAppointment.id)).toHaveLength(1);
});

test('A turno that was confirmed before the first mail left is mailed as confirmed, with nothing to come', async () => {
  const id = await booked();
  await change(id, "status = 'confirmed'");
  const [mail] = await mailsAbout(id);

  expect(mail!.text).toContain('La clínica confirmó este turno.');
  expect(mail!.text).not.toContain(RESERVED_WORDS.sentence(null));
});

test('A cancellation takes the appointment out of the calendar and offers another', async () => {
  const id = await booked();
  await app.mails();
  await dataOf(sendGraphQL(app, 'mutation ($id: ID!) { cancelAppointment(id: $id) { id } }', { id }, laura.token));
  const [, mail] = await mailsAbout(id);

  expect(mail!.subject).toBe('Turno cancelado: martes, 2 de junio de 2026, 10:00 - Clínica del Sol');
  expect(mail!.text).toContain(`Reservar otro turno:\nhttps://turnos.clinica.example/book/${laura.id}`);
  expect(mail!.text).not.toContain('token=');
  expect(mail!.text).not.toContain('Cómo llegar');
  expect(calendarOf(mail!)).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1[^]*STATUS:CANCELLED/);
});

describe('A mail looks again before it leaves', () => {
  test('a turno that was cancelled meanwhile is only mailed as cancelled', async () => {
    const id = await booked();
    await dataOf(sendGraphQL(app, 'mutation ($id: ID!) { cancelAppointment(id: $id) { id } }', { id }, laura.token));

    expect((await mailsAbout(id)).map(({ subject }) => subject.split(':')[0])).toEqual(['Turno cancelado']);
  });

  test.each<[string, string, AppointmentMailKind]>([
    ['A cancellation', "status = 'confirmed'", APPOINTMENT_CANCELLED],
    ['A booking', "status = 'no_show'", APPOINTMENT_RECEIVED],
  ])('%s is not mailed about a turno that has become %s', async (_, set, kind) => {
    const id = await booked();
    await app.mails();
    await ask(kind, id);
    await change(id, set);

    expect(await mailsAbout(id)).toHaveLength(1);
  });

  test('past and deleted turnos are not mailed', async () => {
    const [over, gone] = [await booked(), await booked({ startTime: '2026-06-02T11:00:00-03:00' })];
    await app.db.pool.query('DELETE FROM appointments WHERE id = $1', [gone]);
    app.clock.now = new Date('2026-06-02T13:30:00Z');

    expect([...(await mailsAbout(over)), ...(await mailsAbout(gone))]).toEqual([]);
  });
});

test('Each mail kind is queued and sent once for each state, however often it is requested', async () => {
  const id = await booked();
  await app.mails();
  await change(id, "status = 'cancelled'");
  for (let time = 0; time < 3; time += 1) await ask(APPOINTMENT_CANCELLED, id);

  expect((await mailsAbout(id)).map(({ subject }) => subject.split(':')[0])).toEqual([
    'Turno reservado',
    'Turno cancelado',
  ]);
  expect(
    (
      await app.db.pool.query(
        'SELECT kind, sequence FROM appointment_mails WHERE appointment_id = $1 ORDER BY sequence',
        [id],
      )
    ).rows,
  ).toEqual([
    { kind: 'appointment-received', sequence: 0 },
    { kind: 'appointment-cancelled', sequence: 1 },
  ]);
});

test('A mail of a kind that this version does not know is retried, and holds nothing up', async () => {
  const id = await booked();
  await app.db.transaction((tx) => enqueue(tx, MAIL, { kind: 'appointment-moved', appointmentId: id }));

  expect(await mailsAbout(id)).toHaveLength(1);
  const { rows } = await app.db.pool.query("SELECT state, error FROM jobs WHERE data->>'kind' = 'appointment-moved'");
  expect(rows).toEqual([{ state: 'waiting', error: 'Error' }]);
});

test('The queue and the log know appointments by id alone', async () => {
  await booked({ notes: 'Dolor de cabeza' });
  const { rows } = await app.db.pool.query('SELECT * FROM jobs');
  await app.mails();
  const { rows: after } = await app.db.pool.query('SELECT * FROM jobs');

  expect(JSON.stringify([rows, after]) + app.logged()).not.toMatch(/pedro|Paciente|Dolor/i);
});

test('Names and notes that carry line breaks and markup do no harm', async () => {
  const id = await booked({ patientName: 'Pedro <b>', notes: '<script>alert(1)</script>\r\nTo: otro@ejemplo.example' });
  // Which no booking takes, yet data from elsewhere may have.
  await change(id, "patient_name = E'Pedro\\nBcc: otro@ejemplo.example <b>'");
  const [mail] = await mailsAbout(id);

  expect(mail!.to).toBe('pedro@ejemplo.example');
  expect(mail!.subject).not.toMatch(/[\r\n]/);
  expect(mail!.html).not.toMatch(/<b>|<script|alert/);
  expect(
    calendarOf(mail!)
      .split('\r\n')
      .filter((line) => /^(bcc|to|attendee)/i.test(line)),
  ).toHaveLength(1);
});

test('A name that is really a message reaches neither the mail nor the calendar', async () => {
  const [mail] = await mailsAbout(await booked({ patientName: 'Premio en www.estafa.example' }));

  expect(mail!.text + mail!.html + calendarOf(mail!).replace(/\r\n[ \t]/g, '')).not.toMatch(/premio|estafa/i);
  expect(calendarOf(mail!).replace(/\r\n[ \t]/g, '')).toMatch(/^ATTENDEE;.*pedro@ejemplo\.example/m);
});
