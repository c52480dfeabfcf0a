/**
 * A clinic of equal neighbourhoods: 20 professionals, 7 rooms, 500 appointments a month. A larger clinic has more
 * neighbourhoods and a longer past, so that months stay as full.
 * A cell is a half hour of a month's first 20 weekdays in one room: 3,360 per neighbourhood. Cell c is half hour c / 7,
 * room c mod 7 and professional c mod 20, so no two cells conflict. Appointment n takes cell n * 2741 mod 3360, coprime
 * numbers, shifted per month and neighbourhood.
 */
export interface ClinicSize {
  neighbourhoods: number;
  /** Ending with June 2026, the measured month. */
  months: number;
}

export const PROFESSIONALS_EACH = 20;
export const ROOMS_EACH = 7;
const MONTHLY_APPOINTMENTS_EACH = 500;
const HALF_HOURS_A_DAY = 24;
const CELLS = 20 * HALF_HOURS_A_DAY * ROOMS_EACH;

/** A cell without appointment. */
export interface FreeSlot {
  professionalId: number;
  roomId: number;
  /** ISO 8601, UTC. */
  startTime: string;
}

/** 500 cells of each month and neighbourhood. */
export function fillAppointments({ neighbourhoods, months }: ClinicSize): string {
  return `
  INSERT INTO appointments (id, professional_id, room_id, patient_name, patient_email, patient_phone, notes, status,
    starts_at, ends_at, created_at)
  SELECT gen_random_uuid(), professional_id, room_id, 'María Fernández ' || n, 'paciente-' || n || '@ejemplo.example', '+54 11 6000-' || n,
    CASE WHEN n % 3 = 0 THEN 'Trae estudios anteriores.' END,
    CASE WHEN n % 12 = 0 THEN 'cancelled' WHEN ago > 0 THEN 'completed' WHEN n % 2 = 0 THEN 'confirmed' ELSE 'pending' END,
    starts_at, starts_at + interval '30 minutes', starts_at - interval '9 days'
  FROM (${cells(neighbourhoods, [0, months - 1], [0, MONTHLY_APPOINTMENTS_EACH - 1])}) AS cell
  -- As a clinic fills up in life, so that the indexes grow as they would.
  ORDER BY starts_at`;
}

/** The measured month's, from its second day; neighbours are far apart. */
export function freeSlots({ neighbourhoods }: ClinicSize): string {
  return `
  SELECT professional_id AS "professionalId", room_id AS "roomId",
    to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "startTime"
  FROM (${cells(neighbourhoods, [0, 0], [MONTHLY_APPOINTMENTS_EACH, CELLS - 1])}) AS cell
  WHERE starts_at >= '2026-06-02T00:00:00Z'
  ORDER BY n, professional_id`;
}

type Range = readonly [first: number, last: number];

function cells(neighbourhoods: number, [firstAgo, lastAgo]: Range, [first, last]: Range): string {
  return `
  SELECT n, day.ago, c % ${PROFESSIONALS_EACH} + hood * ${PROFESSIONALS_EACH} + 1 AS professional_id,
    c % ${ROOMS_EACH} + hood * ${ROOMS_EACH} + 1 AS room_id,
    (date + time '08:00' + c / ${ROOMS_EACH} % ${HALF_HOURS_A_DAY} * interval '30 minutes')
      AT TIME ZONE 'America/Argentina/Buenos_Aires' AS starts_at
  FROM generate_series(0, ${neighbourhoods - 1}) AS hood, generate_series(${firstAgo}, ${lastAgo}) AS month(ago),
    generate_series(${first}, ${last}) AS n, LATERAL (SELECT (n * 2741 + hood * 911 + ago * 577) % ${CELLS} AS c) AS cell
    JOIN (${weekdays(firstAgo, lastAgo)}) AS day ON day.number = c / ${ROOMS_EACH * HALF_HOURS_A_DAY}
  WHERE day.ago = month.ago`;
}

/** Numbered from 0 in each month. */
function weekdays(firstAgo: number, lastAgo: number): string {
  return `
  SELECT ago, date, (row_number() OVER (PARTITION BY ago ORDER BY date))::int - 1 AS number
  FROM generate_series(${firstAgo}, ${lastAgo}) AS ago,
    LATERAL (SELECT date '2026-06-01' - ago * interval '1 month' AS first) AS month,
    LATERAL (SELECT first::date + generate_series(0, extract(day FROM first + interval '1 month - 1 day')::int - 1) AS date) AS dates
  WHERE extract(isodow FROM date) <= 5`;
}
