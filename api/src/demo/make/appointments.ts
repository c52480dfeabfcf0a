import { holdsTime, type AppointmentStatus } from '../../domain/appointment-status';
import { dayNumber } from '../../domain/calendar-date';
import { dateOf, minuteOfDate } from '../../domain/clinic-time';
import { CLINIC_DATA, OVERBOOKED, PROFESSIONALS, VISITOR } from '../clinic-data';
import type { Agenda } from './agenda';
import { datesFrom, daysFromToday, someTimeBetween, type DemoCalendar } from './demo-calendar';
import { ACCOUNT_HOLDERS, makeGuests, seenBy, type Patient } from './people';
import { Random } from './random';

/** Instants in epoch minutes. */
export interface AppointmentRow {
  readonly id: string;
  readonly professional: string;
  readonly room: string;
  readonly account: string | null;
  readonly patientName: string;
  readonly patientEmail: string;
  readonly patientPhone: string | null;
  readonly patientBirthDate: string | null;
  readonly contactName: string | null;
  readonly notes: string | null;
  readonly status: AppointmentStatus;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly createdAt: number;
}

interface Booking extends Pick<AppointmentRow, 'professional' | 'status' | 'notes'> {
  readonly date: string;
  readonly start: number;
  readonly patient: Patient;
}

const DAYS_TO_LOOK = 7;
const FOR_WOMEN = 'Ginecología y Obstetricia';
/** Share of days with one, and its minutes after the appointment beside. */
const OVERBOOKED_SHARE = 0.6;
const OVERBOOKED_AFTER = 10;
/** Patients cancel at the latest this many minutes before the start. */
const NOTICE_MINUTES = 30;

/** Live ones are also in the agenda. */
export class AppointmentBook {
  readonly rows: AppointmentRow[] = [];

  constructor(
    readonly calendar: DemoCalendar,
    readonly agenda: Agenda,
    readonly random: Random,
  ) {}

  /** Does nothing when no room is free. */
  book({ professional, date, start, patient, status, notes }: Booking): void {
    const room = this.agenda.roomFor(professional, date, start);
    if (room === undefined) return;
    const slot = this.agenda.slotAt(professional, start);
    if (holdsTime(status)) this.agenda.take(date, { kind: 'appointment', professional, room, ...slot });
    const day = dayNumber(date);
    this.rows.push({
      id: this.random.uuid(),
      professional,
      room,
      account: patient.hasAccount ? patient.email : null,
      ...seenBy(professional, patient, this.calendar.today),
      patientEmail: patient.email,
      patientPhone: patient.phone,
      notes,
      status,
      startsAt: slot.start,
      endsAt: slot.end,
      createdAt: someTimeBetween(this.calendar, this.random, day - 24, day - 2),
    });
  }
}

/** At most one a date. Call it first, while every slot is free. */
export function makeVisits(book: AppointmentBook): void {
  const patient = ACCOUNT_HOLDERS.find(({ email }) => email === VISITOR)!;
  const visited = new Set<string>();
  for (const { professional, daysFromToday: from, status, notes } of CLINIC_DATA.visits) {
    const date = datesFrom(book.calendar, from, DAYS_TO_LOOK).find(
      (it) => !visited.has(it) && book.agenda.slots(professional, it).length > 0,
    );
    if (date === undefined) continue;
    visited.add(date);
    const start = book.random.pick(book.agenda.slots(professional, date));
    book.book({ professional, date, start, patient, status, notes });
  }
}

/** A month each way, at most one per patient and date. */
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
          const index = waiting.findIndex(({ isWoman }) => isWoman || specialty !== FOR_WOMEN);
          const [patient] = index < 0 ? [] : waiting.splice(index, 1);
          const notes = random.chance(0.3) ? random.pick(CLINIC_DATA.appointmentNotes) : null;
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

function shuffled<Item>(list: readonly Item[], random: Random): Item[] {
  const keyed = list.map((item) => ({ item, key: random.next() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

/**
 * Beside an appointment, in its room and to its end. Own random sequence, so that the rest of the day stays the same.
 */
export function makeOverbookings({ calendar, rows }: AppointmentBook) {
  const { zone, today } = calendar;
  const random = new Random(dayNumber(today) + 1);
  return calendar.activeDates.flatMap((date) => {
    const ofDate = rows.filter(({ startsAt }) => dateOf(zone, startsAt) === date);
    const beside = ofDate.find(({ professional, status }) => professional === OVERBOOKED && holdsTime(status));
    if (date <= today || !beside || !random.chance(OVERBOOKED_SHARE)) return [];
    const busy = new Set([VISITOR, ...ofDate.map(({ patientEmail }) => patientEmail)]);
    const known = rows.filter((row) => row.professional === OVERBOOKED && !busy.has(row.patientEmail));
    if (known.length === 0) return [];
    const { account, patientName, patientEmail, patientPhone, patientBirthDate, contactName } = random.pick(known);
    const { professional, room, status, startsAt, endsAt, createdAt } = beside;
    const patient = { account, patientName, patientEmail, patientPhone, patientBirthDate, contactName };
    const times = { professional, room, status, startsAt: startsAt + OVERBOOKED_AFTER, endsAt, createdAt };
    const overbookingReason = random.pick(CLINIC_DATA.overbookingReasons);
    return [{ id: random.uuid(), ...patient, ...times, notes: null, overbookingReason }];
  });
}

/** Usually shortly before the start; null: not cancelled. */
export function cancellationsFor({ zone, today }: DemoCalendar): (row: AppointmentRow) => number | null {
  const random = new Random(dayNumber(today) + 2);
  const present = minuteOfDate(zone, today, 0);
  return ({ status, createdAt, startsAt }) => {
    if (status !== 'cancelled') return null;
    const latest = Math.min(startsAt - NOTICE_MINUTES, present);
    return latest - Math.floor((latest - createdAt) * random.next() ** 2);
  };
}
