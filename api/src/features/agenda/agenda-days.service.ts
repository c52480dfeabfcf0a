import { addDays, dayNumber } from '../../domain/calendar-date';
import { clinicDay } from '../../domain/clinic-time';
import { toTimestamp } from '../../domain/epoch-minute';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { invalid } from '../../platform/errors/app-error';
import type { Appointment } from '../appointments/appointment.object';
import { APPOINTMENTS, toAppointment } from '../appointments/appointment-row';
import { clinicSettings } from '../settings/settings.service';
import type { AgendaDaySummary } from './agenda.objects';
import { agendaScope } from './agenda.policy';
import { appointmentsBetween, DAY_COUNTS, dayCountsBetween, type Bookings } from './bookings-between';

export const MOST_DAYS = 62;

const NONE = { pending: 0, confirmed: 0, completed: 0, cancelled: 0, noShow: 0 };

/** Includes empty days. BAD_REQUEST; FORBIDDEN. */
export async function summarizeDays(
  ctx: Context,
  { from, to }: { from: string; to: string },
  professionalId: number | null = null,
): Promise<AgendaDaySummary[]> {
  const scope = agendaScope(ctx.actor, professionalId);
  assertCan(scope !== undefined);
  const length = dayNumber(to) - dayNumber(from) + 1;
  if (length < 1) throw invalid('to', 'El último día no puede ser anterior al primero');
  if (length > MOST_DAYS) throw invalid('to', `Se pueden contar hasta ${MOST_DAYS} días`);
  const { timeZone } = await clinicSettings(ctx);
  const bookings: Bookings = {
    professionalId: scope,
    from: toTimestamp(clinicDay(timeZone, from).start),
    until: toTimestamp(clinicDay(timeZone, to).end),
  };
  const rows = await ctx.db.select(DAY_COUNTS, dayCountsBetween(ctx, bookings));
  const counted = new Map(rows.map((row) => [row.date, row]));
  const readAppointments = once(async () => {
    const appointments = await ctx.db.select(APPOINTMENTS, appointmentsBetween(ctx, bookings));
    return appointments.map(toAppointment);
  });
  return Array.from({ length }, (_, index) => {
    const date = addDays(from, index);
    return { ...NONE, ...counted.get(date), date, readAppointments };
  });
}

/** Earliest first. */
export async function appointmentsOfDay(day: AgendaDaySummary): Promise<Appointment[]> {
  return (await day.readAppointments()).filter(({ date }) => date === day.date);
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => (value ??= read());
}
