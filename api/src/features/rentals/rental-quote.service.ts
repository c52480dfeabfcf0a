import { clinicDay, dateOf } from '../../domain/clinic-time';
import type { Interval } from '../../domain/intervals';
import { dayFault } from '../../domain/rental-request';
import { epochMinute } from '../../platform/clock';
import type { Context } from '../../platform/context';
import type { Statement } from '../../platform/database/database';
import { invalid, notFound } from '../../platform/errors/app-error';
import { canSeeRoom } from '../rooms/room.policy';
import { rulesJson } from './discount-rules.sql';
import { priceOn, type RentalTerms } from './rent-day';
import { readDates, readIntervals, readRoomIds } from './rent.service';
import type { RentalIntervalInput } from './rental.inputs';
import type { RentalQuote } from './rental-quote.object';
import { refusalOf, roomInactive } from './rental-refusals';
import { costOf } from './rentals-of-month.service';
import type { RoomData } from './room-days.sql';

interface Asked {
  roomIds: readonly number[];
  dates: readonly string[];
  intervals: readonly RentalIntervalInput[];
}

type QuotedRoom = Pick<RoomData, 'id' | 'name' | 'isActive' | 'hourlyRate'>;

interface QuoteData extends RentalTerms {
  rooms: readonly QuotedRoom[];
}

/** What it would cost now, priced and refused as a rental is; writes nothing, and one statement however much is asked. */
export async function quoteRentals(ctx: Context, asked: Asked): Promise<RentalQuote> {
  const roomIds = readRoomIds(asked.roomIds);
  const dates = readDates(asked.dates);
  const intervals = readIntervals(asked.intervals);
  const [data] = await ctx.db.rows<QuoteData>(TERMS, [roomIds]);
  if (!data) throw new Error('The settings row is missing');
  const rooms = roomIds.map((id) => quotableRoom(ctx, data, id));
  for (const date of dates) assertQuotable(ctx, data, date, intervals);

  const rentals = rooms.flatMap((room) =>
    dates.flatMap((date) =>
      intervals.map((interval) => {
        const { start, end, rule, ...price } = priceOn(data, room, date, interval);
        return {
          roomId: room.id,
          minutes: end - start,
          baseCost: price.baseCost,
          finalCost: price.finalCost,
          discountPercentage: Number(price.discountPercentage),
          discountRule: rule?.description ?? null,
          discountMinHours: rule?.minHoursPerDay ?? null,
        };
      }),
    ),
  );
  return { bookingCount: rentals.length, ...costOf(rentals) };
}

function quotableRoom(ctx: Context, { rooms }: QuoteData, id: number): QuotedRoom {
  const room = rooms.find((it) => it.id === id);
  if (!room || !canSeeRoom(ctx.actor, room)) throw notFound('La sala no existe');
  if (!room.isActive) throw roomInactive(room.name);
  return room;
}

function assertQuotable(ctx: Context, { zone }: QuoteData, date: string, intervals: readonly Interval[]): void {
  if (date < dateOf(zone, epochMinute(ctx.now))) throw invalid('dates', 'La fecha ya pasó');
  const fault = dayFault(zone, clinicDay(zone, date), intervals);
  if (fault) throw refusalOf(fault, 'manual');
}

const TERMS: Statement = {
  name: 'rental-quote-terms',
  text: `
  SELECT timezone AS zone, default_hourly_cost AS "defaultHourlyCost",
    ${rulesJson('text')} AS rules,
    (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'isActive', is_active, 'hourlyRate', hourly_rate::text)), '[]')
     FROM rooms WHERE id = ANY ($1::int[])) AS rooms
  FROM settings`,
};
