import type { Interval } from '../../domain/intervals';
import { keepsPlaces } from '../../domain/quotas';
import type { Schedule } from '../../domain/slots';
import { fromIsoWeekday } from '../../domain/weekday';
import { bool, int, json, nullable, text, type RowOf } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { epochMinute } from '../../platform/database/epoch-minute';
import { statement } from '../../platform/database/statement';
import { openHoursOn, roomHoursColumns, type RoomHoursData } from '../room-hours/open-hours';
import { deskStartsOf } from './desk-turnos';

export interface ScheduleQuery {
  professionalIds: readonly number[];
  /** yyyy-MM-dd, inclusive. */
  from: string;
  to: string;
  /** null: every active one. */
  roomId: number | null;
  /** null: all. */
  roomLimit: number | null;
  /** Includes unrented rooms for other specialties. */
  withUnsuitable: boolean;
  /** Holds expire. */
  now: Date;
}

export interface ScheduleData extends RowOf<typeof COLUMNS> {
  /** Epoch minutes; if slots are reserved for the desk. */
  deskStarts?: readonly number[];
}

interface RoomData extends RoomHoursData {
  id: number;
  /** Number of usable rooms, read or not; the same in each room. */
  usableCount: number;
  /** Appointments, holds, others' rentals. */
  blocked: Spans;
  /** The professional's rentals, in a room for other specialties; else null. */
  onlyDuring: Spans | null;
}

/** As BookingRules. */
type StoredRules = readonly [
  noticeHours: number | null,
  horizonDays: number | null,
  beforeMinutes: number,
  afterMinutes: number,
];

/** From the fourth item on, a Quota. */
type StoredHours = readonly [
  isoWeekday: number,
  start: number,
  end: number,
  deskPlaces: number,
  deskReleaseMinute: number | null,
  sameDayPlaces: number,
  sameDayMinute: number,
];

/** Epoch minutes; ends in the order of starts. */
export type Spans = readonly [starts: readonly number[], ends: readonly number[]];

const COLUMNS = {
  professionalId: int,
  zone: text,
  defaultDurationMinutes: nullable(int),
  /** null: the clinic's. */
  rules: nullable(json<StoredRules>()),
  /** null: no appointment types. */
  isDeskOnly: nullable(bool),
  availability: json<readonly StoredHours[]>(),
  absences: json<readonly [date: string, start: number, end: number][]>(),
  busy: json<Spans>(),
  rooms: json<readonly RoomData[]>(),
};

/** Takes a second statement for desk quotas. Leaves out unknown and hidden professionals. */
export async function loadSchedules(db: Pick<Transaction, 'rows'>, query: ScheduleQuery): Promise<ScheduleData[]> {
  const { from, to } = query;
  const rows = await schedulesOfQuery(db, query);
  const withQuota = rows.filter(hasDeskQuota).map(({ professionalId }) => professionalId);
  if (withQuota.length === 0) return rows;
  const starts = await deskStartsOf(db, { professionalIds: withQuota, from, to });
  return rows.map((row) => ({ ...row, deskStarts: starts.get(row.professionalId) ?? [] }));
}

function schedulesOfQuery(db: Pick<Transaction, 'rows'>, query: ScheduleQuery): Promise<RowOf<typeof COLUMNS>[]> {
  const { professionalIds, from, to, roomId, roomLimit, withUnsuitable, now } = query;
  const [only] = professionalIds;
  const rest = [from, to, roomId, withUnsuitable, roomLimit, now];
  return professionalIds.length === 1
    ? db.rows(roomId === null ? SCHEDULE : SCHEDULE_IN_ROOM, [only, ...rest])
    : db.rows(SCHEDULES, [professionalIds, ...rest]);
}

/** Includes rooms not read. */
export function roomCountOf({ rooms }: Pick<ScheduleData, 'rooms'>): number {
  return rooms[0]?.usableCount ?? 0;
}

export type SlotQuery = Pick<Schedule, 'dates' | 'durationMinutes' | 'earliestStart' | 'online'>;

