import type { TestApp } from './app';
import { coverageClinic, TODAY } from './coverage-clinic';
import { eventsAfter } from './published-events';
import { dataOf, sendGraphQL } from './graphql';
import { join } from './waiting-list';
import { makeRoom } from '../factories/rooms';
import { insertRow } from '../factories/rows';

export const COVERAGE = `coverage { insurerName planName memberNumber isPrivatePay outcome copay exemptReason judgedFor
  authorization { status } }`;
const BOOK = `mutation ($input: BookAppointmentInput!) { it: bookAppointment(input: $input) { id version receipt ${COVERAGE} } }`;
const SET = `mutation ($id: ID!, $coverage: AppointmentCoverageInput, $exemptReason: ExemptReason, $version: Int) {
  it: setAppointmentCoverage(appointmentId: $id, coverage: $coverage, exemptReason: $exemptReason,
    expectedVersion: $version) { id version ${COVERAGE} } }`;
const REQUEST = `mutation ($specialtyId: Int!, $input: RequestAppointmentInput!) {
  it: requestAppointment(specialtyId: $specialtyId, input: $input) { id } }`;
const READ = `query ($id: ID!) { it: appointment(id: $id) { ${COVERAGE} } }`;

export interface Covered {
  id: string;
  version: number;
  receipt: string;
  coverage: { insurerName: string; outcome: string; copay: number | null; memberNumber: string | null } | null;
}

export const PEDRO = { patientName: 'Pedro Paciente', patientEmail: 'pedro@ejemplo.example' };

/** coverageClinic where OSDE has a copay of 3500, and turnos of Laura's. */
export async function coveredTurnos(app: TestApp) {
  const clinic = await coverageClinic(app);
  const roomId = await makeRoom(app.db);
  await dataOf(clinic.price([{ insurerId: clinic.osde, amount: 3500, validFrom: TODAY, expectedVersion: 0 }]));

  /** On 2 June. */
  const book = (time: string, more: object = {}, token?: string) => {
    const startTime = `2026-06-02T${time}:00-03:00`;
    const input = { professionalId: clinic.laura.id, roomId, ...PEDRO, startTime, ...more };
    return sendGraphQL<{ it: Covered }>(app, BOOK, { input }, token);
  };
  /** By specialty. */
  const request = (input: object, token?: string) =>
    sendGraphQL<{ it: { id: string } }>(app, REQUEST, { specialtyId: clinic.specialtyId, input }, token);
  /** Waits for Laura until the end of June. */
  const wait = (input: object, token?: string) =>
    join(app, { ...PEDRO, professionalId: clinic.laura.id, ...input }, token);
  return {
    ...clinic,
    roomId,
    book,
    request,
    wait,
    requested: async (...args: Parameters<typeof request>) => (await dataOf(request(...args))).it.id,
    joined: async (...args: Parameters<typeof wait>) => (await dataOf(wait(...args))).entry.id,
    booked: async (...args: Parameters<typeof book>) => (await dataOf(book(...args))).it,
    setCoverage: (id: string, more: object, token = clinic.admin) =>
      sendGraphQL<{ it: Covered }>(app, SET, { id, ...more }, token),
    read: async (id: string, token?: string) =>
      (await dataOf(sendGraphQL<{ it: Covered }>(app, READ, { id }, token))).it.coverage,

    /** OSDE 210, from 2026 on. */
    giveCoverage: async (patientId: string, more: object = {}) => {
      const { rows } = await app.db.pool.query<{ id: string }>('SELECT gen_random_uuid() AS id');
      return insertRow<string>(app.db, 'patient_coverages', {
        id: rows[0]!.id,
        patient_id: patientId,
        insurer_id: clinic.osde,
        plan_id: clinic.plan210,
        number: '61 000111 2 03',
        relationship: 'holder',
        valid_from: '2026-01-01',
        is_primary: true,
        ...more,
      });
    },
    patientOf: async (appointmentId: string) => {
      const { rows } = await app.db.pool.query<{ id: string }>(
        'SELECT patient_id AS id FROM appointments WHERE id = $1',
        [appointmentId],
      );
      return rows[0]!.id;
    },
    /** Types of a turno's events. */
    typesOf: async (id: string) => {
      const { events } = await eventsAfter(app, clinic.admin);
      return events.filter(({ data }) => data['appointment']?.['id'] === id).map(({ type }) => type);
    },
  };
}
