import { VISITOR, VISITS } from '../tables/visits';
import type { AppointmentBook } from './appointment-book';
import { datesFrom } from './demo-calendar';
import { ACCOUNT_HOLDERS } from './people';

const DAYS_TO_LOOK = 7;

/** The demo patient's appointments. Call it first, while every slot is free. Never two on a date. */
export function makeVisits(book: AppointmentBook): void {
  const patient = ACCOUNT_HOLDERS.find(({ email }) => email === VISITOR);
  if (patient === undefined) throw new RangeError(`${VISITOR} has no account`);
  const visited = new Set<string>();
  for (const { professional, daysFromToday, status, notes } of VISITS) {
    const date = datesFrom(book.calendar, daysFromToday, DAYS_TO_LOOK).find(
      (it) => !visited.has(it) && book.agenda.slots(professional, it).length > 0,
    );
    if (date === undefined) continue;
    visited.add(date);
    const start = book.random.pick(book.agenda.slots(professional, date));
    book.book({ professional, date, start, patient, status, notes });
  }
}
