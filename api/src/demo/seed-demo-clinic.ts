import { addDays } from '../domain/calendar-date';
import { dateOf, minuteOfDate } from '../domain/clinic-time';
import { floorToMinute, toTimestamp } from '../domain/epoch-minute';
import { slugOf } from '../domain/slug';
import { shippedWords } from '../domain/specialty-words';
import type { Database, Transaction } from '../platform/database/database';
import { hashPassword } from '../platform/passwords';
import {
  CLINIC,
  CLINIC_DATA,
  OVERBOOKED,
  professionalBy,
  PROFESSIONALS,
  ROOMS,
  SERVICES,
  SPECIALTIES,
} from './clinic-data';
import { weeklyRows } from './make/demo-calendar';
import { makeDemoClinic, type DemoClinic } from './make/demo-clinic';
import { makeIdentities, makeTwins } from './make/identities';
import { ADMIN, DESK } from './make/people';
import { makePictures } from './make/pictures';
import { makeRecordedVisits, type VisitRow } from './make/recorded-visits';
import { makeTills } from './make/tills';
import { addCoverages } from './seed-coverages';
import * as statements from './seed-statements';
import type { Add, IdOf } from './seed-statements';
import { ADD_PAYMENTS, ADD_TILLS } from './seed-till-statements';

/** Public, so accounts share one hash. */
export const DEMO_PASSWORD = 'demo1234';

/** One of each role, and the desk's. */
export const DEMO_ACCOUNTS = [ADMIN.email, 'profesional@clinica.example', DESK.email, 'paciente@clinica.example'];

/** Closed on Sundays. */
const VISITS_SINCE_DAYS = 3;

interface People {
  minute: number;
  passwordHash: string;
}

interface Booked {
  minute: number;
  idOf: IdOf;
}

/** Fills an empty, migrated database. Does nothing when it has users. Replicas take turns. */
export async function seedDemoClinic(db: Database, now: Date): Promise<void> {
  // A second replica waits for seconds.
  await db.patientTransaction(async (tx) => {
    await tx.rows(statements.LOCK_USERS, []);
    const [found] = await tx.rows(statements.HAS_USERS, []);
    if (found?.hasUsers === true) return;

    const minute = floorToMinute(now);
    const today = dateOf(CLINIC.timezone, minute);
    const clinic = makeDemoClinic(today);
    const add: Add = (statement, rows) => tx.rows(statement, [JSON.stringify(rows.map(asRow))]);
    await addPeople(add, clinic, { minute, passwordHash: await hashPassword(DEMO_PASSWORD) });
    await addSpecialties(add, () => readIds(tx));
    await addProfessionals(add, clinic, () => readIds(tx));
    await addRooms(add, clinic, () => readIds(tx));
    const idOf = await readIds(tx);
    const visits = await addBookings(add, clinic, { minute, idOf });
    const addNow: Add = (statement, rows) => tx.rows(statement, [JSON.stringify(rows.map(asRow)), now]);
    await addNow(statements.ADD_PATIENTS, clinic.families.members);
    await addNow(statements.ADD_RELATIONS, clinic.families.relations);
    const patients = await tx.rows(statements.FIND_PATIENTS, []);
    const identities = makeIdentities(patients, today);
    await addNow(statements.ADD_IDENTITIES, identities);
    await addNow(statements.ADD_PATIENTS, makeTwins(patients, identities));
    const owed = await addCoverages({ tx, add, now, today, readIds: () => readIds(tx) });
    await addTills(add, visits, { minute, owed, userId: idOf('user', DESK.email) });
    await tx.rows(statements.OFFER_FREED_TIME, [now]);
    await addHistory(add, clinic, await readIds(tx));
    await tx.rows(statements.FORGET_CHANGES, []);
  });
}

/** Converts epoch minutes to instants. */
function asRow(row: object): object {
  const columns = Object.entries(row).map(([key, value]: [string, unknown]) => {
    const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [name, /(^|_)at$/.test(name) && typeof value === 'number' ? toTimestamp(value) : value];
  });
  return Object.fromEntries(columns) as object;
}

async function readIds(tx: Transaction): Promise<IdOf> {
  const ids = new Map((await tx.rows(statements.FIND_IDS, [])).map(({ noun, key, id }) => [`${noun} ${key}`, id]));
  return (noun, key) => {
    const id = ids.get(`${noun} ${key}`);
    if (id === undefined) throw new Error(`The demo has no ${noun} ${key}`);
    return id;
  };
}

