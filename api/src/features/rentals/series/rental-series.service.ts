import { createHash, randomUUID } from 'node:crypto';
import { IsNull, MoreThanOrEqual } from 'typeorm';

import { addDays } from '../../../domain/calendar-date';
import { dateOf } from '../../../domain/clinic-time';
import { dateText } from '../../../domain/date-text';
import { floorToMinute } from '../../../domain/epoch-minute';
import { seriesDates, seriesText, type SeriesPattern } from '../../../domain/rental-series';
import { formatTime } from '../../../domain/time-of-day';
import { assertCan } from '../../../platform/access/allow';
import { adminMay, recordedActor } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid, notFound } from '../../../platform/errors/app-error';
import { createOnce } from '../../../platform/idempotency';
import { defineLoader } from '../../../platform/loaders';
import { trimmed } from '../../../platform/validation/text';
import { isUuid } from '../../../platform/validation/uuid';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit, recordCreated } from '../../audit/record-audit';
import { clinicSettingsIn } from '../../settings/settings.service';
import { agreedOn, giveBackLocked, type GiveBack } from '../give-back/give-back.service';
import { readDates } from '../rent/read-request';
import { rentEach } from '../rent/rent-each';
import { canRentFor } from '../rental.policy';
import { RoomBookingEntity } from '../room-booking.entity';
import type { RoomBooking } from '../room-booking.object';
import { ROOM_BOOKINGS, selectRoomBookings, toRoomBooking } from '../room-booking-row';
import { requiredTenant } from '../tenant';
import { previewSeries } from './preview-series';
import { assertInReach, clinicToday, hoursOn, readPattern } from './read-series';
import { RENTAL_SERIES, RentalSeriesEntity } from './rental-series.entity';
import type { RentalSeriesInput } from './rental-series.inputs';
import type { RentalSeries, RentalSeriesOutcome, SeriesDay } from './rental-series.objects';

export async function previewNewSeries(ctx: Context, input: RentalSeriesInput): Promise<SeriesDay[]> {
  const tenant = requiredTenant(ctx, input.professionalId);
  return previewSeries(ctx, { pattern: await readPattern(ctx, input), roomId: input.roomId, tenant });
}

/** Dates after its last one. NOT_FOUND; FORBIDDEN; BAD_REQUEST on `untilDate`. */
export async function previewExtension(ctx: Context, id: string, untilDate: string): Promise<SeriesDay[]> {
  const series = await seriesOf(ctx, ctx.db.manager, id);
  const pattern = await extended(ctx, series, untilDate);
  const { roomId, professionalId: tenant, untilDate: after } = series;
  return previewSeries(ctx, { pattern, roomId, tenant, after });
}

/** Rents each chosen date separately. The first success creates the series. */
export async function startRentalSeries(
  ctx: Context,
  input: RentalSeriesInput,
  dates: readonly string[],
  key?: string | null,
): Promise<RentalSeriesOutcome> {
  const professionalId = requiredTenant(ctx, input.professionalId);
  const pattern = await readPattern(ctx, input);
  const { roomId } = input;
  const notes = trimmed(input.notes);
  const id = seriesIdOf(ctx, key, { professionalId, roomId, notes, ...pattern });
  const series = { id, professionalId, roomId, notes, ...pattern, hours: [...pattern.hours], createdAt: ctx.now };
  return rentDates(ctx, series, { pattern, dates, key }, async (tx) => {
    const insert = tx.manager.createQueryBuilder().insert().into(RentalSeriesEntity).values(series);
    const { raw } = await insert.orIgnore().returning('id').execute();
    if ((raw as unknown[]).length > 0) await recordCreated(ctx, tx, RENTAL_SERIES, series, seriesText(series));
  });
}

