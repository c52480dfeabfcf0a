import { ceilToMinute } from '../../../domain/epoch-minute';
import type { Catalogue } from '../catalogue';
import type { Exchange } from '../exchange/exchange';
import { offeredRows } from './offered-rows';
import type { SlotRow } from './slot-row';

/** Of so many professionals their slots alone are found; of more, those of everybody, which others ask for as well. */
const FEW = 20;

/** As offeredRows. Of many, an answer of some seconds ago may do. */
export async function wantedRows(
  exchange: Exchange,
  catalogue: Catalogue,
  professionalIds: readonly number[],
  dates: readonly string[],
): Promise<readonly SlotRow[]> {
  const { visitor, publication } = exchange;
  if (professionalIds.length <= FEW) return offeredRows(visitor, catalogue, professionalIds, dates);
  const wanted = new Set(professionalIds);
  const everybody = catalogue.professionals.map(({ id }) => id);
  const arePublished = dates.every((date) => catalogue.dates.includes(date));
  const rows = arePublished
    ? (await publication.current(visitor)).rows
    : await visitor.recent.answer(
        JSON.stringify(['fhir slots', ceilToMinute(visitor.now), dates[0], dates.at(-1)]),
        visitor,
        (watched) => offeredRows(watched, catalogue, everybody, dates),
      );
  return wanted.size === everybody.length ? rows : rows.filter(({ professionalId }) => wanted.has(professionalId));
}
