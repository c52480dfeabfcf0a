/** The server takes the years 1900 to 9999. */
const DAY = /^\d{4}-\d\d-\d\d$/;
const FIRST_DAY = '1900-01-01';

export function isRealDay(text: string): boolean {
  if (!DAY.test(text) || text < FIRST_DAY) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function isRealMonth(text: string): boolean {
  return isRealDay(`${text}-01`);
}
