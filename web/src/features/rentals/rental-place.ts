import { dayIn, monthIn, searchOf } from '../../shared/place/query';
import { monthOf } from '../../shared/time/clinic-time';
import { BULK_IN_QUERY, RENTAL_QUERY, type RentalMode } from './rentals.paths';

/** Where somebody stands in the rental tab. */
export interface RentalPlace {
  mode: RentalMode;
  /** yyyy-MM; null: the present one. */
  month: string | null;
  /** The day whose dialog is open, yyyy-MM-dd; only one at a time is, so never in bulk. */
  day: string | null;
}

/** What the address says; whatever is misspelt is left out. An open day shows its month. */
export function readRentalPlace(query: URLSearchParams): RentalPlace {
  const mode = query.get(RENTAL_QUERY.mode) === BULK_IN_QUERY ? 'bulk' : 'manual';
  const day = mode === 'manual' ? dayIn(query, RENTAL_QUERY.day) : null;
  return { mode, day, month: day === null ? monthIn(query, RENTAL_QUERY.month) : monthOf(day) };
}

/** Whether an open day, or the choice of many, is left on the way from one address to the other. */
export function leavesForm(from: Address, to: Address): boolean {
  const [before, after] = [placeAt(from), placeAt(to)];
  return from.pathname !== to.pathname || before.mode !== after.mode || before.day !== after.day;
}

interface Address {
  pathname: string;
  search: string;
}

function placeAt({ search }: Address): RentalPlace {
  return readRentalPlace(new URLSearchParams(search));
}

/** The query that `readRentalPlace` reads back, with its question mark; empty for the first look. */
export function writeRentalPlace({ mode, month, day }: RentalPlace): string {
  return searchOf([
    [RENTAL_QUERY.mode, mode === 'bulk' ? BULK_IN_QUERY : null],
    [RENTAL_QUERY.month, month],
    [RENTAL_QUERY.day, day],
  ]);
}
