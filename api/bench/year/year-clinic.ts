import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

import { buildApp } from '../../src/app';
import { dateOf } from '../../src/domain/clinic-time';
import { entities } from '../../src/entities';
import type { Jobs } from '../../src/jobs';
import { Database } from '../../src/platform/database/database';
import { createLog } from '../../src/platform/log';
import type { Mailer } from '../../src/platform/mail/mail';
import { makeProfessional, makeSpecialty, signedIn } from '../../src/testing/factories/people';
import { makeRoom } from '../../src/testing/factories/rooms';
import { HandTimers } from '../../src/testing/harness/hand-timers';
import { dataOf, sendGraphQL } from '../../src/testing/harness/graphql';
import { startThrowawayPostgres } from '../../src/testing/harness/throwaway-postgres';
import type { Instant } from '../days/days-history';
import { DAY_MS, MINUTE_MS } from '../days/lateness';
import { TURNO_MINUTES, type YearShape } from './seekers';

export interface YearClinic {
  url: string;
  db: Database;
  jobs: Jobs;
  /** Turn the clinic's clock, and do what is to be done then. */
  timers: HandTimers;
  now(): Instant;
  adminToken: string;
  professionals: readonly { id: number; specialtyId: number }[];
  close(): Promise<void>;
}

const MORNING_STARTS = 9 * 60;
const AFTERNOON_STARTS = 15 * 60;

/** The product in this process, on a database of its own; half of its professionals by turns share each room. */
export async function openYearClinic(shape: YearShape, isListOn: boolean, mailer: Mailer): Promise<YearClinic> {
  const postgres = await startThrowawayPostgres();
  const db = await Database.open(postgres.url, entities, 4);
  await db.migrate();
  const timers = new HandTimers();
  const now = () => shape.from + timers.now();
  const app = await buildApp({
    db,
    clock: () => new Date(now()),
    log: createLog('error'),
    sourceLimits: false,
    // Each patient asks from an address of their own.
    trustedProxies: 1,
    publicAnswersKeptMs: 0,
    mail: { mailer, from: 'turnos@clinica.example', publicUrl: () => 'https://turnos.clinica.example' },
  });
  app.server.listen(0, '127.0.0.1');
  await once(app.server, 'listening');
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const { token: adminToken } = await signedIn(db, 'admin');
  const professionals = await makePlaces(db, shape);
  await dataOf(sendGraphQL({ url }, SWITCH, { input: { isEnabled: isListOn, ...shape.rules } }, adminToken));
  return {
    url,
    db,
    jobs: app.jobs!,
    timers,
    now,
    adminToken,
    professionals,
    async close() {
      await app.close();
      await db.close();
      await postgres.stop();
    },
  };
}

const SWITCH = `mutation ($input: UpdateWaitingListSettingsInput!) {
  updateWaitingListSettings(input: $input) { version }
}`;

async function makePlaces(db: Database, shape: YearShape): Promise<{ id: number; specialtyId: number }[]> {
  const { professionals, turnosADay, from, days } = shape;
  const specialties = [await makeSpecialty(db), await makeSpecialty(db)];
  const made: { id: number; specialtyId: number }[] = [];
  for (let index = 0; index < professionals; index += 1) {
    const starts = index % 2 === 0 ? MORNING_STARTS : AFTERNOON_STARTS;
    const specialtyId = specialties[Math.floor(index / 2) % 2]!;
    const hours = [`${clockOf(starts)}-${clockOf(starts + turnosADay * TURNO_MINUTES)}`];
    const { id } = await makeProfessional(db, { name: `Profesional ${index + 1}`, specialtyId, hours });
    made.push({ id, specialtyId });
  }
  await db.pool.query('DELETE FROM professional_availability WHERE weekday > 5');
  const months = monthsOf(from, from + (days + 100) * DAY_MS).map(({ year, month }) => `${year}-${month}`);
  for (let index = 0; index < Math.ceil(professionals / 2); index += 1) await makeRoom(db, { months });
  return made;
}

function clockOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** [first, last] month of a time, by the clinic's calendar, and all between. */
export function monthsOf(from: Instant, until: Instant): { year: number; month: number }[] {
  const [first, last] = [monthNumber(from), monthNumber(until)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).map((number) => ({
    year: Math.floor(number / 12),
    month: (number % 12) + 1,
  }));
}

export function dateAt(at: Instant): string {
  return dateOf(ZONE, at / MINUTE_MS);
}

const ZONE = 'America/Argentina/Buenos_Aires';

function monthNumber(at: Instant): number {
  const [year, month] = dateAt(at).split('-').map(Number);
  return year! * 12 + month! - 1;
}
