import { roomToEach, type SharedRoom } from '../../domain/shared-room';
import type { Schedule } from '../../domain/slots';
import { json, text } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { epochMinute } from '../../platform/database/epoch-minute';
import { statement } from '../../platform/database/statement';
import { openHoursOn, roomHoursColumns, type RoomHoursData } from '../room-hours/open-hours';
import { deskStartsOf } from './desk-turnos';
import {
  clinicOn,
  hasDeskQuota,
  inTheDates,
  isHeld,
  LONGEST_RENTAL,
  LONGEST_TURNO,
  OWN_TIMES,
  scheduleIn,
  spans,
  toIntervals,
  type ScheduleData,
  type SlotQuery,
  type Spans,
} from './schedule.sql';

type Own = Pick<
  ScheduleData,
  'defaultDurationMinutes' | 'rules' | 'isDeskOnly' | 'availability' | 'absences' | 'busy' | 'deskStarts'
>;

interface ProfessionalData extends Own {
  id: number;
  specialtyId: number | null;
}

interface RoomData extends RoomHoursData {
  id: number;
  specialtyIds: readonly number[];
  /** With holds. */
  appointments: Spans;
  rentals: readonly (readonly [start: number, end: number, professionalId: number])[];
}

interface ClinicQuery {
  professionalIds: readonly number[];
  /** yyyy-MM-dd, ascending. */
  dates: readonly string[];
  /** Expired holds block nothing. */
  now: Date;
}

interface SchedulesQuery extends ClinicQuery {
  queryOf: (own: Own) => SlotQuery;
}

/** With all rooms, each read once; `loadSchedules` is for few professionals. Leaves out unknown and hidden ones. */
export async function loadClinicSchedules(
  db: Pick<Transaction, 'rows'>,
  { queryOf, ...query }: SchedulesQuery,
): Promise<Map<number, Schedule>> {
  const clinic = await loadClinic(db, query);
  const { zone, professionals } = clinic;
  const rooms = clinic.rooms.map(roomToEach);
  return new Map(
    professionals.map((professional) => {
      const theirs = rooms.map((room) => room(professional)).filter((room) => room !== null);
      // Starting with different rooms, so that a full one doesn't slow everyone down.
      const first = theirs.length > 0 ? professional.id % theirs.length : 0;
      const inTurn = [...theirs.slice(first), ...theirs.slice(0, first)];
      return [professional.id, scheduleIn(inTurn, { zone, ...professional }, queryOf(professional))];
    }),
  );
}

export async function loadClinic(
  db: Pick<Transaction, 'rows'>,
  { professionalIds, dates, now }: ClinicQuery,
): Promise<{ zone: string; professionals: readonly ProfessionalData[]; rooms: SharedRoom[] }> {
  const [clinic] = await db.rows(CLINIC_SCHEDULES, [professionalIds, dates[0], dates.at(-1), now]);
  if (!clinic) throw new Error('The settings row is missing');
  const openHours = openHoursOn(dates);
  const rooms = clinic.rooms.map((room) => ({
    roomId: room.id,
    open: openHours(room),
    specialtyIds: room.specialtyIds,
    appointments: toIntervals(room.appointments),
    rentals: room.rentals.map(([start, end, professionalId]) => ({ start, end, professionalId })),
  }));
  const ofDesk = clinic.professionals.filter(hasDeskQuota).map(({ id }) => id);
  const starts = await deskStartsOf(db, { professionalIds: ofDesk, from: dates[0]!, to: dates.at(-1)! });
  const professionals = clinic.professionals.map((it) => ({ ...it, deskStarts: starts.get(it.id) ?? [] }));
  return { zone: clinic.zone, professionals, rooms };
}

const CLINIC_SCHEDULES = statement(
  'slots.clinic-schedules',
  `${clinicOn('$4')}
  SELECT clinic.timezone AS zone,
    (SELECT coalesce(json_agg(professional), '[]') FROM (
      SELECT p.id, p.specialty_id AS "specialtyId", p.default_duration_minutes AS "defaultDurationMinutes",
        ${OWN_TIMES}
      FROM professional_profiles AS p
      WHERE p.id = ANY ($1::int[]) AND p.is_public
    ) AS professional) AS professionals,
    (SELECT coalesce(json_agg(room), '[]') FROM (
      SELECT r.id, ${roomHoursColumns('clinic.first', 'clinic.last')},
        ARRAY(SELECT s.specialty_id FROM room_specialties AS s WHERE s.room_id = r.id) AS "specialtyIds",
        (SELECT ${spans('o')}
         FROM room_occupancies AS o
         WHERE o.room_id = r.id AND o.room_booking_id IS NULL AND ${inTheDates('o', LONGEST_TURNO)}
           AND ${isHeld('o')}) AS appointments,
        (SELECT coalesce(array_to_json(array_agg(
           ARRAY[${epochMinute('o.starts_at')}, ${epochMinute('o.ends_at')}, o.professional_id])), '[]')
         FROM room_occupancies AS o
         WHERE o.room_id = r.id AND o.room_booking_id IS NOT NULL AND ${inTheDates('o', LONGEST_RENTAL)}) AS rentals
      FROM rooms AS r WHERE r.is_active
    ) AS room) AS rooms
  FROM clinic`,
  { zone: text, professionals: json<readonly ProfessionalData[]>(), rooms: json<readonly RoomData[]>() },
);
