import { dayNumber } from '../../domain/calendar-date';
import { CLINIC } from '../clinic-data';
import { Agenda, makeAbsences } from './agenda';
import {
  AppointmentBook,
  cancellationsFor,
  makeAppointments,
  makeOverbookings,
  makeVisits,
  type AppointmentRow,
} from './appointments';
import { demoCalendar } from './demo-calendar';
import { makeFamilies } from './families';
import { makeActivity, makeAudit } from './history';
import { makeUsers } from './people';
import { Random } from './random';
import { makeRentals } from './rentals';
import { makeRequests, makeWaitingList, type RequestRow } from './requests';
import { makeRoomMonths, makeRoomOverrides, openHours } from './room-hours';

export type DemoClinic = ReturnType<typeof makeDemoClinic>;

/** Depends on `today` (yyyy-MM-dd) alone: the same day makes the same clinic. */
export function makeDemoClinic(today: string, zone: string = CLINIC.timezone) {
  const calendar = demoCalendar(today, zone);
  const random = new Random(dayNumber(today));
  const absences = makeAbsences(calendar);
  const roomOverrides = makeRoomOverrides(calendar);
  const agenda = new Agenda(calendar, openHours(calendar, roomOverrides), absences);
  const rentals = makeRentals(calendar, agenda, random);
  const book = new AppointmentBook(calendar, agenda, random);
  makeVisits(book);
  makeAppointments(book);
  const users = makeUsers(calendar);
  const requests = makeRequests(book);
  const cancelledAt = cancellationsFor(calendar);
  return {
    users,
    absences,
    roomMonths: makeRoomMonths(calendar),
    roomOverrides,
    rentals,
    appointments: [
      ...book.rows.map((row) => ({ ...row, isSelfBooked: isSelfBooked(row, requests), overbookingReason: null })),
      ...makeOverbookings(book).map((row) => ({ ...row, isSelfBooked: false })),
    ].map((row) => ({ ...row, cancelledAt: cancelledAt(row) })),
    families: makeFamilies(calendar, book.rows),
    requests,
    waitingList: makeWaitingList(calendar, random),
    activity: makeActivity(calendar, absences),
    audit: makeAudit(calendar, { appointments: book.rows, users }),
  };
}

function isSelfBooked({ id, account }: AppointmentRow, requests: readonly RequestRow[]): boolean {
  return account !== null && requests.every(({ appointment }) => appointment !== id);
}
