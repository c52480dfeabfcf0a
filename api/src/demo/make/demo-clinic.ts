import { dayNumber } from '../../domain/calendar-date';
import { CLINIC } from '../tables/clinic';
import { type AbsenceRow, makeAbsences } from './absences';
import { type ActivityRow, makeActivity } from './activity';
import { Agenda } from './agenda';
import { AppointmentBook, type AppointmentRow } from './appointment-book';
import { makeAppointments } from './appointments';
import { type AuditRow, makeAudit } from './audit';
import { cancellationsFor } from './cancellations';
import { demoCalendar } from './demo-calendar';
import { makeOverbookings } from './overbookings';
import { makeUsers, type UserRow } from './people';
import { Random } from './random';
import { makeRentals, type RentalRow } from './rentals';
import { makeRequests, type RequestRow } from './requests';
import { makeRoomMonths, makeRoomOverrides, openHours, type RoomMonthRow, type RoomOverrideRow } from './room-hours';
import { makeVisits } from './visits';
import { makeWaitingList } from './waiting-list';

type TurnoRow = AppointmentRow & {
  readonly isSelfBooked: boolean;
  readonly overbookingReason: string | null;
  /** Epoch minute. */
  readonly cancelledAt: number | null;
};

/** What depends on the day; the tables have the rest. */
export type DemoClinic = {
  readonly users: readonly UserRow[];
  readonly absences: readonly AbsenceRow[];
  readonly roomMonths: readonly RoomMonthRow[];
  readonly roomOverrides: readonly RoomOverrideRow[];
  readonly rentals: readonly RentalRow[];
  readonly appointments: readonly TurnoRow[];
  readonly requests: readonly RequestRow[];
  readonly waitingList: ReturnType<typeof makeWaitingList>;
  readonly activity: readonly ActivityRow[];
  readonly audit: readonly AuditRow[];
};

/** Depends only on `today` (yyyy-MM-dd): the same day makes the same clinic. */
export function makeDemoClinic(today: string, zone: string = CLINIC.timezone): DemoClinic {
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
    requests,
    waitingList: makeWaitingList(calendar, random),
    activity: makeActivity(calendar, absences),
    audit: makeAudit(calendar, { appointments: book.rows, users }),
  };
}

/** Account holders book themselves. The front desk books for the others, and for requests. */
function isSelfBooked({ id, account }: AppointmentRow, requests: readonly RequestRow[]): boolean {
  return account !== null && requests.every(({ appointment }) => appointment !== id);
}