/** NOT_FOUND; FORBIDDEN. */
export async function extendRentalSeries(
  ctx: Context,
  { id, untilDate, dates }: { id: string; untilDate: string; dates: readonly string[] },
  key?: string | null,
): Promise<RentalSeriesOutcome> {
  const series = await seriesOf(ctx, ctx.db.manager, id);
  const pattern = await extended(ctx, series, untilDate);
  return rentDates(ctx, series, { pattern, dates, key }, async (tx) => {
    const locked = await lockSeries(ctx, tx, id);
    if (locked.untilDate < untilDate) await saveUntil(ctx, tx, locked, untilDate);
  });
}

async function rentDates(
  ctx: Context,
  series: Pick<RentalSeriesEntity, 'id' | 'professionalId' | 'roomId' | 'notes'>,
  { pattern, dates, key }: { pattern: SeriesPattern; dates: readonly string[]; key: string | null | undefined },
  before: (tx: Transaction) => Promise<void>,
): Promise<RentalSeriesOutcome> {
  const its = new Set(seriesDates(pattern));
  const wanted = readDates(dates)
    .toSorted()
    .map((date) => {
      if (!its.has(date)) throw invalid('dates', `El ${dateText(date)} no es una de sus fechas`);
      const { id: seriesId, professionalId: tenant, roomId, notes } = series;
      const intervals = hoursOn(pattern, date);
      return { tenant, date, roomIds: [roomId], intervals, notes, mode: 'manual' as const, seriesId };
    });
  const days = await rentEach(ctx, wanted, key, 'rentalSeries', before);
  const made = await ctx.db.manager.findOne(RentalSeriesEntity, {
    where: { id: series.id },
    relations: { room: true },
  });
  return { series: made && toRentalSeries(made), days };
}

/**
 * Gives back its rentals from a date on that haven't begun; see giveBackRental. Idempotent by key. NOT_FOUND;
 * FORBIDDEN; CONFLICT when there are none.
 */
export async function endRentalSeries(
  ctx: Context,
  end: { id: string; from: string },
  how: GiveBack,
  key?: string | null,
): Promise<RentalSeries> {
  if (how.decision) assertCan(adminMay(ctx.actor, 'rooms'));
  const { id, from } = end;
  const create = async (tx: Transaction) => {
    const series = await lockSeries(ctx, tx, id);
    const query = selectRoomBookings(tx.manager)
      .where('b.series_id = :id AND b.is_live AND b.starts_at > :now', { id, now: ctx.now })
      .andWhere('b.starts_at >= CAST(:from AS date)::timestamp AT TIME ZONE settings.timezone', { from })
      .setLock('pessimistic_write', undefined, ['b']);
    const coming = await tx.select(ROOM_BOOKINGS, query);
    if (coming.length === 0) throw new AppError('CONFLICT', 'No tiene reservas por delante desde esa fecha');
    await giveBackLocked(ctx, tx, coming, how);
    const untilDate = await lastDateBefore(ctx, tx, series, from);
    if (untilDate !== series.untilDate) await saveUntil(ctx, tx, series, untilDate);
    return toRentalSeries({ ...series, untilDate });
  };
  const load = async () => toRentalSeries(await seriesOf(ctx, ctx.db.manager, id));
  return createOnce(ctx, { key, request: ['endRentalSeries', end, agreedOn(how)], id, create, load });
}

/** Last date of a series that ends at `from`. Earlier rentals, and one that began today, still belong to it. */
async function lastDateBefore(
  ctx: Context,
  tx: Transaction,
  series: RentalSeriesEntity,
  from: string,
): Promise<string> {
  const { timeZone } = await clinicSettingsIn(tx);
  const last = await tx.manager.findOne(RoomBookingEntity, {
    where: { seriesId: series.id, cancelledAt: IsNull() },
    order: { startsAt: 'DESC' },
  });
  const today = dateOf(timeZone, floorToMinute(ctx.now));
  const dates = [addDays(from < today ? today : from, -1), series.firstDate];
  if (last) dates.push(dateOf(timeZone, floorToMinute(last.startsAt)));
  const date = dates.toSorted().at(-1)!;
  return date < series.untilDate ? date : series.untilDate;
}

