import { clinicDay, dateOf } from '../../../domain/clinic-time';
import { ceilToMinute } from '../../../domain/epoch-minute';
import type { Interval } from '../../../domain/intervals';
import { dayFault, spanOf } from '../../../domain/rental-request';
import type { Context } from '../../../platform/context';
import { json, numeric, text } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { invalid } from '../../../platform/errors/app-error';
import { assertInUse } from '../../rooms/room-in-use';
import type { RoomData } from '../month/room-days.sql';
import { RULES_JSON, type RuleData } from '../price/discount-rules.sql';
import { costOf } from '../price/rental-cost';
import { readDates, readIntervals, readRoomIds } from '../rent/read-request';
import type { RentalIntervalInput } from '../rent/rent.inputs';
import { refusalOf } from '../rent/rental-refusals';
import { equalRentals } from './equal-rentals';
import type { RentalQuote } from './rental-quote.object';

interface QuoteInput {
  roomIds: readonly number[];
  dates: readonly string[];
  intervals: readonly RentalIntervalInput[];
}

type QuotedRoom = Pick<RoomData, 'id' | 'name' | 'isActive' | 'hourlyRate'>;

/** Prices and refuses like a rental, without writing. */
export async function quoteRentals(ctx: Context, input: QuoteInput): Promise<RentalQuote> {
  const roomIds = readRoomIds(input.roomIds);
  const dates = readDates(input.dates);
  const intervals = readIntervals(input.intervals);
  const [data] = await ctx.db.rows(TERMS, [roomIds]);
  if (!data) throw new Error('The settings row is missing');
  const rates = roomIds.map((id) => quotableRoom(ctx, data.rooms, id).hourlyRate);
  const lengths = dates.flatMap((date) => lengthsOn(ctx, data.zone, date, intervals));
  return { bookingCount: rates.length * lengths.length, ...costOf(equalRentals(data, rates, lengths)) };
}

function quotableRoom(ctx: Context, rooms: readonly QuotedRoom[], id: number): QuotedRoom {
  const room = rooms.find((it) => it.id === id);
  assertInUse(ctx.actor, room, 'roomIds');
  return room;
}

/** In minutes. */
function lengthsOn(ctx: Context, zone: string, date: string, intervals: readonly Interval[]): number[] {
  if (date < dateOf(zone, ceilToMinute(ctx.now))) throw invalid('dates', 'La fecha ya pasó');
  const day = clinicDay(zone, date);
  const fault = dayFault(zone, day, intervals);
  if (fault) throw refusalOf(fault, 'manual');
  return intervals.map((interval) => {
    const { start, end } = spanOf(zone, day, interval);
    return end - start;
  });
}

/** One round trip: the form asks on every change. */
const TERMS = statement(
  'rentals.quote-terms',
  `SELECT timezone AS zone, default_hourly_cost AS "defaultHourlyCost", ${RULES_JSON} AS rules,
     (SELECT coalesce(json_agg(json_build_object(
        'id', id, 'name', name, 'isActive', is_active, 'hourlyRate', hourly_rate::text)), '[]')
      FROM rooms WHERE id = ANY ($1::int[])) AS rooms
   FROM settings`,
  { zone: text, defaultHourlyCost: numeric, rules: json<RuleData[]>(), rooms: json<QuotedRoom[]>() },
);
