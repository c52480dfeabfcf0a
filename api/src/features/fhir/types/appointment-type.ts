import type { Appointment, AppointmentParticipant } from '@medplum/fhirtypes';

import { AppError, invalid } from '../../../platform/errors/app-error';
import type { Context } from '../../../platform/context';
import type { Appointment as Turno } from '../../appointments/appointment.object';
import { countAppointments, listAppointments } from '../../appointments/list/appointment-list.service';
import type { Catalogue } from '../catalogue';
import type { Exchange } from '../exchange/exchange';
import { appointmentInScope, assertKnown } from '../exchange/policy';
import { exportAppointments } from '../exchange/export-appointments';
import { toProposed } from '../resources/proposed-appointment';
import { APPOINTMENT_PARAMS, filterOf } from '../search/appointment-search';
import { matcherOf, readSearch, type Search } from '../search/read-search';
import { searchBundle } from '../search/search-bundle';
import { valuesOf, type Asked } from '../search/search-param';
import { parseSlotId } from '../slots/slot-row';
import type { FhirType } from './fhir-type';
import { includedIn } from './included-in';
import { offeredRow } from './slot-type';

const MOST_IDS = 20;

export const APPOINTMENT_TYPE: FhirType = {
  name: 'Appointment',
  about: 'Los turnos de quien pregunta: todos para administradores, los propios para profesionales y pacientes.',
  isPublic: false,
  params: APPOINTMENT_PARAMS,
  references: {
    actor: actorsOf,
    practitioner: (appointment: Appointment) => actorsOf(appointment).filter((it) => it?.startsWith('Practitioner/')),
    location: (appointment: Appointment) => actorsOf(appointment).filter((it) => it?.startsWith('Location/')),
  },
  async read(exchange, id) {
    const catalogue = await exchange.catalogue();
    if (parseSlotId(id)) return toProposed([await offeredRow(exchange, catalogue, id)], catalogue)[0]!;
    const ctx = await exchange.caller();
    assertKnown(ctx, 'appointments:read');
    const [told] = await exportAppointments(ctx, [await appointmentInScope(ctx, id)], catalogue);
    return told!;
  },
  async search(exchange) {
    const ctx = await exchange.caller();
    assertKnown(ctx, 'appointments:read');
    const search = readSearch(APPOINTMENT_PARAMS, exchange.query, exchange.handling, ['date', '-date']);
    const catalogue = await exchange.catalogue();
    const { turnos, total, next } = await found(ctx, exchange, search, catalogue);
    const page = await exportAppointments(ctx, turnos, catalogue);
    const included = includedIn(catalogue, page, search.includes, APPOINTMENT_TYPE.references);
    return searchBundle({ base: catalogue.base, type: 'Appointment', search, total, page, included, next });
  },
};

function actorsOf({ participant }: Appointment): (string | undefined)[] {
  return participant.map(({ actor }: AppointmentParticipant) => actor?.reference);
}

interface Found {
  turnos: readonly Turno[];
  /** null: not counted. */
  total: number | null;
  next: string | null;
}

async function found(ctx: Context, exchange: Exchange, search: Search, catalogue: Catalogue): Promise<Found> {
  const { asked, count, after } = search;
  const place = { zone: catalogue.clinic.timeZone, base: catalogue.base };
  const ids = asked.filter(({ name }) => name === '_id');
  if (ids.length > 0) {
    const named = await namedTurnos(ctx, ids);
    const turnos = named.filter(matcherOf<Turno>(APPOINTMENT_PARAMS, asked, place));
    return { turnos: turnos.slice(0, count), total: turnos.length, next: null };
  }
  const filter = filterOf(asked, place);
  if (!filter) return { turnos: [], total: 0, next: null };
  if (count === 0) return { turnos: [], total: (await countAppointments(ctx, filter)).total, next: null };
  const order = exchange.query.get('_sort') === '-date' ? 'latest' : 'earliest';
  const { items, next } = await listAppointments(ctx, filter, count, after, order);
  return { turnos: items, total: after === null && next === null ? items.length : null, next };
}

async function namedTurnos(ctx: Context, asked: readonly Asked[]): Promise<Turno[]> {
  const ids = new Set(asked.flatMap(valuesOf));
  if (ids.size > MOST_IDS) throw invalid('_id', `_id admite hasta ${MOST_IDS} turnos`);
  const turnos = await Promise.all([...ids].map((id) => appointmentInScope(ctx, id).catch(unlessThere)));
  return turnos.filter((turno) => turno !== null);
}

function unlessThere(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
  throw error;
}
