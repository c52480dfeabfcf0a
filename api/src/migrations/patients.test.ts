import { makeProfessional, makeSpecialty, makeUser } from '../testing/factories/people';
import { makeRequest } from '../testing/factories/requests';
import { makeAppointment, makeRoom } from '../testing/factories/rooms';
import { startTestApp, type TestApp } from '../testing/harness/app';
import { Patients1768205800000 } from './1768205800000-patients';
import { PatientsOfRows1768205800001 } from './1768205800001-patients-of-rows';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('an update gives earlier accounts, appointments and requests their patients', async () => {
  const { db } = app;
  const userId = await makeUser(db, { name: 'Ana Paz', email: 'ana@correo.example' });
  await makeUser(db, { name: 'Rita Recepción', role: 'admin' });
  const { id: professionalId } = await makeProfessional(db);
  const roomId = await makeRoom(db);
  for (const [hour, patientName, patientEmail, patientPhone] of [
    [10, 'ana paz', 'Ana@correo.example', null],
    [11, 'Luz Gil', 'luz@correo.example', '011 4555-1200'],
    [12, 'LUZ GIL', 'otra@correo.example', '+54 11 4555 1200'],
  ] as const) {
    const [from, to] = [`2026-06-01T${hour}:00-03:00`, `2026-06-01T${hour}:30-03:00`];
    await makeAppointment(db, { professionalId, roomId, from, to, patientName, patientEmail, patientPhone });
  }
  const specialtyId = await makeSpecialty(db);
  await makeRequest(db, { specialtyId, patientName: 'Luz Gil', patientEmail: 'luz@correo.example' });
  await db.pool.query(`
    DROP TRIGGER appointments_resolve_patient ON appointments;
    DROP TRIGGER appointment_requests_resolve_patient ON appointment_requests;
    UPDATE appointments SET patient_id = NULL;
    UPDATE appointment_requests SET patient_id = NULL;
    DELETE FROM patients`);

  const runner = db.manager.connection.createQueryRunner();
  // A restart runs them again from their start.
  for (let run = 0; run < 2; run += 1) {
    await new Patients1768205800000().up(runner);
    await new PatientsOfRows1768205800001().up(runner);
    const { rows } = await db.pool.query(
      `SELECT p.name, p.email, p.user_id AS "userId",
        (SELECT count(*)::int FROM appointments AS a WHERE a.patient_id = p.id) AS appointments,
        (SELECT count(*)::int FROM appointment_requests AS r WHERE r.patient_id = p.id) AS requests
       FROM patients AS p ORDER BY p.name`,
    );
    expect(rows).toEqual([
      { name: 'Ana Paz', email: 'ana@correo.example', userId, appointments: 1, requests: 0 },
      { name: 'LUZ GIL', email: 'luz@correo.example', userId: null, appointments: 2, requests: 1 },
    ]);
  }
  await runner.release();
});
