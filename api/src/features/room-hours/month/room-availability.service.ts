import { datesOfMonth } from '../../../domain/calendar-date';
import { clinicDay } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import { leftOutside } from '../../../domain/left-outside';
import { plural } from '../../../domain/plural';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { assertConfirmed } from '../../../platform/unconfirmed';
import { assertMonth } from '../../../platform/validation/month';
import { assertVersion } from '../../../platform/versions';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit } from '../../audit/record-audit';
import { bookingsText, type HeldBooking } from '../../rooms/held-booking';
import type { Room } from '../../rooms/room.entity';
import { lockRoom, roomLoader } from '../../rooms/room.service';
import { clinicSettingsIn } from '../../settings/settings.service';
import { bookingsWithin, listed } from '../held-bookings';
import { ROOM_AVAILABILITY } from '../room-month.entity';
import { writeDay, writeWeek } from '../week-schedule-form';
import type { SetRoomAvailabilityInput } from './room-availability.inputs';
import type { RoomAvailability } from './room-availability.object';
import {
  openAround,
  openOn,
  readMonth,
  same,
  writeMonth,
  type MonthHours,
  type RoomMonthKey,
  type StoredMonth,
} from './stored-month';
import { changedMonth, UNCONFIGURED } from './changed-month';

/** NOT_FOUND; BAD_REQUEST for an invalid month. */
export async function getRoomAvailability(ctx: Context, key: RoomMonthKey): Promise<RoomAvailability> {
  assertCan(adminMay(ctx.actor, 'rooms'));
  assertMonth(key.year, key.month);
  const room = await roomLoader(ctx).load(key.roomId);
  return toRoomAvailability(room, key, await readMonth(ctx.db.manager, key));
}

interface Seen {
  expectedVersion: number | null | undefined;
  /** Ids of HeldBooking. */
  confirmedBookings: readonly string[] | null | undefined;
}

/**
 * Locks the room, so that bookings wait. CONFLICT with the current month on a version mismatch, and with unconfirmed
 * bookings outside the new hours.
 */
export async function setRoomAvailability(
  ctx: Context,
  key: RoomMonthKey,
  input: SetRoomAvailabilityInput,
  { expectedVersion, confirmedBookings }: Seen,
): Promise<RoomAvailability> {
  assertCan(adminMay(ctx.actor, 'rooms'));
  assertMonth(key.year, key.month);
  return ctx.transact(async (tx) => {
    const room = await lockRoom(ctx, tx, key.roomId);
    const stored = await readMonth(tx.manager, key);
    const next = changedMonth(key, stored, input);
    const fields = changedFields(stored, next);
    if (fields.length === 0) return toRoomAvailability(room, key, stored);
    assertVersion(toRoomAvailability(room, key, stored), expectedVersion);
    const outside = await bookingsLeftOutside(tx, key, { before: stored, after: next, now: ctx.now });
    assertConfirmed(ctx, outside, confirmedBookings, sentenceOf(outside));
    const saved = await writeMonth(tx.manager, key, stored, next);
    const entityId = `${key.roomId}/${datesOfMonth(key.year, key.month)[0]!.slice(0, 7)}`;
    const changed = Object.fromEntries(fields.map((field) => [field, next[field]]));
    await recordAudit(ctx, tx, {
      action: 'updated',
      entity: ROOM_AVAILABILITY,
      entityId,
      called: `${room.name}, ${key.month}/${key.year}`,
      changes: changesBetween<MonthHours>(ROOM_AVAILABILITY, stored, changed),
    });
    return toRoomAvailability(room, key, { ...next, ...saved });
  });
}

function changedFields(stored: MonthHours, next: MonthHours): (keyof MonthHours)[] {
  return (['templateName', 'week', 'overrides'] as const).filter((field) => !same(stored[field], next[field]));
}

function toRoomAvailability(
  { name }: Room,
  key: RoomMonthKey,
  { id, version, templateName, week, overrides }: StoredMonth,
): RoomAvailability {
  return {
    id,
    ...key,
    roomName: name,
    isConfigured: templateName !== null,
    templateName: templateName ?? UNCONFIGURED,
    weeklyTemplate: writeWeek(week),
    dailyOverrides: overrides.map(({ date, notes, hours }) => ({ date, notes, ...writeDay(hours) })),
    version,
  };
}

function sentenceOf(outside: readonly HeldBooking[]): string {
  const text = plural(outside.length, 'quedaría', 'quedarían');
  return `${bookingsText(outside)} ${text} fuera del horario. Revisá la lista y confirmá para guardar`;
}

interface Change {
  before: MonthHours;
  after: MonthHours;
  now: Date;
}

/** Bookings that fit `before` but not `after`; earliest first. */
async function bookingsLeftOutside(
  tx: Transaction,
  key: RoomMonthKey,
  { before, after, now }: Change,
): Promise<HeldBooking[]> {
  const { timeZone } = await clinicSettingsIn(tx);
  const dates = datesOfMonth(key.year, key.month);
  const start = Math.max(clinicDay(timeZone, dates[0]!).start, floorToMinute(now));
  const bookings = await bookingsWithin(tx, key.roomId, { start, end: clinicDay(timeZone, dates.at(-1)!).end });
  // Bookings may cross midnight.
  const beyond = await openAround(tx.manager, key);
  const hours = {
    before: new Map([...beyond, ...openOn(key, before)]),
    after: new Map([...beyond, ...openOn(key, after)]),
  };
  return listed(tx, timeZone, leftOutside(timeZone, hours, bookings));
}
