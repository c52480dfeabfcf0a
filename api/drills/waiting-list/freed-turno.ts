import { sendGraphQL, dataOf } from '../../src/testing/harness/graphql';
import { makeProfessional, signedIn } from '../../src/testing/factories/people';
import { makeAppointment, makeRoom } from '../../src/testing/factories/rooms';
import { join } from '../../src/testing/harness/waiting-list';
import { tokenOf } from '../../src/features/waiting-list/tokens';
import type { Database } from '../../src/platform/database/database';

/** At once, as a new clinic does. */
export const ASKED = 6;

interface WaitingClinic {
  db: Database;
  app: { url: string };
  adminToken: string;
  patient: { userId: number; token: string };
  professionalId: number;
  roomId: number;
}

export interface Freed {
  stretchId: string;
  /** Of each offer. */
  tokens: string[];
}

export async function waitingClinic(db: Database, port: number): Promise<WaitingClinic> {
  const hours = ['00:00-24:00'];
  const { id: professionalId } = await makeProfessional(db, { hours });
  return {
    db,
    app: { url: `http://127.0.0.1:${port}` },
    adminToken: (await signedIn(db, 'admin')).token,
    patient: await signedIn(db, 'user'),
    professionalId,
    roomId: await makeRoom(db, { hours }),
  };
}

/** A turno of its own is cancelled by its patient, and six of those who wait are asked. */
export async function freeOne(clinic: WaitingClinic, round: number): Promise<Freed> {
  const { db, app, adminToken, patient, professionalId, roomId } = clinic;
  for (let one = 1; one <= ASKED; one += 1) {
    const input = { name: `Paciente ${one}`, email: `paciente-${round}-${one}@ejemplo.example`, professionalId };
    await dataOf(join(app, input, adminToken));
  }
  const day = 4 + Math.floor(round / 40);
  const minute = (round % 40) * 30;
  const id = await makeAppointment(db, {
    professionalId,
    roomId,
    from: instant(day, minute),
    to: instant(day, minute + 30),
    patientUserId: patient.userId,
  });
  await dataOf(sendGraphQL(app, 'mutation ($id: ID!) { cancelAppointment(id: $id) { id } }', { id }, patient.token));
  const { rows } = await db.pool.query<{ id: string; stretchId: string }>(
    `SELECT o.id, o.stretch_id AS "stretchId" FROM waiting_list_offers AS o
     JOIN waiting_list_stretches AS s ON s.id = o.stretch_id WHERE s.freed_by_id = $1`,
    [id],
  );
  if (rows.length !== ASKED) throw new Error(`${ASKED} were to be asked, not ${rows.length}`);
  const tokens = await Promise.all(rows.map((row) => tokenOf(db, 'offer', row.id)));
  return { stretchId: rows[0]!.stretchId, tokens };
}

function instant(day: number, minute: number): string {
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `2026-06-${String(day).padStart(2, '0')}T${clock}:00-03:00`;
}
