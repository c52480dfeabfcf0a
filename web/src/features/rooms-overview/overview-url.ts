import { dayIn, monthIn, restOf, searchOf } from '../../kit/url/query';
import { monthOf } from '../../kit/time/wall-time';
import { OVERVIEW_QUERY } from './rooms-overview.paths';

export interface OverviewUrlState {
  /** yyyy-MM; null: present. */
  month: string | null;
  /** The open day, yyyy-MM-dd. */
  day: string | null;
  /** Query of other parts. */
  rest: string;
}

/** Ignores invalid values. An open day sets the month. */
export function readOverviewUrl(query: URLSearchParams): OverviewUrlState {
  const day = dayIn(query, OVERVIEW_QUERY.day);
  const rest = restOf(query, Object.values(OVERVIEW_QUERY));
  return { rest, day, month: day === null ? monthIn(query, OVERVIEW_QUERY.month) : monthOf(day) };
}

/** With question mark; an open day replaces the month. */
export function writeOverviewUrl({ month, day, rest }: OverviewUrlState): string {
  const shown = [
    [OVERVIEW_QUERY.month, day === null ? month : null],
    [OVERVIEW_QUERY.day, day],
  ] as const;
  return searchOf(shown, rest);
}
