import { makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeRequest } from '../../testing/factories/requests';
import { makeRoom } from '../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { book, clearClinic, TUESDAY_10AM } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { callRest } from '../../testing/harness/rest';
import { eventsAfter, type PublishedEvent } from '../../testing/harness/published-events';

let app: TestApp;
let admin: string;
let laura: { id: number; userId: number; token: string };
let pablo: { id: number; token: string };
let specialtyId: number;
let rooms: number[];
let cursor: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  specialtyId = await makeSpecialty(app.db, { name: 'Cardiología' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  laura = await makeProfessional(app.db, { specialtyId });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico', specialtyId });
  rooms = [await makeRoom(app.db, { name: 'Sala Norte' }), await makeRoom(app.db)];
  cursor = (await eventsAfter(app, admin)).nextCursor;
});

/** Returns the events since the last call. */
async function told(): Promise<PublishedEvent[]> {
  const page = await eventsAfter(app, admin, cursor);
  cursor = page.nextCursor;
  return page.events;
}
const toldTypes = async () => (await told()).map(({ type }) => type);
const ask = <Data = Record<string, unknown>>(query: string, variables: object = {}, token = admin) =>
  dataOf(sendGraphQL<Data>(app, query, { ...variables }, token));
const booked = async (input: object = {}) =>
  (await dataOf(book(app, { professionalId: laura.id, roomId: rooms[0], ...input }))).bookAppointment.id;
const setStatus = (id: string, status: string) =>
  ask('mutation ($id: ID!, $status: String!) { setAppointmentStatus(id: $id, status: $status) { id } }', {
    id,
    status,
  });

test('a booking emits ids, names and times, without patient data', async () => {
  const id = await booked({ patientPhone: '11 5555-0000', notes: 'Primera vez' });
  const [event] = await told();
  expect(event).toEqual({
    id: expect.stringMatching(/^evt_[\da-f-]{36}$/),
    type: 'appointment.booked',
    version: 1,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    sequence: Number(cursor),
    data: {
      appointment: {
        id,
        status: 'pending',
        start_time: TUESDAY_10AM,
        end_time: '2026-06-02T10:30:00-03:00',
        duration_minutes: 30,
        professional_id: laura.id,
        professional_name: 'Laura Médica',
        specialty_id: specialtyId,
        specialty: 'Cardiología',
        room_id: rooms[0],
        room_name: 'Sala Norte',
        cancellation_reason: null,
        is_overbooking: false,
        patient_moves: 0,
        patient: {
          name: 'Pedro Paciente',
          email: 'pedro@ejemplo.example',
          phone: '+54 11 5555 0000',
          contact_name: null,
        },
      },
    },
  });
  const stored = await app.db.pool.query(
    "SELECT FROM events AS e WHERE to_jsonb(e)::text ~* 'pedro|5555|Primera' UNION ALL SELECT FROM noted_changes",
  );
  expect(stored.rowCount).toBe(0);
});

test('every change of an appointment emits an event', async () => {
  const id = await booked();
  await setStatus(id, 'confirmed');
  await ask(
    'mutation ($id: ID!, $at: DateTime!, $room: Int) { moveAppointment(id: $id, startTime: $at, roomId: $room) { id } }',
    {
      id,
      at: '2026-06-02T11:00',
      room: rooms[1],
    },
  );
  await ask(
    'mutation ($id: ID!, $at: DateTime!, $to: Int) { moveAppointment(id: $id, startTime: $at, professionalId: $to) { id } }',
    { id, at: '2026-06-02T11:00', to: pablo.id },
  );
  await ask(
    'mutation ($id: ID!) { updateAppointment(id: $id, input: { patientName: "Pedro Paz", status: "pending" }) { id } }',
    { id },
  );
  await setStatus(id, 'completed');
  await setStatus(id, 'no_show');
  await ask('mutation ($id: ID!) { cancelAppointment(id: $id, cancellation: { reason: patient_asked }) { id } }', {
    id,
  });
  // Like the web's Deshacer.
  await setStatus(id, 'pending');

  const events = await told();
  expect(events.map(({ type, data }) => [type, data['previous'] ?? {}])).toEqual([
    ['appointment.booked', {}],
    ['appointment.confirmed', { status: 'pending' }],
    ['appointment.moved', expect.objectContaining({ start_time: TUESDAY_10AM, room_id: rooms[0] })],
    ['appointment.reassigned', { professional_id: laura.id, professional_name: 'Laura Médica' }],
    ['appointment.reopened', { status: 'confirmed' }],
    ['appointment.updated', { status: 'confirmed' }],
    ['appointment.completed', { status: 'pending' }],
    ['appointment.no_show', { status: 'completed' }],
    ['appointment.cancelled', { status: 'no_show', cancellation_reason: null }],
    ['appointment.reopened', { status: 'cancelled', cancellation_reason: 'patient_asked' }],
  ]);
  expect(events.map(({ data }) => data['appointment']!['id'])).toEqual(events.map(() => id));
});

