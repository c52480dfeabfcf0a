import { randomUUID } from 'node:crypto';

import { enqueue } from '../platform/jobs/enqueue';
import { MAIL } from '../platform/mail/mail-queue';
import { insertRow } from '../testing/factories/rows';
import { makeProfessional, makeSpecialty, signedIn } from '../testing/factories/people';
import { makeRequest } from '../testing/factories/requests';
import { makeAppointment, makeRental, makeRoom } from '../testing/factories/rooms';
import { startTestApp, type TestApp } from '../testing/harness/app';
import { sendGraphQL } from '../testing/harness/graphql';
import { daily, week } from '../testing/harness/room-availability';

let app: TestApp;
let admin: string;
let facts: Record<string, unknown>;

beforeAll(async () => {
  app = await startTestApp(undefined, { poolSize: 1 });
  admin = (await signedIn(app.db, 'admin')).token;
  const specialtyId = await makeSpecialty(app.db);
  const { id: professionalId } = await makeProfessional(app.db, { specialtyId });
  const roomId = await makeRoom(app.db);
  const leftOutside = await makeAppointment(app.db, {
    professionalId,
    roomId,
    from: '2026-06-18T10:00-03:00',
    to: '2026-06-18T10:30-03:00',
  });
  const minute = Date.parse('2026-06-18T10:00-03:00') / 60_000;
  const at = (day: number) => ({
    professionalId,
    roomId,
    from: `2026-06-0${day}T10:00-03:00`,
    to: `2026-06-0${day}T10:30-03:00`,
  });
  facts = {
    outside: [`${leftOutside}/${minute}-${minute + 30}`],
    week: week(daily('08:00-12:00')),
    rule: await insertRow(app.db, 'discount_rules', { description: 'Una' }),
    service: await insertRow(app.db, 'services', { name: 'Uno' }),
    template: `custom-${await insertRow(app.db, 'room_templates', { name: 'Una' })}`,
    professionalId,
    roomId,
    moved: await makeAppointment(app.db, at(2)),
    confirmed: await makeAppointment(app.db, at(3)),
    rental: await makeRental(app.db, at(4)),
    received: await makeAppointment(app.db, at(8)),
    specialtyId,
    rejected: await makeRequest(app.db, { specialtyId }),
    assigned: await makeRequest(app.db, { specialtyId }),
    linked: await makeRequest(app.db, {
      specialtyId,
      patientName: 'Pedro Paciente',
      patientEmail: 'pedro@ejemplo.example',
    }),
    linkedTo: await makeAppointment(app.db, at(9)),
    changedDate: await insertRow(app.db, 'unavailable_dates', {
      professional_id: professionalId,
      date: '2026-06-05',
      reason: 'other',
    }),
    deletedDate: await insertRow(app.db, 'unavailable_dates', {
      professional_id: professionalId,
      date: '2026-06-06',
      reason: 'other',
    }),
  };
});
afterAll(() => app.close());

const P = '$professionalId: Int!';
const PATIENT = 'patientName: "Pedro Paciente", patientEmail: "pedro@ejemplo.example"';
const INTERVALS = 'intervals: [{ startTime: "14:00", endTime: "15:00" }]';

