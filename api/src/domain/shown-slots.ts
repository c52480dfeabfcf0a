/*
 * First slots that a page shows per professional. The server fills pages with the queries that the web sends, so both
 * need the same numbers.
 */

/** In a list of professionals. */
export const SLOTS_OF_EACH = 4;
/** On a page of their own. */
export const SLOTS_OF_ONE = 6;
