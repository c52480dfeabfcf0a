import { toOffsetIso } from '../../domain/clinic-time';
import { tidyLine } from '../../domain/tidy-text';
import { textFault } from '../../domain/typed-text';
import { adminMay, userIdOf } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import { invalid } from '../../platform/errors/app-error';
import { phoneTidier } from '../../platform/validation/phones';
import { nearWords, searchConditions, type NearWords } from '../../platform/search';
import { clinicSettings } from '../settings/settings.service';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { listScope } from '../appointments/appointment.policy';
import { knownQuery, PATIENT_SOURCES, peopleQuery, type KnownPatient, type PatientSearch } from './known-patients';
import type { Patient } from './patient.object';
import { accountsQuery, KNOWN, LAST, lastTurnosQuery, TURNOS, turnosQuery } from './patients.query';

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
    findKnown(ctx, professionalId, {
      words: (column) => searchConditions(column, text, near),
      digits: /^\d{3,}$/.test(text) ? text : null,
      isDocument: false,
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

/** Appointments, requests, other accounts. An account's name and phone win. */
async function findKnown(
  ctx: Context,
  professionalId: number | null,
  search: PatientSearch,
): Promise<readonly KnownPatient[]> {
  const { manager } = ctx.db;
  if (!adminMay(ctx.actor, 'patients')) {
    const own = peopleQuery(manager, AppointmentEntity, 'starts_at', search, (query) =>
      query.andWhere('a.professional_id = :professionalId', { professionalId }),
    );
    return ctx.db.select(KNOWN, own);
  }
  const [accounts, ...others] = await Promise.all([
    ctx.db.select(KNOWN, accountsQuery(manager, search)),
    ctx.db.select(KNOWN, knownQuery(manager, search)),
    ...Array.from(PATIENT_SOURCES.parts, (find) => find(ctx, search)),
  ]);
  const people = new Map(eachOnce(others.flat()).map((it) => [personOf(it), it]));
  for (const account of accounts) {
    const known = people.get(personOf(account));
    people.set(personOf(account), { ...account, phone: account.phone ?? known?.phone ?? null });
  }
  return [...people.values()].slice(0, search.first);
}

const DOCUMENT = /^\d{6,11}$/;

/** For administrators' lists without DNIs. */
export async function peopleOfDocument(ctx: Context, text: string): Promise<readonly KnownPatient[]> {
  if (!adminMay(ctx.actor, 'patients', 'waiting_list') || !DOCUMENT.test(text)) return [];
  const search = {
    words: (column: string) => searchConditions(column, text),
    digits: text,
    isDocument: true,
    except: 0,
    first: MOST_FOUND,
  };
  return (await Promise.all(Array.from(PATIENT_SOURCES.parts, (find) => find(ctx, search)))).flat();
}

function eachOnce(people: readonly KnownPatient[]): KnownPatient[] {
  const seen = new Map<string, KnownPatient>();
  for (const it of people) if (!seen.has(personOf(it))) seen.set(personOf(it), it);
  return [...seen.values()];
}

const personOf = ({ address, called }: Pick<KnownPatient, 'address' | 'called'>): string => `${address} ${called}`;

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
  const turnos = await ctx.db.select(TURNOS, turnosQuery(manager, people, { professionalId, now: ctx.now }));
  const ofPerson = new Map(turnos.map((it) => [personOf(it), it]));
  const lastIds = people.flatMap((it) => ofPerson.get(personOf(it))?.lastId ?? []);
  const last = lastIds.length > 0 ? await ctx.db.select(LAST, lastTurnosQuery(manager, lastIds)) : [];
  return people.map((person, index) => {
    const { lastId, noShows = 0 } = ofPerson.get(personOf(person)) ?? {};
    const row = last.find(({ id }) => id === lastId);
    return {
      name: person.name,
      email: person.email,
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
