import { cursorPages } from '../../../kit/graphql/cursor-pages';

/** Keyed only by whether `from` and `until` are set: both are "now", so each visit would make another list. */
export const appointmentPages = cursorPages(({ from, until, ...of }) => ({
  ...of,
  from: from != null,
  until: until != null,
}));
