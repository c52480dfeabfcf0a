import { In, Like } from 'typeorm';

import { toOffsetIso } from '../../domain/clinic-time';
import { foldedText } from '../../domain/near-words';
import { tidyLine } from '../../domain/tidy-text';
import { textFault } from '../../domain/typed-text';
import { adminMay, userIdOf } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import { invalid } from '../../platform/errors/app-error';
import { defineLoader } from '../../platform/loaders';
import { phoneTidier } from '../../platform/validation/phones';
import { nearWords, searchConditions, type NearWords } from '../../platform/search';
import { isUuid } from '../../platform/validation/uuid';
import { clinicSettings } from '../settings/settings.service';
import { survivorOf } from '../patients/merge/merge-patients';
import { PatientIdentifier } from '../patients/patient-identifier.entity';
import { Patient } from '../patients/patient.entity';
import { erasureOf } from '../patients/erasure/patient-erasure';
import type { PatientErasure } from '../patients/erasure/patient-erasure.object';
import { patientNotFound } from '../patients/patient.service';
import { noteRead } from '../patients/reads/patient-reads';
import {
  KNOWN,
  knownQuery,
  ownQuery,
  PATIENTS_OF_DOCUMENT,
  type KnownPatient,
  type PatientSearch,
} from './known-patients';
import { LAST, lastTurnosQuery, TURNOS, turnosQuery } from './patient-lookup.query';
import type { LastAppointment } from './last-appointment.object';

export type Found = Patient & { isNear: boolean };

export const MOST_FOUND = 50;
export const LEAST_LETTERS = 2;

/** Each once: exact matches first, of them those with the searched name. BAD_REQUEST on `first` or `search`. */
export async function findPatients(ctx: Context, search: string, first: number): Promise<Found[]> {
  if (first < 1 || first > MOST_FOUND) throw invalid('first', `La cantidad debe estar entre 1 y ${MOST_FOUND}`);
  const fault = textFault(search, { max: 200 });
  if (fault !== null) throw invalid('search', fault);
  const scope = scopeOf(ctx);
  const text = searchedText(search);
  if (!scope || text.length < LEAST_LETTERS) return [];
  const { professionalId } = scope;
  const find = (near?: NearWords) =>
    findKnown(ctx, professionalId, text, {
      words: (column) => searchConditions(column, text, near),
      except: userIdOf(ctx.actor) ?? 0,
      first,
    });
  const exact = namedFirst(await find(), text);
  const near = exact.length < first ? await nearWords(ctx.db, text) : undefined;
  const people = eachOnce([...exact, ...(near ? await find(near) : [])]).slice(0, first);
  return foundPatients(ctx, people, exact.length);
}

/** A child also matches by the name of its contact. */
function namedFirst(people: readonly KnownPatient[], text: string): KnownPatient[] {
  const words = foldedText(text).split(' ');
  const isNamed = ({ name }: KnownPatient) => words.every((word) => foldedText(name).includes(word));
  return [...people.filter(isNamed), ...people.filter((person) => !isNamed(person))];
}

/** Phone numbers and DNI: their digits as one word. */
export function searchedText(search: string): string {
  const text = tidyLine(search);
  return /^[\s()+./-]*\d[\d\s()+./-]*$/.test(text) ? text.replace(/\D/g, '') : text;
}

async function findKnown(
  ctx: Context,
  professionalId: number | null,
  text: string,
  search: PatientSearch,
): Promise<readonly KnownPatient[]> {
  const { manager } = ctx.db;
  if (!adminMay(ctx.actor, 'patients')) return ctx.db.select(KNOWN, ownQuery(manager, search, professionalId));
  const [byText, ids] = await Promise.all([
    ctx.db.select(KNOWN, knownQuery(manager, search)),
    patientsOfDocument(ctx, text),
  ]);
  if (ids.length === 0) return byText;
  return eachOnce([...byText, ...(await ctx.db.select(KNOWN, knownQuery(manager, search, ids)))]);
}

const DOCUMENT = /^\d{6,11}$/;

/** Ids, for administrators' lists without DNIs. */
export async function peopleOfDocument(ctx: Context, text: string): Promise<readonly string[]> {
  if (!adminMay(ctx.actor, 'patients', 'waiting_list') || !DOCUMENT.test(text)) return [];
  const search = {
    // Beside the words, which have an index. Digits after "~" are a DNI (ADR 149), others a phone.
    words: (column: string) => [
      ...searchConditions(column, text),
      { text: 'joined(p.known_by) ~ :document', values: { document: `~ \\d*${text}` } },
    ],
    except: 0,
    first: MOST_FOUND,
  };
  const [byText, ids] = await Promise.all([
    ctx.db.select(KNOWN, knownQuery(ctx.db.manager, search)),
    patientsOfDocument(ctx, text),
  ]);
  return [...byText.map(({ id }) => id), ...ids];
}

