import { addDays } from '../domain/calendar-date';
import { dateOf, minuteOfDate } from '../domain/clinic-time';
import { floorToMinute } from '../domain/epoch-minute';
import { slugOf } from '../domain/slug';
import { shippedWords } from '../domain/specialty-words';
import type { Database } from '../platform/database/database';
import type { Statement } from '../platform/database/statement';
import { hashPassword } from '../platform/passwords';
import { makePictures } from './demo-pictures';
import { makeDemoClinic } from './make/demo-clinic';
import { weeklyRows } from './make/hours';
import { makeRecordedVisits } from './make/recorded-visits';
import * as statements from './seed-statements';
import { ADD_WAITING_LIST, OFFER_FREED_TIME } from './seed-waiting-list';
import { CLINIC, DISCOUNT_RULES, SERVICES } from './tables/clinic';
import { CONSULTING_HOURS } from './tables/consulting-hours';
import { KINDS } from './tables/kinds';
import { PROFESSIONALS } from './tables/professionals';
import { OVERBOOKED } from './tables/visits';
import { ROOMS, type DemoRoom } from './tables/rooms';
import { SPECIALTIES } from './tables/specialties';

/** Public, so all accounts share one hash. */
export const DEMO_PASSWORD = 'demo1234';

/** One of each role. */
export const DEMO_ACCOUNTS = ['admin@clinica.example', 'profesional@clinica.example', 'paciente@clinica.example'];

/** The clinic is closed on Sundays. */
const VISITS_SINCE_DAYS = 3;

/** Fills an empty, migrated database in one transaction. Does nothing when it has users. Replicas take turns. */
export async function seedDemoClinic(db: Database, now: Date): Promise<void> {
  // Patient: a second replica waits for seconds.
  await db.patientTransaction(async (tx) => {
    await tx.rows(statements.LOCK_USERS, []);
    const [found] = await tx.rows(statements.HAS_USERS, []);
    if (found?.hasUsers === true) return;

    const minute = floorToMinute(now);
    const today = dateOf(CLINIC.timezone, minute);
    const clinic = makeDemoClinic(today);
    const startOf = (date: string) => minuteOfDate(CLINIC.timezone, date, 0);
    const [since, todayStarts, until] = [
      startOf(addDays(today, -VISITS_SINCE_DAYS)),
      startOf(today),
      startOf(addDays(today, 1)),
    ];
    const lately = clinic.appointments.filter(({ startsAt }) => startsAt >= since && startsAt < until);
    const { visits, completed } = makeRecordedVisits(lately, { now: minute, todayStarts });
    const add = (statement: Statement, rows: readonly object[], ...more: string[]) =>
      tx.rows(statement, [JSON.stringify(rows), ...more]);

    await add(statements.SET_SETTINGS, [CLINIC]);
    await add(statements.ADD_DISCOUNT_RULES, DISCOUNT_RULES);
    await add(statements.ADD_SERVICES, SERVICES);
    await add(statements.ADD_USERS, clinic.users, await hashPassword(DEMO_PASSWORD));
    await add(statements.ADD_PICTURES, await makePictures(), now.toISOString());
    await add(
      statements.ADD_SPECIALTIES,
      SPECIALTIES.map((it, index) => {
        return { ...it, keywords: shippedWords(it.name).join(', '), slug: slugOf(it.name), sortOrder: index + 1 };
      }),
    );
    await add(
      statements.ADD_PROFESSIONALS,
      PROFESSIONALS.map((it, index) => ({
        ...it,
        slug: slugOf(it.name),
        sortOrder: index,
        overbookingsPerHour: it.email === OVERBOOKED ? 2 : 0,
      })),
    );
    await add(
      statements.ADD_KINDS,
      KINDS.map((it, index) => ({ ...it, sortOrder: index })),
    );
    await add(statements.ADD_AVAILABILITY, weeklyAvailability());
    await add(statements.ADD_ABSENCES, clinic.absences);
    await add(
      statements.ADD_ROOMS,
      ROOMS.map((it, index) => ({ ...it, sortOrder: index })),
    );
    await add(statements.ADD_ROOM_SPECIALTIES, roomSpecialties());
    await add(statements.ADD_ROOM_MONTHS, clinic.roomMonths);
    await add(statements.ADD_ROOM_OVERRIDES, clinic.roomOverrides);
    await add(statements.ADD_RENTALS, clinic.rentals);
    await add(
      statements.ADD_APPOINTMENTS,
      clinic.appointments.map((it) => (completed.has(it.id) ? { ...it, status: 'completed' } : it)),
    );
    await add(statements.ADD_VISITS, visits);
    await add(statements.ADD_REQUESTS, clinic.requests);
    await add(ADD_WAITING_LIST, clinic.waitingList);
    await tx.rows(OFFER_FREED_TIME, [now]);
    await add(statements.ADD_ACTIVITY, clinic.activity);
    await add(statements.ADD_AUDIT, clinic.audit);
    await tx.rows(statements.FORGET_CHANGES, []);
  });
}

function roomSpecialties() {
  return ROOMS.flatMap(({ name, specialties = [] }: DemoRoom) =>
    specialties.map((specialty) => ({ room: name, specialty })),
  );
}

function weeklyAvailability() {
  return PROFESSIONALS.flatMap(({ email }) =>
    weeklyRows(CONSULTING_HOURS[email].weekly).map((hours) => ({ professional: email, ...hours })),
  );
}
