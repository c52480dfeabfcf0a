import type { Interval } from '../../../domain/intervals';
import { formatTime } from '../../../domain/time-of-day';
import { json, numeric, text, type RowOf } from '../../../platform/database/columns';
import { epochMinute } from '../../../platform/database/epoch-minute';
import { statement } from '../../../platform/database/statement';
import { roomHoursColumns, type RoomHoursData } from '../../room-hours/open-hours';
import { RULES_JSON, type RuleData } from '../price/discount-rules.sql';

export interface RoomData extends RoomHoursData {
  id: number;
  name: string;
  isActive: boolean;
  /** Decimal text. */
  hourlyRate: string;
  /** An administrator has set up this month. */
  isConfigured: boolean;
  rentals: readonly RentalData[];
  /** Except the tenant's; epoch minutes. */
  appointments: readonly (readonly [start: number, end: number])[];
  /** Likewise. */
  holds: readonly (readonly [start: number, end: number])[];
}

type RentalData = readonly [
  id: string,
  professionalId: number,
  start: number,
  end: number,
  professionalName: string,
  notes: string | null,
];

const ROOM_DAYS = {
  zone: text,
  defaultHourlyCost: numeric,
  rules: json<RuleData[]>(),
  /** In display order. */
  rooms: json<RoomData[]>(),
};
/** Between two dates, with current prices. */
export type RoomDaysData = RowOf<typeof ROOM_DAYS>;

export const toTimes = (intervals: readonly Interval[]): { startTime: string; endTime: string }[] =>
  intervals.map(({ start, end }) => ({ startTime: formatTime(start), endTime: formatTime(end) }));

/** Times taken for the tenant, in epoch minutes. */
export function takenTimes({ rentals, appointments, holds }: RoomData): Interval[] {
  return [
    ...rentals.map(([, , start, end]) => ({ start, end })),
    ...[...appointments, ...holds].map(([start, end]) => ({ start, end })),
  ];
}

/** Nothing exceeds 25 hours; the bound uses the index on starts_at. */
const IN_THE_DATES = `o.room_id = r.id
  AND o.starts_at > clinic.since - interval '25 hours' AND o.starts_at < clinic.until AND o.ends_at > clinic.since`;
const [STARTS, ENDS] = [epochMinute('o.starts_at'), epochMinute('o.ends_at')];

/**
 * The calendar's most frequent read, for which other renters wait. $1 and $2: first and last date; $3: the tenant, or
 * null; $4: now.
 */
const roomDaysOf = (rooms: string): string => `
  -- Once, not again for each room. Two hours more at either end: what midnight is when clocks change, is ours to say.
  WITH clinic AS MATERIALIZED (
    SELECT timezone, default_hourly_cost, $1::date::timestamp AT TIME ZONE timezone - interval '2 hours' AS since,
      ($2::date + 1)::timestamp AT TIME ZONE timezone + interval '2 hours' AS until
    FROM settings
  ), held AS MATERIALIZED (
    SELECT room_id, professional_id, starts_at, ends_at FROM room_occupancies WHERE expires_at > $4::timestamptz
  )
  SELECT clinic.timezone AS zone, clinic.default_hourly_cost AS "defaultHourlyCost",
    ${RULES_JSON} AS rules,
    (SELECT coalesce(json_agg(room), '[]') FROM (
      SELECT r.id, r.name, r.is_active AS "isActive", r.hourly_rate::text AS "hourlyRate",
        EXISTS (SELECT FROM room_months AS m WHERE m.room_id = r.id AND m.template_name IS NOT NULL
          AND (m.year, m.month) = (extract(year FROM $1::date)::smallint, extract(month FROM $1::date)::smallint)) AS "isConfigured",
        ${roomHoursColumns('$1::date', '$2::date')},
        (SELECT coalesce(json_agg(json_build_array(b.id, b.professional_id, ${STARTS}, ${ENDS}, p.name, b.notes)
           ORDER BY o.starts_at), '[]')
         FROM room_occupancies AS o JOIN room_bookings AS b ON b.id = o.room_booking_id
           JOIN professional_profiles AS p ON p.id = b.professional_id
         WHERE ${IN_THE_DATES}) AS rentals,
        (SELECT coalesce(array_to_json(array_agg(ARRAY[${STARTS}, ${ENDS}])), '[]')
         FROM room_occupancies AS o
         WHERE ${IN_THE_DATES} AND o.room_booking_id IS NULL AND o.expires_at IS NULL
           AND ($3::int IS NULL OR o.professional_id <> $3)) AS appointments,
        (SELECT coalesce(array_to_json(array_agg(ARRAY[${STARTS}, ${ENDS}])), '[]')
         FROM held AS o
         WHERE ${IN_THE_DATES} AND ($3::int IS NULL OR o.professional_id <> $3)) AS holds
      FROM rooms AS r
      WHERE ${rooms}
      ORDER BY r.sort_order, lower(r.name)
    ) AS room) AS rooms
  FROM clinic`;

export const ACTIVE_ROOM_DAYS = statement('rentals.room-days', roomDaysOf('r.is_active'), ROOM_DAYS);
/** Also inactive ones occupied near the dates. */
export const USED_ROOM_DAYS = statement(
  'rentals.room-days-of-used',
  roomDaysOf(`r.is_active OR EXISTS (SELECT FROM room_occupancies AS o WHERE ${IN_THE_DATES})`),
  ROOM_DAYS,
);
/** $5: the rooms, active or not. */
export const SOME_ROOM_DAYS = statement('rentals.room-days-of-some', roomDaysOf('r.id = ANY ($5::int[])'), ROOM_DAYS);
