import { type AppointmentStatus, holdsTime } from '../../domain/appointment-status';
import { dayNumber } from '../../domain/calendar-date';
import type { ProfessionalEmail } from '../tables/professionals';
import type { RoomName } from '../tables/rooms';
import type { Agenda } from './agenda';
import { seenBy } from './children';
import { type DemoCalendar, someTimeBetween } from './demo-calendar';
import type { Patient } from './people';
import type { Random } from './random';

/** Instants in epoch minutes. */
export type AppointmentRow = {
  readonly id: string;
  readonly professional: ProfessionalEmail;
  readonly room: RoomName;
  /** The patient's address, if the appointment belongs to an account. */
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
};

export type Booking = {
  readonly professional: ProfessionalEmail;
  readonly date: string;
  /** Epoch minute of a slot of the agenda. */
  readonly start: number;
  readonly patient: Patient;
  readonly status: AppointmentStatus;
  readonly notes: string | null;
};

/** All appointments; live ones are also in the agenda. */
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
