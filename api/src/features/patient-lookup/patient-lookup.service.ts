import { toOffsetIso } from '../../domain/clinic-time';
import { tidyLine } from '../../domain/tidy-text';
import { textFault } from '../../domain/typed-text';
import { adminMay, userIdOf } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import { invalid } from '../../platform/errors/app-error';
import { phoneTidier } from '../../platform/validation/phones';
import { nearWords, searchConditions, type NearWords } from '../../platform/search';
import { clinicSettings } from '../settings/settings.service';
import { listScope } from '../appointments/appointment.policy';
import {
  KNOWN,
  knownQuery,
  ownQuery,
  PATIENTS_OF_DOCUMENT,
  type KnownPatient,
  type PatientSearch,
} from './known-patients';
import { LAST, lastTurnosQuery, TURNOS, turnosQuery } from './patient-lookup.query';
import type { Patient } from './patient.object';

export const MOST_FOUND = 50;
export const LEAST_LETTERS = 2;

/** Each once, exact matches first. BAD_REQUEST on `first` or `search`. */
export async function findPatients(ctx: Context, search: string, first: number): Promise<Patient[]> {
  if (first < 1 || first > MOST_FOUND) throw invalid('first', `La cantidad debe estar entre 1 y ${MOST_FOUND}`);
  const fault = textFault(search, { max: 200 });
  if (fault !== null) throw invalid('search', fault);
  const scope = adminMay(ctx.actor, 'patients') ? { professionalId: null } : listScope(ctx.actor);
  const text = searchedText(search);
  if (!scope || text.length < LEAST_LETTERS) return [];
  const { professionalId } = scope;
  const find = (near?: NearWords) =>
    findKnown(ctx, professionalId, text, {
      words: (column) => searchConditions(column, text, near),
      except: userIdOf(ctx.actor) ?? 0,
      first,
    });
  const exact = await find();
  const near = exact.length < first ? await nearWords(ctx.db, text) : undefined;
  const people = eachOnce([...exact, ...(near ? await find(near) : [])]).slice(0, first);
  // Appointments before ADR 136 keep phones as typed.
  const tidied = await phoneTidier((await clinicSettings(ctx)).countryCode);
  return withTurnos(ctx, people, { professionalId, exactCount: exact.length, tidied });
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
    /^\d{3,}$/.test(text) ? patientsOfDocument(ctx, text) : [],
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

async function patientsOfDocument(ctx: Context, digits: string): Promise<readonly string[]> {
  return (await Promise.all(Array.from(PATIENTS_OF_DOCUMENT.parts, (find) => find(ctx, digits)))).flat();
}

function eachOnce(people: readonly KnownPatient[]): KnownPatient[] {
  return [...new Map(people.map((it) => [it.id, it])).values()];
}

async function withTurnos(
  ctx: Context,
  people: readonly KnownPatient[],
  {
    professionalId,
    exactCount,
    tidied,
  }: { professionalId: number | null; exactCount: number; tidied: (phone: string) => string },
): Promise<Patient[]> {
  if (people.length === 0) return [];
  const { manager } = ctx.db;
  const turnos = await ctx.db.select(
    TURNOS,
    turnosQuery(
      manager,
      people.map(({ id }) => id),
      { professionalId, now: ctx.now },
    ),
  );
  const ofPerson = new Map(turnos.map((it) => [it.id, it]));
  const lastIds = people.flatMap(({ id }) => ofPerson.get(id)?.lastId ?? []);
  const last = lastIds.length > 0 ? await ctx.db.select(LAST, lastTurnosQuery(manager, lastIds)) : [];
  return people.map((person, index) => {
    const { lastId, noShows = 0 } = ofPerson.get(person.id) ?? {};
    const row = last.find(({ id }) => id === lastId);
    return {
      id: person.id,
      name: person.name,
      // '' stands for none.
      email: person.email || null,
      phone: person.phone && tidied(person.phone),
      lastAppointment: row
        ? {
            id: row.id,
            startTime: toOffsetIso(row.zone, row.start),
            professionalName: row.professionalName,
            specialty: row.specialty,
            status: row.status,
            contactName: row.contactName,
            patientBirthDate: row.patientBirthDate,
          }
        : null,
      noShows,
      isNear: index >= exactCount,
    };
  });
}
