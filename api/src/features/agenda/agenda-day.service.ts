import { clinicDay } from '../../domain/clinic-time';
import { toTimestamp } from '../../domain/epoch-minute';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { APPOINTMENTS, toAppointment } from '../appointments/appointment-row';
import { toUnavailableDate } from '../availability/unavailable-date.service';
import { holdsBetween } from '../holds/holds-between';
import { toTimes } from '../rentals/month/room-days.sql';
import { ROOM_BOOKINGS, toRoomBooking } from '../rentals/room-booking-row';
import { openHours } from '../room-hours/open-hours';
import { clinicAt, clinicSettings } from '../settings/settings.service';
import { AGENDA_PEOPLE, AGENDA_ROOMS, type AgendaProfessionalRow, type AgendaRoomRow } from './agenda-day.sql';
import type { AgendaDay, AgendaProfessional, AgendaRoom } from './agenda.objects';
import { agendaScope } from './agenda.policy';
import { appointmentsBetween, rentalsBetween } from './bookings-between';

/** FORBIDDEN. */
export async function getAgendaDay(
  ctx: Context,
  date: string,
  professionalId: number | null = null,
): Promise<AgendaDay> {
  const scope = agendaScope(ctx.actor, professionalId);
  assertCan(scope !== undefined);
  return readAgendaDay(ctx, date, scope);
}

/**
 * A day of the professional `scope` (null: all), in a constant number of statements. The caller has checked
 * permissions.
 */
export async function readAgendaDay(ctx: Context, date: string, scope: number | null): Promise<AgendaDay> {
  const settings = await clinicSettings(ctx);
  const { start, end } = clinicDay(settings.timeZone, date);
  const [from, until] = [toTimestamp(start), toTimestamp(end)];
  const bookings = { professionalId: scope, from, until };
  const [people, rooms, appointments, rentals, holds] = await Promise.all([
    ctx.db.rows(AGENDA_PEOPLE, [date, from, until, scope]),
    ctx.db.rows(AGENDA_ROOMS, [date, from, until]),
    ctx.db.select(APPOINTMENTS, appointmentsBetween(ctx, bookings)),
    ctx.db.select(ROOM_BOOKINGS, rentalsBetween(ctx, bookings)),
    holdsBetween(ctx, bookings),
  ]);
  return {
    date,
    now: clinicAt(ctx, settings).now,
    professionals: people.map((row) => toProfessional(row, date)),
    rooms: rooms.map((row) => toRoom(row, date)),
    appointments: appointments.map(toAppointment),
    rentals: rentals.map(toRoomBooking),
    holds,
  };
}

function toProfessional({ absences, hours, ...row }: AgendaProfessionalRow, date: string): AgendaProfessional {
  return {
    ...row,
    hours: toTimes(hours.map(([start, end]) => ({ start, end }))),
    absences: absences.map((absence) => toUnavailableDate({ ...absence, professionalId: row.id, date })),
  };
}

function toRoom({ id, name, isActive, ...data }: AgendaRoomRow, date: string): AgendaRoom {
  const hours = isActive ? (openHours(data, [date]).get(date) ?? []) : [];
  return { id, name, isActive, hours: toTimes([...hours].sort((one, other) => one.start - other.start)) };
}
