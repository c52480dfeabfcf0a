/** '08:00-12:00' in GraphQL's keys, or REST's. */
const interval = (text: string) => ({ startTime: text.slice(0, 5), endTime: text.slice(6) });
const restInterval = (text: string) => ({ start_time: text.slice(0, 5), end_time: text.slice(6) });

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Days = Partial<Record<(typeof DAYS)[number], readonly string[]>>;

/** Closed without hours. */
export const day = (...hours: readonly string[]) => ({ isAvailable: hours.length > 0, intervals: hours.map(interval) });
export const restDay = (...hours: readonly string[]) => ({
  is_available: hours.length > 0,
  intervals: hours.map(restInterval),
});

/** Unnamed days are closed. */
export const week = (days: Days) => Object.fromEntries(DAYS.map((name) => [name, day(...(days[name] ?? []))]));
export const restWeek = (days: Days) => Object.fromEntries(DAYS.map((name) => [name, restDay(...(days[name] ?? []))]));

export const daily = (...hours: readonly string[]): Days => Object.fromEntries(DAYS.map((name) => [name, hours]));
