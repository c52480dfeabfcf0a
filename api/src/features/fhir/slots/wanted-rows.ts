import { addDays } from '../../../domain/calendar-date';
import { ceilToMinute } from '../../../domain/epoch-minute';
import { datesFrom } from '../../slots/look-for-slots';
import { PUBLISHED_DAYS, type Catalogue } from '../catalogue';
import type { Exchange } from '../exchange/exchange';
import { offeredRows } from './offered-rows';
import type { SlotRow } from './slot-row';

/** Above it, professionals share a cached query. */
const FEW = 20;

/** May include neighbouring dates. For many professionals, some seconds old. */
export async function wantedRows(
  exchange: Exchange,
  catalogue: Catalogue,
  professionalIds: readonly number[],
  dates: readonly string[],
): Promise<readonly SlotRow[]> {
  if (professionalIds.length <= FEW) return offeredRows(exchange.visitor, catalogue, professionalIds, dates);
  const rows = await everybodysRows(exchange, catalogue, dates);
  const wanted = new Set(professionalIds);
  if (wanted.size === catalogue.professionals.length) return rows;
  return rows.filter(({ professionalId }) => wanted.has(professionalId));
}

/** Cached in blocks of 30 days, shared by different spans. */
async function everybodysRows(
  { visitor, publication }: Exchange,
  catalogue: Catalogue,
  dates: readonly string[],
): Promise<readonly SlotRow[]> {
  const everybody = catalogue.professionals.map(({ id }) => id);
  const blocks: (readonly SlotRow[])[] = [];
  const [published, last] = [catalogue.dates[0]!, dates.at(-1)!];
  for (let first = published; first <= last; first = addDays(first, PUBLISHED_DAYS)) {
    const block = datesFrom(first, 0, PUBLISHED_DAYS - 1);
    if (block.at(-1)! < dates[0]!) continue;
    blocks.push(
      first === published
        ? (await publication.current(visitor)).rows
        : await visitor.recent.answer(`fhir slots ${ceilToMinute(visitor.now)} ${first}`, visitor, (watched) =>
            offeredRows(watched, catalogue, everybody, block),
          ),
    );
  }
  return blocks.length === 1 ? blocks[0]! : blocks.flat();
}
