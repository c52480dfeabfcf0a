import type { Database } from '../../platform/database/database';
import { makeProfessional } from '../factories/people';
import { makeAppointment, makeRoom, type Booked } from '../factories/rooms';

const DAY_MS = 86_400_000;

/** Books each turno on the day after the previous one, with a room and a professional of its own. */
export function dailyTurnos(db: Database, start: string): (booked: Booked) => Promise<string> {
  let at = Date.parse(start);
  return async (booked) => {
    at += DAY_MS;
    const { id: professionalId } = await makeProfessional(db, { name: 'Laura Médica' });
    return makeAppointment(db, {
      professionalId,
      roomId: await makeRoom(db),
      from: new Date(at).toISOString(),
      to: new Date(at + 1_800_000).toISOString(),
      ...booked,
    });
  };
}
