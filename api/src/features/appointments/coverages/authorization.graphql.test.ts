import { makeProfessional } from '../../../testing/factories/people';
import { makeRequest } from '../../../testing/factories/requests';
import { makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { TODAY } from '../../../testing/harness/coverage-clinic';
import { coveredTurnos } from '../../../testing/harness/covered-turnos';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { callRest } from '../../../testing/harness/rest';

let app: TestApp;
let clinic: Awaited<ReturnType<typeof coveredTurnos>>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  clinic = await coveredTurnos(app);
});

describe('The authorization of a turno', () => {
  const NOTE = `mutation ($id: ID!, $input: AuthorizationInput!, $version: Int) {
    it: setAppointmentAuthorization(appointmentId: $id, input: $input, expectedVersion: $version) {
      version coverage { authorization { status number orderCuir decidedByName } } } }`;
  const MISSING = `query ($date: LocalDate) { it: authorizationsMissing(date: $date) {
    date total appointments { id patientPhone } } }`;
  const note = (id: string, input: object, token = clinic.admin) =>
    sendGraphQL<{ it: { version: number; coverage: object } }>(app, NOTE, { id, input }, token);
  const missing = async (date?: string, token = clinic.laura.token) =>
    (await dataOf(sendGraphQL<{ it: { total: number; date: string } }>(app, MISSING, { date }, token))).it;

  test('is missing tomorrow until it is granted for that day, and again once it expires before', async () => {
    const osde = { coverage: { insurerId: clinic.osde } };
    await dataOf(clinic.set({ cells: [{ insurerId: clinic.osde }], outcome: 'with_authorization', validFrom: TODAY }));
    const { id } = await clinic.booked('09:00', { ...osde, patientPhone: '11 4444-5555' });
    await clinic.booked('10:00');
    expect(await missing()).toMatchObject({ date: '2026-06-02', total: 1, appointments: [{ id }] });
    const { it } = await dataOf(
      note(id, { status: 'granted', number: '881', orderCuir: 'C-1', validUntil: '2026-06-30' }),
    );
    expect(it.coverage).toMatchObject({ authorization: { status: 'granted', number: '881', orderCuir: 'C-1' } });
    expect(await missing('2026-06-02')).toMatchObject({ total: 0, appointments: [] });
    await dataOf(note(id, { status: 'granted', number: '881', validUntil: '2026-06-01' }, clinic.laura.token));
    expect(await clinic.read(id, clinic.admin)).toMatchObject({ authorization: { status: 'expired' } });
    expect(await missing()).toMatchObject({ total: 1 });
    await dataOf(clinic.setCoverage(id, { coverage: { insurerId: clinic.particular } }));
    expect(await clinic.read(id, clinic.admin)).toMatchObject({ authorization: null });
    expect((await clinic.typesOf(id)).filter((type) => type !== 'appointment.booked')).toEqual([
      'appointment.authorization_changed',
      'appointment.authorization_changed',
      'appointment.coverage_changed',
      'appointment.authorization_changed',
    ]);
  });

  test('is refused as expired, without a coverage, and to others', async () => {
    const { id } = await clinic.booked('09:00');
    expect(await failureOf(note(id, { status: 'expired' }))).toBe(
      'BAD_REQUEST status: Una autorización vence sola, por su fecha',
    );
    expect(await failureOf(note(id, { status: 'granted' }))).toBe('CONFLICT: Indicá primero la cobertura del turno');
    const other = (await makeProfessional(app.db)).token;
    expect(await failureOf(note(id, { status: 'granted' }, other))).toMatch(/^FORBIDDEN/);
    expect(await missing('2026-06-02', other)).toMatchObject({ total: 0 });
  });

  test('stays with a request that is assigned again, for the same patient, insurer and plan', async () => {
    const roomId = await makeRoom(app.db);
    const ASSIGN = `mutation ($id: ID!, $input: AssignRequestInput!) {
      it: assignRequest(id: $id, input: $input) { appointmentId } }`;
    const assigned = async (id: string, hour: number, more: object = {}) => {
      const startTime = `2026-06-03T${hour}:00:00-03:00`;
      const input = { professionalId: clinic.laura.id, roomId, startTime, ...more };
      const answer = sendGraphQL<{ it: { appointmentId: string } }>(app, ASSIGN, { id, input }, clinic.admin);
      return (await dataOf(answer)).it.appointmentId;
    };
    const coverage = { insurerId: clinic.osde };
    const replaced = async (hour: number, more: object, patientName = 'Rosa Pérez') => {
      const request = await makeRequest(app.db, { specialtyId: clinic.specialtyId });
      const former = await assigned(request, 15, { coverage });
      await dataOf(note(former, { status: 'granted', number: '881' }));
      const patientEmail = patientName === 'Rosa Pérez' ? 'rosa@ejemplo.example' : 'otra@ejemplo.example';
      await app.db.pool.query(
        "UPDATE appointments SET status = 'cancelled', patient_name = $1, patient_email = $2 WHERE id = $3",
        [patientName, patientEmail, former],
      );
      return clinic.read(await assigned(request, hour, more), clinic.admin);
    };
    const granted = { insurerName: 'OSDE', authorization: { status: 'granted' } };
    expect(await replaced(10, {})).toMatchObject(granted);
    expect(await replaced(11, { coverage })).toMatchObject(granted);
    const otherPlan = { ...coverage, planId: clinic.plan210 };
    expect(await replaced(12, { coverage: otherPlan })).toMatchObject({ planName: '210', authorization: null });
    expect(await replaced(13, {}, 'Otra Persona')).toBeNull();
    expect(await replaced(14, { coverage }, 'Otra Persona')).toMatchObject({ authorization: null });
  });

  test('and the coverage are set by programs', async () => {
    const { id } = await clinic.booked('09:00');
    const put = (path: string, body: object) =>
      callRest(app, `PUT /admin/appointments/${id}/${path}`, { token: clinic.admin, body });
    const { body } = await put('coverage', { coverage: { insurer_id: clinic.osde, plan_id: clinic.plan210 } });
    expect(body).toMatchObject({ coverage: { insurer_name: 'OSDE', plan_name: '210', copay: 3500 } });
    expect((await put('authorization', { status: 'refused' })).body).toMatchObject({
      coverage: { authorization: { status: 'refused' } },
    });
    const list = async () =>
      (await callRest(app, 'GET /admin/appointments/authorizations-missing', { token: clinic.admin })).body;
    // Refused, but not needed.
    expect(await list()).toMatchObject({ date: '2026-06-02', total: 0 });
    await dataOf(clinic.set({ cells: [{ insurerId: clinic.osde }], outcome: 'with_authorization', validFrom: TODAY }));
    await put('coverage', { coverage: { insurer_id: clinic.osde, plan_id: clinic.plan210 } });
    expect(await list()).toMatchObject({
      total: 1,
      appointments: [{ id, coverage: { authorization: { status: 'refused' } } }],
    });
  });
});