async function addPeople(add: Add, { users }: DemoClinic, { minute, passwordHash }: People): Promise<void> {
  await add(statements.SET_SETTINGS, [CLINIC]);
  await add(statements.ADD_DISCOUNT_RULES, CLINIC_DATA.discountRules);
  await add(statements.ADD_SERVICES, SERVICES);
  const accounts = users.map((user) => ({ ...user, passwordHash }));
  await add(statements.ADD_USERS, accounts);
  await add(statements.SET_PERMISSIONS, [DESK]);
  const pictures = (await makePictures()).map((picture) => ({ ...picture, createdAt: minute }));
  await add(statements.ADD_PICTURES, pictures);
  await add(statements.SET_PICTURES, pictures);
}

async function addSpecialties(add: Add, ids: () => Promise<IdOf>): Promise<void> {
  const rows = SPECIALTIES.map((it, index) => {
    return { ...it, keywords: shippedWords(it.name).join(', '), slug: slugOf(it.name), sortOrder: index + 1 };
  });
  await add(statements.ADD_SPECIALTIES, rows);
  const idOf = await ids();
  const slugs = rows.map(({ name, slug }) => ({ slug, specialtyId: idOf('specialty', name) }));
  await add(statements.ADD_SPECIALTY_SLUGS, slugs);
}

async function addProfessionals(add: Add, { absences }: DemoClinic, ids: () => Promise<IdOf>): Promise<void> {
  const before = await ids();
  const rows = PROFESSIONALS.map((it, index) => ({
    ...it,
    userId: before('user', it.email),
    specialtyId: before('specialty', it.specialty),
    slug: slugOf(it.name),
    sortOrder: index,
    overbookingsPerHour: it.email === OVERBOOKED ? 2 : 0,
  }));
  await add(statements.ADD_PROFESSIONALS, rows);
  const idOf = await ids();
  const slugs = rows.map(({ email, slug }) => ({ slug, professionalId: idOf('professional', email) }));
  await add(statements.ADD_PROFESSIONAL_SLUGS, slugs);
  const kinds = CLINIC_DATA.appointmentTypes.map((it, index) => {
    return { ...it, professionalId: idOf('professional', it.professional), sortOrder: index };
  });
  await add(statements.ADD_KINDS, kinds);
  const hours = PROFESSIONALS.flatMap(({ email, weekly }) =>
    weeklyRows(weekly).map((it) => ({ ...it, professionalId: idOf('professional', email) })),
  );
  await add(statements.ADD_AVAILABILITY, hours);
  const away = absences.map((it) => ({ ...it, professionalId: idOf('professional', it.professional) }));
  await add(statements.ADD_ABSENCES, away);
}

async function addRooms(add: Add, clinic: DemoClinic, ids: () => Promise<IdOf>): Promise<void> {
  const rows = ROOMS.map((room, index) => ({ ...room, sortOrder: index }));
  await add(statements.ADD_ROOMS, rows);
  const idOf = await ids();
  const served = ROOMS.flatMap(({ name, specialties = [] }) =>
    specialties.map((specialty) => ({ roomId: idOf('room', name), specialtyId: idOf('specialty', specialty) })),
  );
  await add(statements.ADD_ROOM_SPECIALTIES, served);
  const inRoom = <Row extends { room: string }>(row: Row) => ({ ...row, roomId: idOf('room', row.room) });
  await add(statements.ADD_ROOM_MONTHS, clinic.roomMonths.map(inRoom));
  await add(statements.ADD_ROOM_OVERRIDES, clinic.roomOverrides.map(inRoom));
}

