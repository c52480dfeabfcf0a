import { makeProfessional, makeSpecialty } from '../factories/people';
import { makeRequest } from '../factories/requests';
import { makeRoom } from '../factories/rooms';
import type { TestApp } from './app';
import { dataOf, sendGraphQL } from './graphql';
import { offerByHand, waitForEarlier } from './waiting-list';

interface Payment {
  id: number;
  tillId: number;
  patientName: string | null;
  reversalReason: string | null;
}

interface Place {
  professionalId: number;
  roomId: number;
}

export const ASSIGN =
  'mutation ($id: ID!, $input: AssignRequestInput!) { it: assignRequest(id: $id, input: $input) { appointmentId } }';
export const LINK = 'mutation ($id: ID!, $input: LinkRequestInput!) { linkRequest(id: $id, input: $input) { id } }';
export const SET_STATUS =
  'mutation ($id: ID!, $status: String!) { setAppointmentStatus(id: $id, status: $status) { id } }';
export const CORRECT =
  'mutation ($id: ID!, $input: UpdateAppointmentInput!) { updateAppointment(id: $id, input: $input) { id } }';
export const REOPEN = 'mutation ($id: ID!) { reopenRequest(id: $id, status: pending) { id } }';

/** Calls of the desk about payments, and about turnos that replace each other. */
export function paymentCalls(app: () => TestApp, admin: () => string) {
  const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await app().db.pool.query<Row>(text, values)).rows;
  const patientOf = async (id: string) =>
    (await rows<{ id: string }>('SELECT patient_id AS id FROM appointments WHERE id = $1', [id]))[0]!.id;
  const taken = async (appointmentId: string, amount = 5000) =>
    (
      await dataOf(
        sendGraphQL<{ it: Payment }>(
          app(),
          'mutation ($input: TakePaymentInput!) { it: takePayment(input: $input) { id tillId patientName } }',
          { input: { appointmentId, amount, means: 'cash' } },
          admin(),
        ),
      )
    ).it;
  const reverse = (id: number) =>
    sendGraphQL<{ it: Payment }>(
      app(),
      `mutation ($id: Int!) { it: reversePayment(id: $id, reason: "Se cobró dos veces") { patientName reversalReason } }`,
      { id },
      admin(),
    );
  async function merge(survivorId: string, mergedId: string): Promise<string> {
    const versions = await rows<{ id: string; version: number }>('SELECT id, version FROM patients');
    const versionOf = (id: string) => versions.find((it) => it.id === id)!.version;
    const input = { survivorId, mergedId, survivorVersion: versionOf(survivorId), mergedVersion: versionOf(mergedId) };
    const { made } = await dataOf(
      sendGraphQL<{ made: { id: string } }>(
        app(),
        'mutation ($input: MergePatientsInput!) { made: mergePatients(input: $input) { id } }',
        { input },
        admin(),
      ),
    );
    return made.id;
  }
  const undo = (id: string) =>
    dataOf(sendGraphQL(app(), 'mutation ($id: ID!) { undoPatientMerge(id: $id) { id } }', { id }, admin()));

  const send = <Data>(query: string, variables: Record<string, unknown>) =>
    sendGraphQL<Data>(app(), query, variables, admin());
  const write = (query: string, variables: Record<string, unknown>) => dataOf(send(query, variables));

  async function makeDesk(): Promise<{ specialtyId: number; place: Place }> {
    const specialtyId = await makeSpecialty(app().db);
    const { id: professionalId } = await makeProfessional(app().db, { specialtyId });
    return { specialtyId, place: { professionalId, roomId: await makeRoom(app().db) } };
  }

  async function assigned(id: string, place: Place, startTime: string): Promise<string> {
    const variables = { id, input: { ...place, startTime } };
    return (await dataOf(send<{ it: { appointmentId: string } }>(ASSIGN, variables))).it.appointmentId;
  }

  /** Assigned to a request, with a copay of 8000, of which 5000 were paid. */
  async function paidTurno(): Promise<{ place: Place; requestId: string; id: string }> {
    const { specialtyId, place } = await makeDesk();
    const requestId = await makeRequest(app().db, { specialtyId });
    const id = await assigned(requestId, place, '2026-06-30T10:00-03:00');
    await rows(
      `INSERT INTO appointment_coverages (appointment_id, insurer_id, insurer_name, outcome, copay, judged_for)
       SELECT $1, id, name, 'with_copay', 8000, '2026-06-30' FROM insurers WHERE name = 'OSDE'`,
      [id],
    );
    await taken(id);
    return { place, requestId, id };
  }

  async function shownPayments(id: string) {
    const query = 'query ($id: ID!) { it: appointment(id: $id) { paid due payments { patientName } } }';
    return (await dataOf(send<{ it: object }>(query, { id }))).it;
  }
  /** Only until today, so that freed times are offered by hand alone. */
  const joinFor = (appointmentId: string) => waitForEarlier(app(), { appointmentId, untilDate: '2026-06-01' }, admin());
  const waiting = async (appointmentId: string) => (await dataOf(joinFor(appointmentId))).entry.id;

  const offered = (entryId: string, place: Place, startTime: string) =>
    offerByHand(app(), entryId, { ...place, startTime }, admin());

  async function accepted(offer: ReturnType<typeof offered>): Promise<string> {
    const { id } = (await dataOf(offer)).entry.offers.find(({ outcome }) => outcome === 'pending')!;
    await write('mutation ($id: ID!) { recordOfferAnswer(id: $id, accepted: true) { id } }', { id });
    const MADE = `SELECT s.filled_by_id AS id FROM waiting_list_offers AS o JOIN waiting_list_stretches AS s
      ON s.id = o.stretch_id WHERE o.id = $1`;
    return (await rows<{ id: string }>(MADE, [id]))[0]!.id;
  }

  async function lostRequests(): Promise<string[]> {
    const LOST = '{ appointmentRequests(lostAppointment: true) { items { id } } }';
    type Lost = { appointmentRequests: { items: { id: string }[] } };
    return (await dataOf(send<Lost>(LOST, {}))).appointmentRequests.items.map(({ id }) => id);
  }
  return {
    rows,
    patientOf,
    taken,
    reverse,
    merge,
    undo,
    send,
    write,
    makeDesk,
    assigned,
    paidTurno,
    shownPayments,
    joinFor,
    waiting,
    offered,
    accepted,
    lostRequests,
  };
}
