import type { Database } from '../../src/platform/database/database';
import { makeProfessional, signedIn } from '../../src/testing/factories/people';
import { makeRoom } from '../../src/testing/factories/rooms';

/** Open day and night in June 2026, so that only other bookings stand in the way. */
export interface StormClinic {
  professionalIds: readonly number[];
  roomIds: readonly number[];
  /** An administrator may book any time. */
  adminToken: string;
}

/** The servers' clock: Monday, 08:00 in Buenos Aires. */
export const STORM_NOW = '2026-06-01T11:00:00Z';

const ALWAYS = ['00:00-24:00'];

export async function makeStormClinic(db: Database, professionals = 12, rooms = 8): Promise<StormClinic> {
  const professionalIds: number[] = [];
  for (let index = 0; index < professionals; index += 1) {
    professionalIds.push((await makeProfessional(db, { hours: ALWAYS })).id);
  }
  const roomIds: number[] = [];
  for (let index = 0; index < rooms; index += 1) roomIds.push(await makeRoom(db, { hours: ALWAYS }));
  return { professionalIds, roomIds, adminToken: (await signedIn(db, 'admin')).token };
}
