import type { Pool } from 'pg';

import { entities } from '../../src/entities';
import { Database } from '../../src/platform/database/database';
import { makeProfessional, signedIn } from '../../src/testing/factories/people';
import { makeRoom } from '../../src/testing/factories/rooms';
import type { JsonConnection } from '../support/json-connection';
import type { Tallies } from './ledger';

/** Always open in June 2026. */
export interface StormClinic {
  professionalIds: readonly number[];
  roomIds: readonly number[];
  /** May book any time. */
  adminToken: string;
}

export interface Storm {
  connections: readonly JsonConnection[];
  clinic: StormClinic;
  pool: Pool;
  tallies: Tallies;
}

/** Monday, 08:00 in Buenos Aires. */
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

interface Preparation {
  professionals?: number;
  rooms?: number;
  /** Before the clinic is made. */
  prepare?(db: Database): Promise<void>;
}

/** In an empty database. */
export async function prepareStormClinic(
  databaseUrl: string,
  { professionals, rooms, prepare }: Preparation = {},
): Promise<StormClinic> {
  const db = await Database.open(databaseUrl, entities, 2);
  try {
    await db.migrate();
    await prepare?.(db);
    return await makeStormClinic(db, professionals, rooms);
  } finally {
    await db.close();
  }
}

/** 'HH:MM' */
export function timeOfDay(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** In clinic time, without clock changes. */
export function inJune(day: number, minute: number): string {
  return `2026-06-${String(day).padStart(2, '0')}T${timeOfDay(minute)}:00-03:00`;
}