/** Ids by the first digits of a document; none for other text. */
export async function patientsOfDocument(ctx: Context, digits: string): Promise<readonly string[]> {
  if (!/^\d{3,}$/.test(digits)) return [];
  const own = ctx.db.manager.find(PatientIdentifier, {
    select: { patientId: true, kind: true },
    where: { number: Like(`${digits}%`) },
    take: MOST_FOUND,
  });
  const others = await Promise.all(Array.from(PATIENTS_OF_DOCUMENT.parts, (find) => find(ctx, digits)));
  return [...(await own).map(({ patientId }) => patientId), ...others.flat()];
}

function eachOnce(people: readonly KnownPatient[]): KnownPatient[] {
  return [...new Map(people.map((it) => [it.id, it])).values()];
}

/** With the contact of the found rows, and whether they match only with a typing error. */
async function foundPatients(ctx: Context, people: readonly KnownPatient[], exactCount: number): Promise<Found[]> {
  if (people.length === 0) return [];
  const patients = await ctx.db.manager.findBy(Patient, { id: In(people.map(({ id }) => id)) });
  const byId = new Map(patients.map((patient) => [patient.id, patient]));
  // Appointments before ADR 136 keep phones as typed.
  const tidied = await phoneTidier((await clinicSettings(ctx)).countryCode);
  return people.flatMap((person, index) => {
    const patient = byId.get(person.id);
    if (!patient) return [];
    return {
      ...patient,
      ...person,
      email: person.email || null,
      phone: person.phone && tidied(person.phone),
      isNear: index >= exactCount,
    };
  });
}

/** Enough for the desk to book for a caller or their family: the patient's page is not read (ADR 152). */
const UNNOTED: ReadonlySet<string> = new Set(['__typename', 'id', 'name', 'email', 'phone', 'birthDate', 'relations']);

/**
 * The survivor of a merged one; the reading is noted. NOT_FOUND, for professionals also without an appointment with
 * them. `fields`: those that the caller reads; default all.
 */
export async function readPatient(ctx: Context, asked: string, fields?: ReadonlySet<string>): Promise<Patient> {
  const id = isUuid(asked) ? await survivorOf(ctx, asked) : asked;
  const patient = isUuid(id)
    ? await ctx.db.manager.findOneBy(Patient, { id, state: In(['temporary', 'validated']) })
    : null;
  if (!patient || !(adminMay(ctx.actor, 'patients') || (await hasTurno(ctx, id)))) throw patientNotFound();
  const isNoted = fields === undefined || ctx.actor.kind === 'key' || [...fields].some((field) => !UNNOTED.has(field));
  if (isNoted) await noteRead(ctx, patient.id);
  return patient;
}

/** NOT_FOUND; for professionals also without an appointment with the patient. */
export async function readErasure(ctx: Context, asked: string): Promise<PatientErasure> {
  const erasure = await erasureOf(ctx, asked);
  if (!(adminMay(ctx.actor, 'patients', 'security') || (await hasTurno(ctx, erasure.id)))) throw patientNotFound();
  return erasure;
}

/** For professionals: with them. */
const hasTurno = async (ctx: Context, patientId: string) => (await turnosLoader(ctx).load(patientId)).lastId !== null;

interface Turnos {
  lastId: string | null;
  noShows: number;
}

const NONE: Turnos = { lastId: null, noShows: 0 };

/** For professionals only their own. */
export const turnosLoader = defineLoader<string, Turnos>(async (ctx, ids) => {
  const scope = scopeOf(ctx);
  const asked = ids.filter(isUuid);
  if (!scope || asked.length === 0) return ids.map(() => NONE);
  const query = turnosQuery(ctx.db.manager, asked, { ...scope, now: ctx.now });
  const byId = new Map((await ctx.db.select(TURNOS, query)).map((turnos) => [turnos.id, turnos]));
  return ids.map((id) => byId.get(id) ?? NONE);
});

/** By id of the appointment. */
export const lastAppointmentLoader = defineLoader<string, LastAppointment | null>(async (ctx, ids) => {
  const rows = await ctx.db.select(LAST, lastTurnosQuery(ctx.db.manager, ids));
  return ids.map((id) => {
    const row = rows.find((it) => it.id === id);
    return row ? { ...row, startTime: toOffsetIso(row.zone, row.start) } : null;
  });
});

/** null: no patients; a null field: all. */
function scopeOf({ actor }: Context): { professionalId: number | null } | null {
  if (adminMay(actor, 'patients')) return { professionalId: null };
  if (actor.kind === 'guest' || actor.role !== 'professional' || actor.professionalId === null) return null;
  return { professionalId: actor.professionalId };
}