test('bulk changes emit an event per row: import, its undoing, absence, removal of a professional', async () => {
  const { startImport } = await ask<{ startImport: { id: number } }>(
    'mutation { startImport(input: { kind: appointments, fileName: "turnos.csv", rowCount: 2 }) { id } }',
  );
  const columns = ['externalId', 'date', 'time', 'professional', 'room', 'patientName', 'patientEmail'];
  const row = (line: number, time: string) => ({
    line,
    values: [`t${line}`, '03/06/2026', time, 'Pablo Médico', 'Sala Norte', 'Ana Paz', 'ana@ejemplo.example'],
  });
  const { importRows } = await ask<{ importRows: { outcome: string; faults: object[] }[] }>(
    'mutation ($id: Int!, $input: ImportRowsInput!) { importRows(importId: $id, input: $input) { outcome faults { message } } }',
    { id: startImport.id, input: { columns, rows: [row(2, '10:00'), row(3, '11:00')] } },
  );
  expect(importRows.flatMap(({ faults }) => faults)).toEqual([]);
  expect((await told()).map(({ type, data }) => [type, data['appointment']!['status']])).toEqual([
    ['appointment.booked', 'confirmed'],
    ['appointment.booked', 'confirmed'],
  ]);
  await ask('mutation ($id: Int!) { undoImport(id: $id) { id } }', { id: startImport.id });
  expect(await toldTypes()).toEqual(['appointment.deleted', 'appointment.deleted']);

  await booked({ startTime: '2026-06-03T10:00:00-03:00' });
  await booked({ startTime: '2026-06-03T11:00:00-03:00' });
  const rent = 'mutation ($input: RentRoomsInput!) { rentRooms(input: $input) { __typename } }';
  const rental = { date: '2026-06-04', roomIds: [rooms[1]], intervals: [{ startTime: '09:00', endTime: '10:00' }] };
  await ask(rent, { input: rental }, laura.token);
  const away =
    'mutation ($id: Int!, $input: AddUnavailableDateInput!) { addUnavailableDate(professionalId: $id, input: $input) { id } }';
  await ask(away, { id: laura.id, input: { date: '2026-06-05', reason: 'sick_leave', description: 'Gripe' } });
  const events = await told();
  expect(events.map(({ type }) => type)).toEqual([
    'appointment.booked',
    'appointment.booked',
    'rental.created',
    'absence.created',
  ]);
  expect(events[3]!.data).toEqual({
    absence: {
      id: expect.any(Number),
      professional_id: laura.id,
      professional_name: 'Laura Médica',
      date: '2026-06-05',
      start_time: '00:00',
      end_time: '24:00',
    },
  });

  await callRest(app, `DELETE /admin/professionals/${laura.id}`, { token: admin });
  expect((await toldTypes()).toSorted()).toEqual([
    'absence.deleted',
    'appointment.cancelled',
    'appointment.cancelled',
    'professional.removed',
    'rental.cancelled',
  ]);
});

test('requests, professionals and the clinic’s time zone emit events', async () => {
  const id = await makeRequest(app.db, { specialtyId });
  const input = { professionalId: laura.id, roomId: rooms[0], startTime: '2026-06-03T15:00' };
  await ask('mutation ($id: ID!) { updateRequest(id: $id, input: { adminNotes: "Llamar" }) { id } }', { id });
  await ask('mutation ($id: ID!, $input: AssignRequestInput!) { assignRequest(id: $id, input: $input) { id } }', {
    id,
    input,
  });
  const update =
    'mutation ($id: Int!, $input: UpdateProfessionalInput!) { updateProfessional(id: $id, input: $input) { id } }';
  await ask(update, { id: laura.id, input: { name: 'Laura Paz', bio: 'Niños' } });
  await ask('mutation ($id: Int!) { suspendUser(id: $id) { id } }', { id: laura.userId });
  await ask('mutation ($id: Int!) { reactivateUser(id: $id) { id } }', { id: laura.userId });
  const zone = 'mutation ($zone: String!) { updateClinicConventions(input: { timeZone: $zone }) { version } }';
  await ask(zone, { zone: 'Europe/London' });
  const events = await told();

  expect(events.map(({ type }) => type)).toEqual([
    'request.created',
    'request.updated',
    'appointment.booked',
    'request.assigned',
    ...events.slice(4, -3).map(() => 'professional.updated'),
    'professional.hidden',
    'professional.shown',
    'clinic.time_zone_changed',
  ]);
  expect(events[3]!.data['request']).toMatchObject({ id, status: 'assigned', professional_name: 'Laura Paz' });
  expect(events.at(-2)!.data['professional']).toMatchObject({ id: laura.id, name: 'Laura Paz', is_public: true });
  expect(events.at(-1)!.data).toEqual({
    clinic: { time_zone: 'Europe/London' },
    previous: { time_zone: 'America/Argentina/Buenos_Aires' },
  });
  await ask(zone, { zone: 'America/Argentina/Buenos_Aires' });
});

