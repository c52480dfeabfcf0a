import { setImmediate as laterThisRound } from 'node:timers/promises';
import type { Slot } from '@medplum/fhirtypes';

import { dateOf } from '../../../domain/clinic-time';
import { ceilToMinute } from '../../../domain/epoch-minute';
import { AppError, invalid, notFound } from '../../../platform/errors/app-error';
import type { Catalogue } from '../catalogue';
import type { Exchange } from '../exchange/exchange';
import { SLOT_PARAMS, toSlots } from '../resources/slot';
import { matcherOf, readSearch, type Search } from '../search/read-search';
import { searchBundle } from '../search/search-bundle';
import { referencesOf, valuesOf, type Asked } from '../search/search-param';
import { offeredRows } from '../slots/offered-rows';
import { wantedRows } from '../slots/wanted-rows';
import { bySlotOrder, firstFrom, parseSlotId, slotIds, type SlotRow } from '../slots/slot-row';
import type { FhirType } from './fhir-type';
import { includedIn } from './included-in';

export const SLOT_TYPE: FhirType = {
  name: 'Slot',
  about: 'Los horarios que el público puede reservar ahora, de los próximos 30 días.',
  isPublic: true,
  params: SLOT_PARAMS,
  references: { schedule: ({ schedule }: Slot) => [schedule.reference] },
  async read(exchange, id) {
    const catalogue = await exchange.catalogue();
    const row = await offeredRow(exchange, catalogue, id);
    return toSlots([row], catalogue)[0]!;
  },
  async search(exchange) {
    const search = readSearch(SLOT_PARAMS, exchange.query, exchange.handling, ['start']);
    const { catalogue, rows } = await rowsOf(exchange, search);
    const matches = matcherOf<SlotRow>(SLOT_PARAMS, search.asked, {
      zone: catalogue.clinic.timeZone,
      base: catalogue.base,
    });
    const found = await thoseThat(matches, rows);
    const after = search.after === null ? null : parseSlotId(search.after);
    if (search.after !== null && after === null) throw invalid('_after', 'Esa página no existe');
    const rest = after === null ? found : found.filter((row) => bySlotOrder(row, after) > 0);
    const chosen = rest.slice(0, search.count);
    const page = toSlots(chosen, catalogue);
    return searchBundle({
      base: catalogue.base,
      type: 'Slot',
      search,
      total: found.length,
      page,
      included: includedIn(catalogue, page, search.includes, SLOT_TYPE.references),
      next: rest.length > chosen.length && chosen.length > 0 ? slotIds(chosen.slice(-1))[0]! : null,
    });
  },
};

const AT_ONCE = 5_000;

/** Yields to other requests: a large clinic has 100,000 slots. */
async function thoseThat(matches: (row: SlotRow) => boolean, rows: readonly SlotRow[]): Promise<SlotRow[]> {
  const found: SlotRow[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    if (from > 0) await laterThisRound();
    for (const row of rows.slice(from, from + AT_ONCE)) if (matches(row)) found.push(row);
  }
  return found;
}

/** NOT_FOUND if not on offer, GONE if past. */
export async function offeredRow(exchange: Exchange, catalogue: Catalogue, id: string): Promise<SlotRow> {
  const slot = parseSlotId(id);
  if (slot && slot.start < ceilToMinute(exchange.visitor.now)) throw new AppError('GONE', 'Ese horario ya pasó');
  const date = slot && dateOf(catalogue.clinic.timeZone, slot.start);
  const offered = slot && date ? await offeredRows(exchange.visitor, catalogue, [slot.professionalId], [date]) : [];
  const row = offered.find(({ start }) => start === slot?.start);
  if (!row) throw notFound('Ese horario no se ofrece, o ya está ocupado');
  return row;
}

const SCHEDULE_PARAMS = ['schedule', 'schedule.actor'] as const;

/** The published slots, or those of requested ids or schedules. */
async function rowsOf(
  exchange: Exchange,
  { asked }: Search,
): Promise<{ catalogue: Catalogue; rows: readonly SlotRow[] }> {
  const ids = asked.find(({ name }) => name === '_id');
  if (ids) return rowsNamed(exchange, ids);
  const param = SCHEDULE_PARAMS.find((it) => asked.some(({ name }) => name === it));
  if (!param) return exchange.publication.current(exchange.visitor);
  const one = asked.find(({ name }) => name === param)!;
  const catalogue = await exchange.catalogue();
  const place = { zone: catalogue.clinic.timeZone, base: catalogue.base };
  const { targets, of } = SLOT_PARAMS[param];
  const named = new Set(valuesOf(one).flatMap((value) => referencesOf(targets, one, value, place)));
  const wanted = catalogue.professionals
    .map(({ id }) => id)
    .filter((professionalId) => of({ professionalId }).some((reference) => named.has(reference)));
  return { catalogue, rows: await wantedRows(exchange, catalogue, wanted, catalogue.dates) };
}

/** May include slots at the same times, or of the same professionals and days. */
async function rowsNamed(exchange: Exchange, ids: Asked): Promise<{ catalogue: Catalogue; rows: readonly SlotRow[] }> {
  const named = valuesOf(ids).flatMap((value) => parseSlotId(value.replace(/^\|/, '')) ?? []);
  const known = await exchange.publication.known(exchange.visitor);
  if (known) {
    const starts = new Set(named.map(({ start }) => start));
    const rows = [...starts].flatMap((start) =>
      known.rows.slice(firstFrom(known.rows, start), firstFrom(known.rows, start + 1)),
    );
    return { catalogue: known.catalogue, rows: rows.sort(bySlotOrder) };
  }
  const catalogue = await exchange.catalogue();
  const professionals = new Set(named.map(({ professionalId }) => professionalId));
  const days = new Set(named.map(({ start }) => dateOf(catalogue.clinic.timeZone, start)));
  const dates = catalogue.dates.filter((date) => days.has(date));
  if (dates.length === 0) return { catalogue, rows: [] };
  return { catalogue, rows: await wantedRows(exchange, catalogue, [...professionals], dates) };
}
