import { makeProfessional, makeUser, openSession } from '../factories/people';
import { makeRoom } from '../factories/rooms';
import { MONDAY_8AM, type TestApp } from './app';
import { clearClinic } from './booking';
import { dataOf, sendGraphQL } from './graphql';

/** As the contact of a booking for another person. */
export const MARTA = { contactName: 'Marta Quiroga', patientEmail: 'marta@ejemplo.example' };

/** A clinic with one professional, one room, and Marta's account without a family. */
export async function startFamily(app: TestApp) {
  app.clock.now = MONDAY_8AM;
  await app.jobs.workAll();
  await clearClinic(app);
  await app.db.pool.query("DELETE FROM patient_relations; DELETE FROM users WHERE role = 'user'");
  // A patient of an earlier test is found again by name and address.
  await app.db.pool.query("UPDATE patients SET deceased_on = NULL, may_book_online = 'yes'");
  const laura = await makeProfessional(app.db, { name: 'Laura Médica' });
  const roomId = await makeRoom(app.db);
  const martaId = await makeUser(app.db, { name: MARTA.contactName, email: MARTA.patientEmail });
  return { laura, roomId, martaId, marta: await openSession(app.db, martaId) };
}

const MEMBER = 'mutation ($input: FamilyMemberInput!) { made: addFamilyMember(input: $input) { id patientId } }';

/** By the mother; the desk has not confirmed it. `id`: the relation's. */
export async function addChild(app: TestApp, token: string, name: string, birthDate: string) {
  const input = { name, birthDate, kind: 'mother' };
  const added = sendGraphQL<{ made: { id: string; patientId: string } }>(app, MEMBER, { input }, token);
  return (await dataOf(added)).made;
}
