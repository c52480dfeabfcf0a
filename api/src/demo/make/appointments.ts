import type { AppointmentStatus } from '../../domain/appointment-status';
import { PROFESSIONALS } from '../tables/professionals';
import { APPOINTMENT_NOTES, FOR_WOMEN, VISITOR } from '../tables/visits';
import type { AppointmentBook } from './appointment-book';
import { daysFromToday } from './demo-calendar';
import { ACCOUNT_HOLDERS, makeGuests } from './people';
import type { Random } from './random';

/** Fills a month before and after today. Nobody gets two appointments on a date. */
export function makeAppointments(book: AppointmentBook): void {
  const { calendar, agenda, random } = book;
  const patients = [...ACCOUNT_HOLDERS.filter(({ email }) => email !== VISITOR), ...makeGuests(random)];
  for (const date of calendar.activeDates) {
    const days = daysFromToday(calendar, date);
    const waiting = shuffled(patients, random);
    for (const { email: professional, specialty } of PROFESSIONALS) {
      const chosen = agenda.slots(professional, date).filter(() => random.chance(demand(days)));
      for (const start of chosen) {
        for (const status of drawStatuses(days, random)) {
          const patient = takeFirst(waiting, ({ isWoman }) => isWoman || specialty !== FOR_WOMEN);
          const notes = random.chance(0.3) ? random.pick(APPOINTMENT_NOTES) : null;
          if (patient !== undefined) book.book({ professional, date, start, patient, status, notes });
        }
      }
    }
  }
}

/** Share of booked slots, falling with distance. */
function demand(days: number): number {
  return days <= 2 ? 0.6 : Math.max(0.12, 0.55 - days * 0.015);
}

/** Half of the cancelled slots were booked again. */
function drawStatuses(days: number, random: Random): AppointmentStatus[] {
  const status = drawStatus(days, random);
  if (status !== 'cancelled' || random.chance(0.5)) return [status];
  return [status, days < 0 ? 'completed' : 'confirmed'];
}

function drawStatus(days: number, random: Random): AppointmentStatus {
  const draw = random.next();
  if (days < 0) return draw < 0.82 ? 'completed' : draw < 0.92 ? 'cancelled' : 'no_show';
  if (draw < 0.09) return 'cancelled';
  const confirmed = days === 0 ? 0.9 : days <= 7 ? 0.7 : 0.45;
  return draw < confirmed ? 'confirmed' : 'pending';
}

function takeFirst<Item>(list: Item[], suits: (item: Item) => boolean): Item | undefined {
  const index = list.findIndex(suits);
  return index === -1 ? undefined : list.splice(index, 1)[0];
}

function shuffled<Item>(list: readonly Item[], random: Random): Item[] {
  const keyed = list.map((item) => ({ item, key: random.next() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
