import type { AppointmentStatus } from '../../domain/appointment-status';
import { int, json, nullable, text, timestamp, type RowOf } from '../../platform/database/columns';
import { epochMinute } from '../../platform/database/epoch-minute';
import { statement } from '../../platform/database/statement';

/** Days around today. */
const DAYS_BACK = 30;
const DAYS_AHEAD = 180;

export interface FedTurno {
  id: string;
  sequence: number;
  status: AppointmentStatus;
  /** Epoch minutes, here and below. */
  start: number;
  end: number;
  changed: number;
  patient: string;
  professional: string;
  room: string;
  isOverbooking: boolean;
  kind: string | null;
}

export interface FedRental {
  id: string;
  start: number;
  end: number;
  changed: number;
  professional: string;
  room: string;
}

export interface FedAbsence {
  id: number;
  /** yyyy-MM-dd */
  date: string;
  startMinute: number;
  endMinute: number;
  version: number;
}

const COLUMNS = {
  id: int,
  lastReadAt: nullable(timestamp),
  clinic: text,
  address: nullable(text),
  zone: text,
  today: text,
  /** null: the room's feed. */
  professional: nullable(text),
  room: nullable(text),
  turnos: json<readonly FedTurno[]>(),
  rentals: json<readonly FedRental[]>(),
  absences: json<readonly FedAbsence[]>(),
};
export type FedCalendar = Omit<RowOf<typeof COLUMNS>, 'id' | 'lastReadAt'>;

const list = (rows: string): string => `(SELECT coalesce(json_agg(one), '[]') FROM (${rows}) AS one)`;
const names = (alias: string): string =>
  `JOIN professional_profiles AS held_by ON held_by.id = ${alias}.professional_id
   JOIN rooms AS held ON held.id = ${alias}.room_id`;
const ours = (alias: string): string =>
  `(${alias}.professional_id = f.professional_id OR ${alias}.room_id = f.room_id) AND ${alias}.is_live`;

/**
 * SQL: a whole feed in one query, because programs poll. $1: the token's hash, $2: now. Excludes turnos without time,
 * because programs treat cancelled events differently. No row for a professional without access.
 */
export const READ_FEED = statement(
  'calendar-feeds.read',
  `
  SELECT f.id, f.last_read_at AS "lastReadAt", s.clinic_name AS clinic, s.address, s.timezone AS zone,
    d.today::text AS today, p.name AS professional, r.name AS room,
    ${list(`
      SELECT a.id, a.sequence, a.status, ${epochMinute('a.starts_at')} AS start, ${epochMinute('a.ends_at')} AS end,
        ${epochMinute('coalesce(a.changed_at, a.created_at)')} AS changed, a.patient_name AS patient,
        held_by.name AS professional, held.name AS room, a.overbooking_reason IS NOT NULL AS "isOverbooking",
        a.consultation_kind_name AS kind
      FROM appointments AS a ${names('a')}
      WHERE ${ours('a')} AND a.during && w.during
      ORDER BY a.starts_at, a.id`)} AS turnos,
    ${list(`
      SELECT b.id, ${epochMinute('b.starts_at')} AS start, ${epochMinute('b.ends_at')} AS end,
        ${epochMinute('b.created_at')} AS changed, held_by.name AS professional, held.name AS room
      FROM room_bookings AS b ${names('b')}
      WHERE ${ours('b')} AND b.during && w.during
      ORDER BY b.starts_at, b.id`)} AS rentals,
    ${list(`
      SELECT u.id, u.date, u.start_minute AS "startMinute", u.end_minute AS "endMinute", u.version
      FROM unavailable_dates AS u
      WHERE u.professional_id = f.professional_id
        AND u.date BETWEEN d.today - ${DAYS_BACK} AND d.today + ${DAYS_AHEAD}
      ORDER BY u.date, u.start_minute, u.id`)} AS absences
  FROM calendar_feeds AS f
    CROSS JOIN settings AS s
    CROSS JOIN LATERAL (SELECT ($2::timestamptz AT TIME ZONE s.timezone)::date AS today) AS d
    CROSS JOIN LATERAL (SELECT tstzrange(
      (d.today - ${DAYS_BACK})::timestamp AT TIME ZONE s.timezone,
      (d.today + ${DAYS_AHEAD + 1})::timestamp AT TIME ZONE s.timezone) AS during) AS w
    LEFT JOIN professional_profiles AS p ON p.id = f.professional_id
    LEFT JOIN users AS account ON account.id = p.user_id
    LEFT JOIN rooms AS r ON r.id = f.room_id
  WHERE f.token_hash = $1
    AND (f.room_id IS NOT NULL OR (account.role <> 'user' AND account.suspended_at IS NULL))`,
  COLUMNS,
);
