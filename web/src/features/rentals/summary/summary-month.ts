/** Key of the summary's query: the month on show, yyyy-MM. Without it, the present one. */
export const MONTH_KEY = 'mes';

/** The months that the server knows. */
const FIRST_MONTH = '1900-01';
const LAST_MONTH = '9999-12';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export function isReachable(month: string): boolean {
  return MONTH.test(month) && month >= FIRST_MONTH && month <= LAST_MONTH;
}

/** The month that an address asks for; null for none, and for what is no month. */
export function readMonth(query: URLSearchParams): string | null {
  const month = query.get(MONTH_KEY) ?? '';
  return isReachable(month) ? month : null;
}