/** No spread, as in createContext. */
export function toSchedule(data: ScheduleData, query: SlotQuery): Schedule {
  const openHours = openHoursOn(query.dates);
  const rooms = data.rooms.map((room) => ({
    roomId: room.id,
    open: openHours(room),
    blocked: toIntervals(room.blocked),
    ...(room.onlyDuring !== null && { onlyDuring: toIntervals(room.onlyDuring) }),
  }));
  return scheduleIn(rooms, data, query);
}

export function scheduleIn(
  rooms: Schedule['rooms'],
  data: Pick<ScheduleData, 'zone' | 'rules' | 'availability' | 'absences' | 'busy'>,
  query: SlotQuery,
): Schedule {
  const [, , beforeMinutes = 0, afterMinutes = 0] = data.rules ?? [];
  return {
    dates: query.dates,
    durationMinutes: query.durationMinutes,
    earliestStart: query.earliestStart,
    buffers: { beforeMinutes, afterMinutes },
    online: query.online,
    zone: data.zone,
    availability: data.availability.map(toHours),
    absences: data.absences.map(([date, startMinute, endMinute]) => ({ date, startMinute, endMinute })),
    ownBusy: toIntervals(data.busy),
    rooms,
  };
}

function toHours([weekday, startMinute, endMinute, ...stored]: StoredHours): Schedule['availability'][number] {
  const [deskPlaces, deskReleaseMinute, sameDayPlaces, sameDayMinute] = stored;
  const quota = { deskPlaces, deskReleaseMinute, sameDayPlaces, sameDayMinute };
  return { weekday: fromIsoWeekday(weekday), startMinute, endMinute, quota: keepsPlaces(quota) ? quota : undefined };
}

/** If so, the desk's bookings must be read. */
export function hasDeskQuota({ availability }: Pick<ScheduleData, 'availability'>): boolean {
  return availability.some(([, , , deskPlaces]) => deskPlaces > 0);
}

export function toIntervals([starts, ends]: Spans): Interval[] {
  return starts.map((start, index) => ({ start, end: ends[index]! }));
}

/** Spans: pairs take twice as long to read, rows of json_agg to write. */
export const spansOf = (start: string, end: string): string =>
  `json_build_array(coalesce(array_agg(${start}), '{}'), coalesce(array_agg(${end}), '{}'))`;

export const spans = (table: string): string =>
  spansOf(epochMinute(`${table}.starts_at`), epochMinute(`${table}.ends_at`));

/** `longest` lets the bound use the index on starts_at. */
export const inTheDates = (table: string, longest: string): string =>
  `${table}.starts_at > clinic.since - interval '${longest}' AND ${table}.starts_at < clinic.clear_until
    AND ${table}.ends_at > clinic.clear_since`;

/** Eight hours, with buffers of one, and the slot's. */
export const LONGEST_TURNO = '11 hours';
/** A day of 25 hours, and the slot's buffer. */
export const LONGEST_RENTAL = '26 hours';

export const isHeld = (table: string): string =>
  `(${table}.expires_at IS NULL OR ${table}.expires_at > clinic.present)`;

/**
 * $2 and $3: dates, materialized for all rooms; `now`: a parameter. No other part reads the dates, or PostgreSQL would
 * plan each request anew, slower than running it. The hour around them is for buffers.
 */
export const clinicOn = (now: string): string => `WITH clinic AS MATERIALIZED (
    SELECT timezone, first, last, since, since - interval '1 hour' AS clear_since,
      until + interval '1 hour' AS clear_until, present
    FROM (
      SELECT timezone, $2::date AS first, $3::date AS last, $2::date::timestamp AT TIME ZONE timezone AS since,
        ($3::date + 1)::timestamp AT TIME ZONE timezone AS until, ${now}::timestamptz AS present
      FROM settings
    ) AS dated
  )`;

