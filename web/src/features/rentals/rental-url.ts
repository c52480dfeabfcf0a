import { dayIn, monthIn, searchOf } from '../../kit/url/query';
import { monthOf } from '../../kit/time/wall-time';
import { MODES_IN_QUERY, RENTAL_QUERY, RENTAL_MODES, type RentalMode } from './rentals.paths';

export interface RentalUrlState {
  mode: RentalMode;
  /** yyyy-MM; null: current. */
  month: string | null;
  /** Open day, yyyy-MM-dd; only in manual mode. */
  day: string | null;
}

/** Ignores invalid values. An open day sets the month. */
export function readRentalUrl(query: URLSearchParams): RentalUrlState {
  const mode = RENTAL_MODES.find((it) => MODES_IN_QUERY[it] === query.get(RENTAL_QUERY.mode)) ?? 'manual';
  const day = mode === 'manual' ? dayIn(query, RENTAL_QUERY.day) : null;
  return { mode, day, month: day === null ? monthIn(query, RENTAL_QUERY.month) : monthOf(day) };
}

/** Leaves an open day or a mode's choices. */
export function leavesForm(from: Address, to: Address): boolean {
  const [before, after] = [placeAt(from), placeAt(to)];
  return from.pathname !== to.pathname || before.mode !== after.mode || before.day !== after.day;
}

interface Address {
  pathname: string;
  search: string;
}

function placeAt({ search }: Address): RentalUrlState {
  return readRentalUrl(new URLSearchParams(search));
}

/** With question mark; empty for defaults. */
export function writeRentalUrl({ mode, month, day }: RentalUrlState): string {
  return searchOf([
    [RENTAL_QUERY.mode, MODES_IN_QUERY[mode]],
    [RENTAL_QUERY.month, month],
    [RENTAL_QUERY.day, day],
  ]);
}
