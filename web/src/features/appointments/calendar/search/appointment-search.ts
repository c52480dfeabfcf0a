import type { ListShape } from '../../../../kit/list/list-url-state';
import type { ListUrl } from '../../../../kit/list/useListUrlState';
import { isId } from '../../../../kit/url/query';
import { shortDate, clockTime, dayOf } from '../../../../kit/time/wall-time';
import { CALENDAR_QUERY } from '../calendar.paths';
import type { FoundTurnosQueryVariables } from './search.generated';

/** `cuenta`: account id, for its turnos as a patient. */
export type SearchFilter = typeof CALENDAR_QUERY.account;
type SearchPlace = ListUrl<SearchFilter, never>;

/** As in the calendar's address. */
export const SEARCH_SHAPE: ListShape<SearchFilter, never> = {
  filters: { cuenta: isId },
};

/** Only administrators see accounts. */
export const OWN_SEARCH_SHAPE: ListShape<SearchFilter, never> = { filters: { cuenta: [] } };

const FOUND_PAGE = 20;

type SearchTerms = Pick<SearchPlace, 'search' | 'filters'>;

/** From `today` on soonest first, or before it latest first. */
export function foundVariables(
  { search, filters }: SearchTerms,
  today: string,
  when: 'coming' | 'past',
): FoundTurnosQueryVariables {
  const midnight = `${today}T00:00`;
  const patientUserId = filters.cuenta === '' ? null : Number(filters.cuenta);
  const of = { search, patientUserId };
  return {
    filter: when === 'coming' ? { ...of, from: midnight } : { ...of, until: midnight },
    order: when === 'coming' ? 'earliest' : 'latest',
    first: FOUND_PAGE,
    after: null,
  };
}

/** "lun, 23 nov 2026" */
export function dayText(startTime: string): string {
  const day = dayOf(startTime);
  return `${shortDate(day)} ${day.slice(0, 4)}`;
}

/** "lun, 23 nov 2026, 09:30" */
export function whenText(startTime: string): string {
  return `${dayText(startTime)}, ${clockTime(startTime)}`;
}
