import { shownPatient, type ShownPatient, type WaitingScreenShows } from '../../domain/waiting-call';
import { json, text } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';

interface Screen {
  id: number;
  name: string;
  roomIds: number[];
  shows: WaitingScreenShows;
}

interface CallRow {
  ticketNumber: number;
  /** Milliseconds. */
  calledAt: number;
  /** HH:mm. */
  at: string;
  roomId: number;
  roomName: string;
  patientName: string;
  patientPhone: string | null;
}

interface Call extends ShownPatient {
  /** Changes with every call, repeated ones too. Grants no access. */
  key: string;
  room: string;
  /** HH:mm. */
  at: string;
}

export interface ScreenState {
  name: string;
  clinic: string;
  timeZone: string;
  /** Latest first. */
  calls: Call[];
}

const MOST_CALLS = 5;
export const CALL_SHOWN_MS = 30 * 60_000;

/** One read per second for all open screens. $1: their ids, $2: the earliest call. */
export const OPEN_SCREENS = statement(
  'waiting-screens.open',
  `
  SELECT settings.clinic_name AS clinic, settings.timezone AS "timeZone",
    (SELECT coalesce(json_agg(screen), '[]') FROM (
      SELECT id, name, room_ids AS "roomIds", shows FROM waiting_screens WHERE id = ANY ($1::int[])
    ) AS screen) AS screens,
    (SELECT coalesce(json_agg(call), '[]') FROM (
      SELECT v.ticket_number AS "ticketNumber", floor(extract(epoch FROM v.called_at) * 1000) AS "calledAt",
        to_char(v.called_at AT TIME ZONE settings.timezone, 'HH24:MI') AS at,
        a.room_id AS "roomId", r.name AS "roomName", a.patient_name AS "patientName", a.patient_phone AS "patientPhone"
      FROM visits AS v JOIN appointments AS a ON a.id = v.appointment_id JOIN rooms AS r ON r.id = a.room_id
      WHERE v.called_at > $2 AND a.is_live
        AND (a.starts_at AT TIME ZONE settings.timezone)::date = (v.arrived_at AT TIME ZONE settings.timezone)::date
      ORDER BY v.called_at DESC LIMIT 200
    ) AS call) AS calls
  FROM settings`,
  { clinic: text, timeZone: text, screens: json<Screen[]>(), calls: json<CallRow[]>() },
);

export function stateOf(
  { name, roomIds, shows }: Screen,
  { clinic, timeZone, calls }: { clinic: string; timeZone: string; calls: readonly CallRow[] },
): ScreenState {
  const own = roomIds.length === 0 ? calls : calls.filter(({ roomId }) => roomIds.includes(roomId));
  return {
    name,
    clinic,
    timeZone,
    calls: own.slice(0, MOST_CALLS).map((call) => ({
      key: `${call.ticketNumber}-${call.calledAt}`,
      ...shownPatient(shows, call),
      room: call.roomName,
      at: call.at,
    })),
  };
}