test.each([{ licenseNumber: 'MN 4321' }, { refepsNumber: '541030736087' }])(
  'a changed licence number emits an update: %j',
  async (input) => {
    const update =
      'mutation ($id: Int!, $input: UpdateProfessionalInput!) { updateProfessional(id: $id, input: $input) { id } }';
    await ask(update, { id: laura.id, input });
    expect(await toldTypes()).toEqual(['professional.updated']);
  },
);

/** Internal columns. Add a new column here or to the trigger. */
const UNTOLD: Record<string, string> = {
  appointments:
    'buffer_after_minutes buffer_before_minutes ' +
    'cancelled_at changed_at consultation_kind_id consultation_kind_name created_at duration_minutes during is_live ' +
    'is_coverage_removed is_of_account is_replaced is_self_booked moved_at patient_email_version patient_id patient_user_id ' +
    'price reminded_for replaced_by_id searched sequence series_id cancellation_told',
  appointment_requests:
    'contact_name created_at document_number form_config insurer_id made_appointment member_number patient_birth_date patient_id patient_user_id plan_id replaced_appointment_id rejection_mail_due_at rejection_reason rejection_told searched specialty_name version',
  room_bookings:
    'base_cost created_at discount_min_hours discount_percentage discount_rule during final_cost give_back_reason given_back_by ' +
    'hourly_rate is_live series_id',
  unavailable_dates: 'version',
  professionals: 'bio_version described fee_version overbookings_per_hour series_online slug sort_order version',
};

test.each(Object.entries(UNTOLD))(
  'each column of %s is in its events, or listed as internal',
  async (table, untold) => {
    const { rows } = await app.db.pool.query<{ columns: string[]; noted: string[] }>(
      `SELECT ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped) AS columns,
       ARRAY(SELECT attname::text FROM pg_trigger JOIN pg_attribute ON attrelid = tgrelid AND attnum = ANY (tgattr)
         WHERE tgrelid = $1::regclass AND tgname = $1 || '_noted') AS noted`,
      [table],
    );
    const { columns, noted } = rows[0]!;
    expect(columns.toSorted()).toEqual([...noted, ...untold.split(' ')].toSorted());
  },
);

test('a move by its patient counts its moves, and reopens a confirmed appointment', async () => {
  const patient = await signedIn(app.db, 'user');
  const { bookAppointment } = await dataOf(
    book(app, { professionalId: laura.id, roomId: rooms[0], startTime: '2026-06-03T10:00' }, patient),
  );
  await setStatus(bookAppointment.id, 'confirmed');
  await told();
  const RESCHEDULE = `mutation ($id: ID!, $seen: DateTime!) {
    rescheduleAppointment(id: $id, startTime: "2026-06-03T12:00", seenStartTime: $seen) { id }
  }`;
  await ask(RESCHEDULE, { id: bookAppointment.id, seen: '2026-06-03T10:00' }, patient.token);
  const previous = expect.objectContaining({ patient_moves: 0, status: 'confirmed' });
  expect(
    (await told()).map(({ type, data }) => [type, data['appointment']!['patient_moves'], data['previous']]),
  ).toEqual([
    ['appointment.moved', 1, previous],
    ['appointment.reopened', 1, previous],
  ]);
});

test('a rolled-back or internal change emits nothing', async () => {
  const id = await booked();
  await told();
  await app.db.pool.query("BEGIN; UPDATE appointments SET status = 'confirmed'; ROLLBACK");
  await app.db.pool.query('UPDATE appointments SET reminded_for = starts_at, status = status WHERE id = $1', [id]);
  expect(await failureOf(book(app, { professionalId: laura.id, roomId: rooms[0] }))).toMatch(/^CONFLICT/);
  expect(await told()).toEqual([]);

  await app.db.pool.query(`CREATE FUNCTION test_stop() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now'; END $$;
    CREATE TRIGGER test_stop BEFORE INSERT ON noted_changes FOR EACH ROW EXECUTE FUNCTION test_stop()`);
  await expect(setStatus(id, 'confirmed')).rejects.toThrow('INTERNAL');
  await app.db.pool.query('DROP FUNCTION test_stop CASCADE');
  const { rows } = await app.db.pool.query('SELECT status FROM appointments WHERE id = $1', [id]);
  expect(rows).toEqual([{ status: 'pending' }]);
});
