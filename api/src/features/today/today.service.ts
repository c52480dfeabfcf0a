import { isScheduled } from '../../domain/appointment-status';
import { clinicDay, clinicDayAt, toOffsetIso } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import type { Interval } from '../../domain/intervals';
import { roomAt } from '../../domain/room-uses';
import { formatTime } from '../../domain/time-of-day';
import { adminMay } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import { AppointmentOrder } from '../appointments/appointment.inputs';
import type { Appointment } from '../appointments/appointment.object';
import { listScope } from '../appointments/appointment.policy';
import { PAGE_LIMIT } from '../appointments/list/appointment-list.query';
import { countUpTo, listAppointments } from '../appointments/list/appointment-list.service';
import { isAllDay } from '../availability/unavailable-date-form';
import { canHandleRequests } from '../requests/request.policy';
import { openRequests } from '../requests/request.service';
import { listAllRooms } from '../rooms/room.service';
import { clinicSettings } from '../settings/settings.service';
import { visitOf } from '../visits/visit.service';
import type { NextDay, PendingDay, RoomNow, RoomUse, Today, TodayAbsence } from './today.objects';
import { ABSENCES, absencesQuery, ROOM_USES, roomUsesQuery, type AbsenceRow, type RoomUseRow } from './today.query';

/** Those to confirm and to close; `appointments` has the others. */
const PAGE = 20;
const REQUESTS_SHOWN = 5;
/** A clinic that closes none would count all at every poll. */
const MOST_COUNTED = 1000;

export async function getToday(ctx: Context): Promise<Today> {
  const { timeZone } = await clinicSettings(ctx);
  const now = floorToMinute(ctx.now);
  const day = clinicDayAt(timeZone, now);
  const [from, until] = [toOffsetIso(timeZone, day.start), toOffsetIso(timeZone, day.end)];
  // The desk's own need no confirmation.
  const pending = { status: 'pending', isSelfBooked: true, from: toOffsetIso(timeZone, now) };
  const [{ items }, unconfirmed, unconfirmedCount, nextPending, unclosed, unclosedCount, requests, absences, roomDay] =
    await Promise.all([
      listAppointments(ctx, { from, until }, null, null, AppointmentOrder.earliest),
      listAppointments(ctx, pending, PAGE, null, AppointmentOrder.earliest),
      countUpTo(ctx, pending, MOST_COUNTED),
      nextPendingFrom(ctx, timeZone, until),
      listAppointments(ctx, { unclosed: true }, PAGE),
      countUpTo(ctx, { unclosed: true }, MOST_COUNTED),
      canHandleRequests(ctx.actor) ? openRequests(ctx, REQUESTS_SHOWN) : null,
      absencesOn(ctx, day.date),
      adminMay(ctx.actor, 'appointments') ? readRooms(ctx, { start: now, end: day.end }) : null,
    ]);
  return {
    now: toOffsetIso(timeZone, now),
    date: day.date,
    appointments: items,
    nextDay: (await isPatientExpected(ctx, items)) ? null : await nextDayFrom(ctx, until),
    unconfirmed,
    unconfirmedCount,
    nextPending,
    unclosed,
    unclosedCount,
    requests,
    absences,
    rooms: roomDay && roomsAt(timeZone, now, roomDay, await attendedIds(ctx, items)),
  };
}

/** Whether an appointment of today has not ended and its patient has not arrived. */
async function isPatientExpected(ctx: Context, items: readonly Appointment[]): Promise<boolean> {
  // All of them, as `version` reads: one statement serves both.
  const visits = await Promise.all(items.map((item) => visitOf(ctx, item)));
  return items.some(
    ({ status, endTime }, index) =>
      isScheduled(status) && visits[index] === null && Date.parse(endTime) > ctx.now.getTime(),
  );
}

async function nextDayFrom(ctx: Context, from: string): Promise<NextDay | null> {
  const { items } = await listAppointments(
    ctx,
    { status: 'scheduled', from },
    PAGE_LIMIT,
    null,
    AppointmentOrder.earliest,
  );
  const [first] = items;
  if (!first) return null;
  return { date: first.date, appointments: items.filter(({ date }) => date === first.date) };
}

async function nextPendingFrom(ctx: Context, timeZone: string, from: string): Promise<PendingDay | null> {
  const pending = { status: 'pending', from };
  const { items } = await listAppointments(ctx, pending, 1, null, AppointmentOrder.earliest);
  const [first] = items;
  if (!first) return null;
  const until = toOffsetIso(timeZone, clinicDay(timeZone, first.date).end);
  return { date: first.date, count: await countUpTo(ctx, { ...pending, until }, MOST_COUNTED) };
}

async function absencesOn({ db, actor }: Context, date: string): Promise<TodayAbsence[]> {
  const scope = listScope(actor);
  if (!scope) return [];
  const rows = await db.select(ABSENCES, absencesQuery(db.manager, date, scope.professionalId));
  return rows.map(toAbsence);
}

function toAbsence({ startMinute, endMinute, ...row }: AbsenceRow): TodayAbsence {
  const allDay = isAllDay({ startMinute, endMinute });
  return {
    ...row,
    isAllDay: allDay,
    startTime: allDay ? null : formatTime(startMinute),
    endTime: allDay ? null : formatTime(endMinute),
  };
}

/** Appointments with a patient who was called in or left. */
async function attendedIds(ctx: Context, items: readonly Appointment[]): Promise<ReadonlySet<string>> {
  const visits = await Promise.all(items.map((item) => visitOf(ctx, item)));
  const isAttended = ({ status }: Appointment, index: number) =>
    !isScheduled(status) || (visits[index] ?? { step: 'arrived' }).step !== 'arrived';
  return new Set(items.filter(isAttended).map(({ id }) => id));
}

async function readRooms(ctx: Context, rest: Interval) {
  const [rooms, uses] = await Promise.all([
    listAllRooms(ctx),
    ctx.db.select(ROOM_USES, roomUsesQuery(ctx.db.manager, rest)),
  ]);
  return { rooms, uses };
}

/** Each room's use at `now`, and the next one. */
function roomsAt(
  zone: string,
  now: number,
  { rooms, uses }: Awaited<ReturnType<typeof readRooms>>,
  attended: ReadonlySet<string>,
): RoomNow[] {
  return rooms.flatMap(({ id, name, isActive }) => {
    const its = uses.filter(({ roomId }) => roomId === id);
    if (!isActive && its.length === 0) return [];
    const { current, next } = roomAt(its, now, attended);
    return { roomId: id, roomName: name, current: current && toUse(zone, current), next: next && toUse(zone, next) };
  });
}

function toUse(zone: string, { start, end, roomId: _roomId, ...row }: RoomUseRow): RoomUse {
  return { ...row, startTime: toOffsetIso(zone, start), endTime: toOffsetIso(zone, end) };
}