/** Those with a rental to come or in progress, earliest end first. FORBIDDEN for a colleague's. */
export async function listRentalSeries(ctx: Context, named: number | null | undefined): Promise<RentalSeries[]> {
  const professionalId = requiredTenant(ctx, named);
  const { manager } = ctx.db;
  const live = manager
    .createQueryBuilder(RoomBookingEntity, 'b')
    .where('b.series_id = series.id AND b.is_live AND b.ends_at > :now', { now: ctx.now });
  const found = await manager
    .createQueryBuilder(RentalSeriesEntity, 'series')
    .innerJoinAndSelect('series.room', 'room')
    .where({ professionalId, untilDate: MoreThanOrEqual(await clinicToday(ctx)) })
    .andWhereExists(live)
    .orderBy({ 'series.untilDate': 'ASC', 'series.id': 'ASC' })
    .getMany();
  return found.map(toRentalSeries);
}

/** Live or given back, earliest first. */
export const rentalsOfSeries = defineLoader<string, RoomBooking[]>(async (ctx, ids) => {
  const query = selectRoomBookings(ctx.db.manager).where(
    'b.series_id IN (:...ids) AND (b.is_live OR b.credit_amount IS NOT NULL)',
    { ids: [...ids] },
  );
  const bookings = (await ctx.db.select(ROOM_BOOKINGS, query)).map(toRoomBooking);
  return ids.map((id) => bookings.filter(({ seriesId }) => seriesId === id));
});

async function extended(ctx: Context, series: RentalSeriesEntity, untilDate: string): Promise<SeriesPattern> {
  if (untilDate <= series.firstDate) throw invalid('untilDate', 'La última fecha debe ser posterior a la primera');
  assertInReach(untilDate, await clinicToday(ctx));
  return { ...series, untilDate };
}

/** NOT_FOUND; FORBIDDEN. */
async function seriesOf(
  ctx: Context,
  manager: Transaction['manager'],
  id: string,
  lock?: { mode: 'pessimistic_write'; tables: string[] },
): Promise<RentalSeriesEntity> {
  const series = isUuid(id)
    ? await manager.findOne(RentalSeriesEntity, { where: { id }, relations: { room: true }, ...(lock && { lock }) })
    : null;
  if (!series) throw notFound('El alquiler recurrente no existe');
  assertCan(canRentFor(ctx.actor, series.professionalId));
  return series;
}

/** Lock it before its rentals and lockOccupancy. */
function lockSeries(ctx: Context, tx: Transaction, id: string): Promise<RentalSeriesEntity> {
  return seriesOf(ctx, tx.manager, id, { mode: 'pessimistic_write', tables: ['rental_series'] });
}

async function saveUntil(ctx: Context, tx: Transaction, series: RentalSeriesEntity, untilDate: string): Promise<void> {
  await tx.manager.update(RentalSeriesEntity, { id: series.id }, { untilDate });
  await recordAudit(ctx, tx, {
    action: 'updated',
    entity: RENTAL_SERIES,
    entityId: series.id,
    called: seriesText(series),
    changes: changesBetween(RENTAL_SERIES, { untilDate: series.untilDate }, { untilDate }),
  });
}

function toRentalSeries({ room, ...series }: RentalSeriesEntity): RentalSeries {
  const { id, professionalId, roomId, everyWeeks, firstDate, untilDate, notes } = series;
  const hours = series.hours.map(({ weekday, start, end }) => ({
    weekday,
    startTime: formatTime(start),
    endTime: formatTime(end),
  }));
  const text = seriesText(series);
  return { id, professionalId, roomId, roomName: room.name, everyWeeks, firstDate, untilDate, hours, notes, text };
}

/** Derived from key and request: a retry continues the same series. */
function seriesIdOf({ actor }: Context, key: string | null | undefined, request: unknown): string {
  if (key == null) return randomUUID();
  const { actorUserId, actorKeyId } = recordedActor(actor);
  const hash = createHash('sha256')
    .update(JSON.stringify([actorUserId, actorKeyId, key, request]))
    .digest('hex');
  // RFC 9562, version 8: custom.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