/** For professional `p`. */
export const OWN_TIMES = `(SELECT json_build_array(b.notice_hours, b.horizon_days, b.buffer_before_minutes, b.buffer_after_minutes)
     FROM booking_rules AS b WHERE b.professional_id = p.id) AS rules,
    (SELECT bool_and(NOT k.is_online) FROM consultation_kinds AS k
     WHERE k.professional_id = p.id AND k.is_active) AS "isDeskOnly",
    (SELECT coalesce(array_to_json(array_agg(ARRAY[a.weekday, a.start_minute, a.end_minute,
       a.desk_places, a.desk_release_minute, a.same_day_places, a.same_day_minute])), '[]')
     FROM professional_availability AS a WHERE a.professional_id = p.id) AS availability,
    (SELECT coalesce(json_agg(json_build_array(d.date, d.start_minute, d.end_minute)), '[]')
     FROM unavailable_dates AS d WHERE d.professional_id = p.id AND d.date BETWEEN clinic.first AND clinic.last) AS absences,
    (SELECT ${spans('t')}
     FROM room_occupancies AS t
     WHERE t.professional_id = p.id AND t.room_booking_id IS NULL AND ${inTheDates('t', LONGEST_TURNO)}
       AND ${isHeld('t')}) AS busy`;

/** By professional `p` in room `r`. */
const OWN_RENTALS = `FROM room_occupancies AS o
  WHERE o.room_id = r.id AND o.professional_id = p.id AND o.room_booking_id IS NOT NULL AND ${inTheDates('o', LONGEST_RENTAL)}`;

const usable = (asked: string) => `r.is_active AND (${asked})
  AND ((SELECT with_unsuitable FROM asked) OR r.id <> ALL (for_others.room_ids) OR EXISTS (SELECT ${OWN_RENTALS}))`;

const ANY_ROOM = '$4::int IS NULL';
const ONE_ROOM = 'r.id = $4::int';

const schedulesOf = (professionals: string, asked: string): string => `
  ${clinicOn('$7')}, asked AS MATERIALIZED (SELECT $5::boolean AS with_unsuitable, $6::bigint AS room_limit)
  SELECT p.id AS "professionalId", clinic.timezone AS zone,
    p.default_duration_minutes AS "defaultDurationMinutes",
    ${OWN_TIMES},
    (SELECT coalesce(json_agg(room), '[]') FROM (
      SELECT r.id, count(*) OVER () AS "usableCount",
        ${roomHoursColumns('clinic.first', 'clinic.last')},
        (SELECT ${spans('o')}
         FROM room_occupancies AS o
         WHERE o.room_id = r.id AND ${inTheDates('o', LONGEST_RENTAL)}
           AND (o.room_booking_id IS NULL OR o.professional_id <> p.id) AND ${isHeld('o')}) AS blocked,
        CASE WHEN r.id = ANY (for_others.room_ids) THEN (SELECT ${spans('o')} ${OWN_RENTALS}) END AS "onlyDuring"
      FROM rooms AS r
      WHERE ${usable(asked)}
      -- Each professional starts at other rooms, so that none are full for all of them.
      ORDER BY (r.id::bigint * 7919 + p.id::bigint * 104729) % 1009, r.id
      LIMIT (SELECT room_limit FROM asked)
    ) AS room) AS rooms
  FROM professional_profiles AS p CROSS JOIN clinic
  -- The rooms that name specialties, and not the professional's. Once for each of them, not again for each room.
  CROSS JOIN LATERAL (
    SELECT ARRAY(
      SELECT s.room_id FROM room_specialties AS s GROUP BY s.room_id HAVING bool_or(s.specialty_id = p.specialty_id) IS NOT TRUE
    ) AS room_ids OFFSET 0
  ) AS for_others
  WHERE p.id ${professionals} AND p.is_public`;

const SCHEDULES = statement('slots.schedules', schedulesOf('= ANY ($1::int[])', `${ANY_ROOM} OR ${ONE_ROOM}`), COLUMNS);
/** One room, and any: a combined statement would be planned on each request. */
const SCHEDULE = statement('slots.schedule', schedulesOf('= $1::int', ANY_ROOM), COLUMNS);
const SCHEDULE_IN_ROOM = statement('slots.schedule-in-room', schedulesOf('= $1::int', ONE_ROOM), COLUMNS);
