/**
 * Which texts are dates: those of the calendar, in the years that the server takes (1900 to 9999). Whatever else
 * stands in an address or a box is no date at all.
 */
const DAY = /^\d{4}-\d\d-\d\d$/;
const FIRST_DAY = '1900-01-01';

/** Whether the text is yyyy-MM-dd and such a day. */
export function isRealDay(text: string): boolean {
  if (!DAY.test(text) || text < FIRST_DAY) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether the text is yyyy-MM and such a month. */
export function isRealMonth(text: string): boolean {
  return isRealDay(`${text}-01`);
}
