const IN_ONE = 'The audit notes it in the same round trip, which a hot write has only one of.';
const FIRST_FILL = 'Fills an empty database, once.';
const ALWAYS_ENDS = 'Null would be a counter that never ends, which it starts anew.';
const FIRST_FOUND = 'Asked once at a start, and ends with the first it finds.';

/** Faults that are meant, and why. */
const EXCUSED: Readonly<Record<string, string>> = {
  'appointments.book: it writes audit_events, which belongs to audit': IN_ONE,
  'demo.activity: it reads all of users': FIRST_FILL,
  'demo.appointments: it reads all of users': FIRST_FILL,
  'demo.audit: it reads all of users': FIRST_FILL,
  'demo.has-users: it reads all of users': FIRST_FOUND,
  'demo.professionals: it reads all of users': FIRST_FILL,
  'demo.requests: it reads all of users': FIRST_FILL,
  'features/appointments/book/book-appointment.sql.ts: it writes audit_events, which belongs to audit': IN_ONE,
  'features/rentals/rent/rent-day.ts: it writes audit_events, which belongs to audit': IN_ONE,
  'platform.attempts-count: its column expire may be null': ALWAYS_ENDS,
  'rentals.rent-rooms: it writes audit_events, which belongs to audit': IN_ONE,
};

/** The faults but those above, and a line for each excuse that nothing needs any more. */
export function unexcused(faults: readonly string[]): string[] {
  const needless = Object.keys(EXCUSED).filter((line) => !faults.includes(line));
  return [
    ...faults.filter((line) => !(line in EXCUSED)),
    ...needless.map((line) => `excused.ts: nothing needs its excuse for "${line}"`),
  ];
}
