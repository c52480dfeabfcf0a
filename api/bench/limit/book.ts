import { createHash, randomUUID } from 'node:crypto';

import { addDays } from '../../src/domain/calendar-date';
import { dateOf, parseInstant, toOffsetIsoList } from '../../src/domain/clinic-time';
import { ceilToMinute, toTimestamp } from '../../src/domain/epoch-minute';
import { isOffered } from '../../src/domain/slots';
import type { AppointmentRow } from '../../src/features/appointments/appointment-row';
import { WITHOUT_BUFFERS, bookingQuery } from '../../src/features/appointments/book/book-appointment.sql';
import { APPOINTMENT_RECEIVED } from '../../src/features/appointments/mails/appointment-mails';
import { storedInput } from '../../src/features/appointments/stored-input';
import { lockOccupancy } from '../../src/features/rooms/lock-occupancy';
import { loadSchedules, toSchedule, type ScheduleData } from '../../src/features/slots/schedule.sql';
import { CLAIM } from '../../src/platform/idempotency';
import { enqueue } from '../../src/platform/jobs/enqueue';
import { MAIL } from '../../src/platform/mail/mail-queue';
import { plainRows, rowsOf, type PlainContext } from './plain-pg';

export interface BookingInput {
  key: string;
  input: {
    professionalId: number;
    roomId: number;
    startTime: string;
    patientName: string;
    patientEmail: string;
    patientPhone: string;
    notes: string;
  };
}

/** In the product's statements and transaction. The library composes the mail's job. */
export async function book({ db, pool, now }: Pick<PlainContext, 'db' | 'pool' | 'now'>, { key, input }: BookingInput) {
  const { professionalId, roomId, startTime, patientName, patientEmail, patientPhone, notes } = input;
  const id = randomUUID();
  const hash = createHash('sha256').update(JSON.stringify(input)).digest();
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await rowsOf(client, CLAIM, ['guest', key, hash, id, now, now]);
    const tx = plainRows(client);
    await lockOccupancy({ now }, tx, { roomIds: [roomId], professionalIds: [professionalId] });
    const written = startTime.slice(0, 10);
    const [data] = await loadSchedules(tx, {
      professionalIds: [professionalId],
      from: addDays(written, -1),
      to: addDays(written, 1),
      roomId,
      roomLimit: null,
      withUnsuitable: true,
      now,
    });
    const { start, durationMinutes } = bookable(data, startTime, now);
    const [text, values] = bookingQuery(db.manager, {
      id,
      professionalId,
      roomId,
      patientId: null,
      patientUserId: null,
      ...storedInput(db.manager, { patientName, patientEmail, patientPhone, notes }),
      startsAt: toTimestamp(start),
      durationMinutes,
      now,
      actorUserId: null,
      actorKeyId: null,
      isSelfBooked: true,
      overbookingReason: null,
      ...WITHOUT_BUFFERS,
      seriesId: null,
      consultationKindId: null,
      consultationKindName: null,
      price: null,
    }).getQueryAndParameters();
    const [row] = await rowsOf<AppointmentRow>(client, { name: 'book', text }, values);
    if (!row) throw new Error('Taken');
    await enqueue(tx, MAIL, { kind: APPOINTMENT_RECEIVED.name, appointmentId: id });
    await client.query('COMMIT');
    return { bookAppointment: toBooked(row) };
  } finally {
    client.release();
  }
}

function bookable(
  data: ScheduleData | undefined,
  startTime: string,
  now: Date,
): { start: number; durationMinutes: number } {
  const start = data ? parseInstant(startTime, data.zone) : null;
  if (!data || start === null) throw new Error('No such slot');
  const durationMinutes = data.defaultDurationMinutes ?? 30;
  const dates = [dateOf(data.zone, start)];
  const schedule = toSchedule(data, { dates, durationMinutes, earliestStart: ceilToMinute(now) + 60 });
  if (!isOffered(schedule, start)) throw new Error('Not on offer');
  return { start, durationMinutes };
}

function toBooked({ id, status, zone, start, durationMinutes }: AppointmentRow) {
  const [startTime, endTime] = toOffsetIsoList(zone, [start, start + durationMinutes]);
  return { id, status, startTime, endTime };
}
