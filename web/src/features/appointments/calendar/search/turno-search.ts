import type { ListShape } from '../../../../shared/list/list-place';
import type { ListPlaceState } from '../../../../shared/list/useListPlace';
import { shortDate, clockTime, dayOf } from '../../../../shared/time/clinic-time';
import { CALENDAR_QUERY } from '../calendar.paths';
import type { FoundTurnosQueryVariables } from './search.generated';

/** `cuenta`: the id of an account, whose turnos as a patient are looked for. */
export type TurnoFilter = typeof CALENDAR_QUERY.account;
export type TurnoSearchPlace = ListPlaceState<TurnoFilter, never>;

/** What turnos can be searched by, in the words of the calendar's address. */
export const TURNO_SEARCH_SHAPE: ListShape<TurnoFilter, never> = { filters: { cuenta: (text) => /^[1-9]\d{0,8}$/.test(text) } };

/** For who is no administrator: the accounts are none of theirs. */
export const OWN_TURNO_SEARCH_SHAPE: ListShape<TurnoFilter, never> = { filters: { cuenta: [] } };

/** How many are asked for at once. */
export const FOUND_PAGE = 20;

type Asked = Pick<TurnoSearchPlace, 'search' | 'filters'>;

/** What the server is asked for: those from `today` on, the next one first, or those before, the last one first. */
export function foundVariables({ search, filters }: Asked, today: string, when: 'coming' | 'past'): FoundTurnosQueryVariables {
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
