import type { EntityManager, SelectQueryBuilder } from 'typeorm';

import { weekdayOf } from '../../domain/calendar-date';
import { clinicDayAt, toOffsetIso } from '../../domain/clinic-time';
import { fromHundredths, toHundredths } from '../../domain/decimal';
import { hoursOf } from '../../domain/rental-totals';
import { formatTime } from '../../domain/time-of-day';
import { wallSpan } from '../../domain/wall-span';
import { isWeekend } from '../../domain/weekday';
import { float, from, nullable, sourcesOf, text, type Columns, type RowOf } from '../../platform/database/columns';
import { columnsOf } from '../../platform/database/entity-columns';
import { epochMinute } from '../../platform/database/epoch-minute';
import { selection } from '../../platform/database/selection';
import { Settings } from '../settings/settings.entity';
import type { RentalCredit } from './give-back/rental-credit.objects';
import { RoomBookingEntity, RoomBookingFields } from './room-booking.entity';
import type { RoomBooking } from './room-booking.object';

/** Instants in epoch minutes. */
export const ROOM_BOOKING_ROW = {
  ...columnsOf(RoomBookingFields, 'b'),
  professionalName: from('p.name', text),
  professionalSpecialty: from('p.specialty_name', nullable(text)),
  roomName: from('r.name', text),
  start: from(epochMinute('b.starts_at'), float),
  end: from(epochMinute('b.ends_at'), float),
  createdAt: from(epochMinute('b.created_at'), float),
  cancelledAt: from(epochMinute('b.cancelled_at'), nullable(float)),
  zone: from('settings.timezone', text),
};
export type RoomBookingRow = RowOf<typeof ROOM_BOOKING_ROW>;
export const ROOM_BOOKINGS = selection('rentals.rows', ROOM_BOOKING_ROW);

/** With cancelled ones, by start and room order; add conditions on `b`. A CTE room_bookings may replace the table. */
export function selectRoomBookings(
  manager: EntityManager,
  columns: Columns = ROOM_BOOKING_ROW,
): SelectQueryBuilder<RoomBookingEntity> {
  return manager
    .createQueryBuilder(RoomBookingEntity, 'b')
    .innerJoin('b.professional', 'p')
    .innerJoin('b.room', 'r')
    .innerJoin(Settings, 'settings', 'true')
    .select(sourcesOf(columns))
    .orderBy({ 'b.startsAt': 'ASC', 'r.sortOrder': 'ASC', 'lower(r.name)': 'ASC' });
}

/** A rental across midnight (after a change of time zone) ends at 24:00 here; hours and price stay whole. */
export function toRoomBooking(row: RoomBookingRow): RoomBooking {
  const { zone, start, end } = row;
  const day = clinicDayAt(zone, start);
  const wall = wallSpan(zone, day, { start, end });
  // No spread: V8 would take several times as long for a month.
  return {
    id: row.id,
    professionalId: row.professionalId,
    professionalName: row.professionalName,
    professionalSpecialty: row.professionalSpecialty,
    roomId: row.roomId,
    roomName: row.roomName,
    start,
    date: day.date,
    startTime: formatTime(wall.start),
    endTime: formatTime(wall.end),
    minutes: end - start,
    hours: Number(hoursOf(end - start)),
    isWeekend: isWeekend(weekdayOf(day.date)),
    notes: row.notes,
    hourlyRate: row.hourlyRate,
    baseCost: row.baseCost,
    discountPercentage: Number(row.discountPercentage),
    discountRule: row.discountRule,
    discountMinHours: row.discountMinHours === null ? null : Number(row.discountMinHours),
    discountAmount: fromHundredths(toHundredths(row.baseCost) - toHundredths(row.finalCost)),
    finalCost: row.finalCost,
    createdAt: toOffsetIso(zone, row.createdAt),
    cancelledAt: row.cancelledAt === null ? null : toOffsetIso(zone, row.cancelledAt),
    seriesId: row.seriesId,
    credit: creditIn(row),
  };
}

function creditIn({ creditPercentage, creditAmount, ...row }: RoomBookingRow): RentalCredit | null {
  if (creditPercentage === null || creditAmount === null || row.givenBackBy === null || row.cancelledAt === null)
    return null;
  return {
    percentage: creditPercentage,
    amount: creditAmount,
    owed: fromHundredths(toHundredths(row.finalCost) - toHundredths(creditAmount)),
    by: row.givenBackBy,
    reason: row.giveBackReason,
    at: toOffsetIso(row.zone, row.cancelledAt),
  };
}
