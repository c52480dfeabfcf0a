import { datesOfMonth } from '../../src/domain/calendar-date';
import { toOffsetIso, toOffsetIsoList } from '../../src/domain/clinic-time';
import { ceilToMinute, floorToMinute } from '../../src/domain/epoch-minute';
import { offeredSlots } from '../../src/domain/slots';
import { IDENTIFY } from '../../src/features/accounts/sessions/session.service';
import type { AppointmentRow } from '../../src/features/appointments/appointment-row';
import { listQuery } from '../../src/features/appointments/list/appointment-list.query';
import { writeWeek } from '../../src/features/room-hours/week-schedule-form';
import { LANDING } from '../../src/features/landing/landing.service';
import { professionalCountOf } from '../../src/features/professionals/professional-count';
import { loadSchedules, toSchedule } from '../../src/features/slots/schedule.sql';
import { FEW_ROOMS } from '../../src/features/slots/search-few-rooms-first';
import { pictureUrlOf } from '../../src/features/users/pictures/picture-url';
import { hashToken } from '../../src/platform/access/session-token';
import { plainRows, rowsOf, type PlainContext } from './plain-pg';

export async function monthSlots(
  { pool, now }: PlainContext,
  { professionalId, year, month }: { professionalId: number; year: number; month: number },
) {
  const dates = datesOfMonth(year, month);
  const [data] = await loadSchedules(plainRows(pool), {
    professionalIds: [professionalId],
    from: dates[0]!,
    to: dates.at(-1)!,
    roomId: null,
    roomLimit: FEW_ROOMS,
    withUnsuitable: false,
    now,
  });
  if (!data) throw new Error('No such professional');
  const durationMinutes = data.defaultDurationMinutes ?? 30;
  const schedule = toSchedule(data, { dates, durationMinutes, earliestStart: ceilToMinute(now) + 60 });
  const days = offeredSlots(schedule)
    .filter(({ starts }) => starts.length > 0)
    .map(({ date, starts }) => ({ day: Number(date.slice(8)), slots: toOffsetIsoList(data.zone, starts) }));
  return { monthSlots: { professionalId, year, month, durationMinutes, days } };
}

export async function landing({ pool, now }: PlainContext) {
  const [row] = await rowsOf(pool, LANDING, [now]);
  if (!row) throw new Error('No settings');
  const { locale: _locale, city: _city, province: _province, postalCode: _postalCode, ...clinic } = row.settings;
  const specialties = new Map(row.specialties.map(({ id, name, icon }) => [id, { id, name, icon }]));
  return {
    landing: {
      clinic: {
        ...clinic,
        acceptsInsurers: row.acceptsInsurers,
        now: toOffsetIso(clinic.timeZone, floorToMinute(now)),
      },
      specialties: row.specialties.map(({ id, slug, name, description, icon, formConfig }) => ({
        id,
        slug: slug ?? String(id),
        name,
        description,
        icon,
        professionalCount: professionalCountOf(id, row.professionals),
        formConfig: formConfig.map((field) => ({ id: field.id })),
      })),
      professionals: row.professionals.map(({ id, slug, name, pictureId, fee, specialtyId }) => ({
        id,
        slug: slug ?? String(id),
        name,
        pictureUrl: pictureUrlOf(pictureId),
        fee: fee === null ? null : Number(fee),
        specialty: specialtyId === null ? null : (specialties.get(specialtyId) ?? null),
      })),
      openingHours: row.hours.length > 0 ? writeWeek(row.hours) : null,
      closedFor: row.closedFor,
    },
  };
}

/** Looks the session up, as the product does. */
export async function listAppointments(
  { db, pool, now, authorization = '' }: PlainContext,
  { first }: { first: number },
) {
  const [session] = await rowsOf(pool, IDENTIFY, [hashToken(authorization.slice('Bearer '.length)), now]);
  if (session?.role !== 'admin') throw new Error('Not for them');
  const [text, values] = listQuery(db.manager, EVERYTHING, first).getQueryAndParameters();
  const rows = await rowsOf<AppointmentRow>(pool, { name: 'list', text }, values);
  const last = rows[first - 1];
  return {
    appointments: {
      items: rows.slice(0, first).map(toListed),
      next: rows.length > first && last ? `${last.start}_${last.id}` : null,
    },
  };
}

const EVERYTHING = {
  professionalId: null,
  patientUserId: null,
  patientId: null,
  family: null,
  statuses: null,
  month: null,
  from: null,
  until: null,
  unclosedAt: null,
  isSelfBooked: null,
  isOverbooking: null,
  words: [],
  after: null,
};

/** As in the scenario's query. */
function toListed({ zone, start, durationMinutes, ...row }: AppointmentRow) {
  const [startTime, endTime] = toOffsetIsoList(zone, [start, start + durationMinutes]);
  const { id, professionalId, professionalName, specialty, roomId, roomName, status } = row;
  const { patientName, patientEmail, patientPhone, notes } = row;
  const place = { id, professionalId, professionalName, specialty, roomId, roomName, durationMinutes };
  return { ...place, patientName, patientEmail, patientPhone, notes, status, startTime, endTime };
}
