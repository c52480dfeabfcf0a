import { dayIn, monthIn, searchOf } from '../../kit/place/query';
import { monthOf } from '../../kit/time/wall-time';
import { BULK_IN_QUERY, RENTAL_QUERY, type RentalMode } from './rentals.paths';

export interface RentalPlace {
  mode: RentalMode;
  /** yyyy-MM; null: the present one. */
  month: string | null;
  /** The day whose dialog is open, yyyy-MM-dd; always null in bulk mode. */
  day: string | null;
}

/** Reads the address and ignores invalid values. An open day decides the month. */
export function readRentalPlace(query: URLSearchParams): RentalPlace {
  const mode = query.get(RENTAL_QUERY.mode) === BULK_IN_QUERY ? 'bulk' : 'manual';
  const day = mode === 'manual' ? dayIn(query, RENTAL_QUERY.day) : null;
  return { mode, day, month: day === null ? monthIn(query, RENTAL_QUERY.month) : monthOf(day) };
}

/** Whether the navigation leaves an open day or the bulk selection. */
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

/** With its question mark; empty for the defaults. */
export function writeRentalPlace({ mode, month, day }: RentalPlace): string {
  return searchOf([
    [RENTAL_QUERY.mode, mode === 'bulk' ? BULK_IN_QUERY : null],
    [RENTAL_QUERY.month, month],
    [RENTAL_QUERY.day, day],
  ]);
}
