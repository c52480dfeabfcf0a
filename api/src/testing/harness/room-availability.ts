/** '08:00-12:00' as the interfaces spell it: GraphQL's keys, or REST's. */
const interval = (text: string) => ({ startTime: text.slice(0, 5), endTime: text.slice(6) });
const restInterval = (text: string) => ({ start_time: text.slice(0, 5), end_time: text.slice(6) });

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Days = Partial<Record<(typeof DAYS)[number], readonly string[]>>;

/** A day in GraphQL's keys; closed without hours. */
export const day = (...hours: readonly string[]) => ({ isAvailable: hours.length > 0, intervals: hours.map(interval) });
/** A day in REST's keys. */
export const restDay = (...hours: readonly string[]) => ({ is_available: hours.length > 0, intervals: hours.map(restInterval) });

/** A week, closed on the days that are not named. */
export const week = (days: Days) => Object.fromEntries(DAYS.map((name) => [name, day(...(days[name] ?? []))]));
export const restWeek = (days: Days) => Object.fromEntries(DAYS.map((name) => [name, restDay(...(days[name] ?? []))]));

/** The same hours every day. */
export const daily = (...hours: readonly string[]): Days => Object.fromEntries(DAYS.map((name) => [name, hours]));