// A request that holds one connection and waits for a second can deadlock with others that do the same.
describe('With a single connection to the database, it is enough', () => {
  test.each([
    ['to change the fee', `(${P}) { updateProfessionalFee(professionalId: $professionalId, fee: 100) { id } }`],
    ['to change the bio', `(${P}) { updateProfessionalProfile(professionalId: $professionalId, bio: "Otra") { id } }`],
    ['to change a professional', `(${P}) { updateProfessional(id: $professionalId, input: { name: "Otra" }) { id } }`],
    [
      'to change the week',
      `(${P}) { setProfessionalAvailability(professionalId: $professionalId, entries: []) { version } }`,
    ],
    [
      'to apply a template',
      `(${P}) { applyScheduleTemplate(professionalId: $professionalId, templateId: "business-hours") { version } }`,
    ],
    [
      'to add an unavailable date',
      `(${P}) { addUnavailableDate(professionalId: $professionalId,
         input: { date: "2026-06-09", reason: other }, idempotencyKey: "$key") { id } }`,
    ],
    [
      'to change one',
      `(${P}, $changedDate: Int!) { updateUnavailableDate(professionalId: $professionalId,
         id: $changedDate, input: { reason: holiday }) { id } }`,
    ],
    [
      'to delete one',
      `(${P}, $deletedDate: Int!) { deleteUnavailableDate(professionalId: $professionalId, id: $deletedDate) }`,
    ],
    ['to change the hourly cost', ' { updateDefaultHourlyCost(defaultHourlyCost: 7) { discountRules { id } } }'],
    [
      'to add a discount rule',
      ' { createDiscountRule(input: { description: "Una" }, idempotencyKey: "$key") { config { version } } }',
    ],
    [
      'to change a discount rule',
      '($rule: Int!) { updateDiscountRule(id: $rule, input: { discountPercentage: 5 }) { config { version } } }',
    ],
    [
      'to delete one',
      '($rule: Int!) { deleteDiscountRule(id: $rule, idempotencyKey: "$key") { discountRules { id } } }',
    ],
    ['to change what the clinic tells', ' { updateClinicIdentity(input: { name: "Otra" }) { name } }'],
    ['to change its conventions', ' { updateClinicConventions(input: { currency: "USD" }) { currency } }'],
    ['to add a service', ' { createService(input: { name: "Otro" }, idempotencyKey: "$key") { id } }'],
    ['to change a service', '($service: Int!) { updateService(id: $service, input: { price: 5 }) { id } }'],
    ['to delete a service', '($service: Int!) { deleteService(id: $service) }'],
    [
      'to add a template of hours',
      `($week: WeekScheduleInput!) { createRoomTemplate(input: { name: "Otra", schedule: $week }, idempotencyKey: "$key") { id } }`,
    ],
    [
      'to change one of hours',
      '($template: ID!) { updateRoomTemplate(id: $template, input: { name: "Distinta" }) { id } }',
    ],
    ['to delete one of hours', '($template: ID!) { deleteRoomTemplate(id: $template) }'],
    [
      'to close a room on the day of a turno, once it is confirmed',
      `($roomId: Int!, $outside: [ID!]!) { setRoomAvailability(roomId: $roomId, year: 2026, month: 6,
         input: { putOverrides: [{ date: "2026-06-18", isAvailable: false }] }, confirmedBookings: $outside) { room { id } version } }`,
    ],
    [
      'to rent a room',
      `(${P}, $roomId: Int!) { rentRooms(input: { professionalId: $professionalId,
         roomIds: [$roomId], date: "2026-06-10", ${INTERVALS} }, idempotencyKey: "$key") { id } }`,
    ],
    [
      'to rent it on several days',
      `(${P}, $roomId: Int!) { rentRoomsInBulk(input: { professionalId: $professionalId,
         roomId: $roomId, dates: ["2026-06-11", "2026-06-12"], ${INTERVALS} }, idempotencyKey: "$key") { date } }`,
    ],
    ['to cancel a rental', '($rental: ID!) { cancelRental(id: $rental) { id } }'],
    [
      'to book',
      `(${P}, $roomId: Int!) { bookAppointment(input: { professionalId: $professionalId,
         roomId: $roomId, startTime: "2026-06-15T10:00", ${PATIENT} }, idempotencyKey: "$key") { id } }`,
    ],
    [
      'to book in whatever room suits',
      `(${P}) { createAppointment(input: { professionalId: $professionalId,
         startTime: "2026-06-16T10:00", ${PATIENT} }, idempotencyKey: "$key") { id } }`,
    ],
    [
      'to move a turno',
      '($moved: ID!) { moveAppointment(id: $moved, startTime: "2026-06-17T10:00") { id cancelDeadline } }',
    ],
    [
      'to ask for a turno',
      `($specialtyId: Int!) { requestAppointment(specialtyId: $specialtyId,
         input: { preferredTime: "10:00", ${PATIENT} }, idempotencyKey: "$key") { id } }`,
    ],
    [
      'to reject what was asked for',
      '($rejected: ID!) { updateRequest(id: $rejected, input: { status: rejected }, expectedVersion: 1) { id createdAt } }',
    ],
    [
      'to assign it',
      `($assigned: ID!, ${P}, $roomId: Int!) { assignRequest(id: $assigned,
         input: { professionalId: $professionalId, roomId: $roomId, startTime: "2026-06-22T10:00" }, idempotencyKey: "$key")
         { id appointment { id } } }`,
    ],
    [
      'to assign it to a turno',
      `($linked: ID!, ${P}, $linkedTo: ID!) { linkRequest(id: $linked,
         input: { professionalId: $professionalId, appointmentId: $linkedTo }) { id } }`,
    ],
    [
      'to confirm one',
      '($confirmed: ID!) { setAppointmentStatus(id: $confirmed, status: "confirmed") { id professional { name } } }',
    ],
  ])('%s', async (_, operation) => {
    expect(
      (await sendGraphQL(app, `mutation ${operation.replace('$key', randomUUID())}`, facts, admin)).errors,
    ).toBeUndefined();
  });

  test('to write the mails about turnos', async () => {
    await app.db.transaction((tx) =>
      enqueue(tx, MAIL, { kind: 'appointment-received', appointmentId: facts['received'] }),
    );
    expect((await app.mails()).map(({ text }) => text).join()).toContain(
      `/confirmation/${facts['received'] as string}`,
    );
  });

  test('to see that the link of a mail is a wrong one', async () => {
    const { errors } = await sendGraphQL(
      app,
      'mutation ($moved: ID!) { cancelAppointment(id: $moved, cancelToken: "x") { id } }',
      facts,
    );
    expect(errors![0]!.extensions.code).toBe('FORBIDDEN');
  });
});