/** Returns the visits. */
async function addBookings(add: Add, clinic: DemoClinic, { minute, idOf }: Booked): Promise<readonly VisitRow[]> {
  const { visits, completed } = makeRecordedVisits(lately(clinic, minute), {
    now: minute,
    todayStarts: startOfDay(minute, 0),
  });
  const optional = (noun: statements.Noun, key: string | null) => (key === null ? null : idOf(noun, key));
  const placed = <Row extends { professional: string; room: string }>(row: Row) => {
    return { ...row, professionalId: idOf('professional', row.professional), roomId: idOf('room', row.room) };
  };
  await add(statements.ADD_RENTALS, clinic.rentals.map(placed));
  const appointments = clinic.appointments.map((row) => ({
    ...placed(row),
    patientUserId: optional('user', row.account),
    isOfAccount: row.account !== null,
    ...kindOf(row, idOf),
    ...(completed.has(row.id) && { status: 'completed' }),
  }));
  await add(statements.ADD_APPOINTMENTS, appointments);
  const recorded = visits
    .map(({ appointment, ...visit }) => ({ appointmentId: appointment, ...visit }))
    .toSorted((one, other) => one.arrivedAt - other.arrivedAt);
  await add(statements.ADD_VISITS, recorded);
  const requests = clinic.requests.map(({ specialty, answers, appointment, professional, account, ...request }) => ({
    ...request,
    specialtyId: idOf('specialty', specialty),
    specialtyName: specialty,
    formConfig: SPECIALTIES.find(({ name }) => name === specialty)!.formConfig,
    formData: answers,
    appointmentId: appointment,
    professionalId: optional('professional', professional),
    patientUserId: optional('user', account),
  }));
  await add(
    statements.ADD_REQUESTS,
    requests.toSorted((one, other) => one.createdAt - other.createdAt),
  );
  const accounts = new Set(clinic.users.map(({ email }) => email));
  const entries = clinic.waitingList.map(({ professional, specialty, name, email, phone, ...entry }) => ({
    ...entry,
    professionalId: optional('professional', professional),
    specialtyId: optional('specialty', specialty),
    patientUserId: accounts.has(email) ? idOf('user', email) : null,
    patientName: name,
    patientEmail: email,
    patientPhone: phone,
    status: 'active',
    version: 1,
  }));
  await add(statements.ADD_WAITING_LIST, entries);
  return visits;
}

async function addTills(
  add: Add,
  visits: readonly VisitRow[],
  { minute, owed, userId }: { minute: number; owed: ReadonlyMap<string, number>; userId: number },
): Promise<void> {
  const { tills, movements } = makeTills(visits, {
    now: minute,
    todayStarts: startOfDay(minute, 0),
    zone: CLINIC.timezone,
    owed,
  });
  const byDesk = <Row extends object>(row: Row) => ({ ...row, userId });
  await add(ADD_TILLS, tills.map(byDesk));
  await add(ADD_PAYMENTS, movements.map(byDesk));
}

function startOfDay(minute: number, offset: number): number {
  return minuteOfDate(CLINIC.timezone, addDays(dateOf(CLINIC.timezone, minute), offset), 0);
}

/** From VISITS_SINCE_DAYS ago to today. */
function lately({ appointments }: DemoClinic, minute: number): DemoClinic['appointments'] {
  const [since, until] = [startOfDay(minute, -VISITS_SINCE_DAYS), startOfDay(minute, 1)];
  return appointments.filter(({ startsAt }) => startsAt >= since && startsAt < until);
}

/** The type has the length of the appointment. */
function kindOf({ professional, startsAt, endsAt }: DemoClinic['appointments'][number], idOf: IdOf) {
  const kind = CLINIC_DATA.appointmentTypes.find(
    (it) => it.professional === professional && it.isOnline && it.durationMinutes === endsAt - startsAt,
  );
  if (!kind) return { consultationKindId: null, consultationKindName: null, price: null };
  const consultationKindId = idOf('kind', `${idOf('professional', professional)} ${kind.name}`);
  const price = kind.price ?? professionalBy(professional).fee;
  return { consultationKindId, consultationKindName: kind.name, price };
}

async function addHistory(add: Add, { activity, audit }: DemoClinic, idOf: IdOf): Promise<void> {
  const entries = activity.map(({ professional, actor, summary, ...entry }) => ({
    ...entry,
    actorUserId: idOf('user', actor),
    professionalId: idOf('professional', professional),
    changesSummary: summary,
  }));
  await add(statements.ADD_ACTIVITY, entries);
  const events = audit.map(({ actor, entity, key, ...event }) => {
    const isNamed = entity === 'room' || entity === 'service' || entity === 'user';
    return { ...event, entity, actorUserId: idOf('user', actor), entityId: isNamed ? String(idOf(entity, key)) : key };
  });
  await add(statements.ADD_AUDIT, events);
}
