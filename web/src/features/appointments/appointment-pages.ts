import { cursorPages } from '../../shared/graphql/cursor-pages';

/**
 * How the cache keeps `Query.appointments`. The instant at which a list ends or begins is the present one, and another with
 * every visit: it does not make another list of it.
 */
export const appointmentPages = cursorPages(({ from, until, ...of }) => ({ ...of, from: from != null, until: until != null }));
