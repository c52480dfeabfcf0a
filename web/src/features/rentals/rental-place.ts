import { isRealDay, monthOf } from '../../shared/time/clinic-time';
import { BULK_IN_QUERY, RENTAL_QUERY, type RentalMode } from './rentals.paths';

/** Where somebody stands in the rental tab. */
export interface RentalPlace {
  mode: RentalMode;
  /** yyyy-MM; null: the present one. */
  month: string | null;
  /** The day whose dialog is open, yyyy-MM-dd; only one at a time is, so never in bulk. */
  day: string | null;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** What the address says; whatever is misspelt is left out. An open day shows its month. */
export function readPlace(query: URLSearchParams): RentalPlace {
  const mode = query.get(RENTAL_QUERY.mode) === BULK_IN_QUERY ? 'bulk' : 'manual';
  const [month, day] = [query.get(RENTAL_QUERY.month) ?? '', query.get(RENTAL_QUERY.day) ?? ''];
  const open = mode === 'manual' && isRealDay(day) ? day : null;
  return { mode, day: open, month: open !== null ? monthOf(open) : MONTH.test(month) ? month : null };
}

/** The query that `readPlace` reads back, with its question mark; empty for the first look. */
export function writePlace({ mode, month, day }: RentalPlace): string {
  const entries = [
    [RENTAL_QUERY.mode, mode === 'bulk' ? BULK_IN_QUERY : null],
    [RENTAL_QUERY.month, month],
    [RENTAL_QUERY.day, day],
  ];
  const query = entries.flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`])).join('&');
  return query && `?${query}`;
}
