import { int, bool, json, nullable, text, type RowOf } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import type { UnavailableReason } from '../availability/unavailable-date.objects';
import { ROOM_HOURS, roomHoursColumns } from '../room-hours/open-hours';

interface AbsenceData {
  id: number;
  reason: UnavailableReason;
  description: string | null;
  startMinute: number;
  endMinute: number;
  version: number;
}

const PEOPLE_COLUMNS = {
  id: int,
  name: text,
  specialtyName: nullable(text),
  isPublic: bool,
  hours: json<readonly (readonly [start: number, end: number])[]>(),
  absences: json<readonly AbsenceData[]>(),
};
export type AgendaProfessionalRow = RowOf<typeof PEOPLE_COLUMNS>;

const ROOM_COLUMNS = { id: int, name: text, isActive: bool, ...ROOM_HOURS };
export type AgendaRoomRow = RowOf<typeof ROOM_COLUMNS>;

/** Polled. $1: date; $2, $3: its start and end; $4: a professional, or null. */
export const AGENDA_PEOPLE = statement(
  'agenda.professionals',
  `SELECT p.id, p.name, p.specialty_name AS "specialtyName", p.is_public AS "isPublic",
    (SELECT coalesce(array_to_json(array_agg(ARRAY[h.start_minute, h.end_minute] ORDER BY h.start_minute)), '[]')
     FROM professional_availability AS h
     WHERE h.professional_id = p.id AND h.weekday = extract(isodow FROM $1::date)) AS hours,
    (SELECT coalesce(json_agg(json_build_object('id', d.id, 'reason', d.reason, 'description', d.description,
        'startMinute', d.start_minute, 'endMinute', d.end_minute, 'version', d.version) ORDER BY d.start_minute, d.id), '[]')
     FROM unavailable_dates AS d WHERE d.professional_id = p.id AND d.date = $1::date) AS absences
  FROM professional_profiles AS p
  WHERE ($4::int IS NULL OR p.id = $4)
    AND (p.user_id IS NOT NULL OR EXISTS (
      SELECT FROM appointments AS a
      WHERE a.professional_id = p.id AND a.starts_at >= $2::timestamptz AND a.starts_at < $3::timestamptz))
  ORDER BY p.sort_order, lower(p.name), p.id`,
  PEOPLE_COLUMNS,
);

/** Parameters as above. Occupancies last up to 25 hours; the bound uses the index on starts_at. */
export const AGENDA_ROOMS = statement(
  'agenda.rooms',
  `SELECT r.id, r.name, r.is_active AS "isActive", ${roomHoursColumns('$1::date', '$1::date')}
  FROM rooms AS r
  WHERE r.is_active OR EXISTS (
    SELECT FROM room_occupancies AS o
    WHERE o.room_id = r.id AND o.starts_at > $2::timestamptz - interval '25 hours' AND o.starts_at < $3::timestamptz
      AND o.ends_at > $2::timestamptz)
  ORDER BY r.sort_order, lower(r.name)`,
  ROOM_COLUMNS,
);
