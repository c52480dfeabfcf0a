import type { ClientBase, Pool } from 'pg';

const LIVE_APPOINTMENT = "status IN ('pending', 'confirmed', 'completed')";
const WITH_ITS_TIME = `${LIVE_APPOINTMENT} AND overbooking_reason IS NULL`;

/** With buffers. */
const from = (table: string) => `${table}.starts_at - make_interval(mins => ${table}.buffer_before_minutes)`;
const until = (table: string) => `${table}.ends_at + make_interval(mins => ${table}.buffer_after_minutes)`;
const TAKEN = `starts_at - make_interval(mins => buffer_before_minutes) AS starts_at,
                ends_at + make_interval(mins => buffer_after_minutes) AS ends_at`;

/** Not patient_contact, which older backups lack. */
const digitsOf = (table: string) => `regexp_replace(${table}.patient_phone, '\\D', '', 'g')`;

/** Rows that end after the next begins, per value of `column`. */
const overlapping = (table: string, condition: string, column: string) => `
  FROM (SELECT starts_at, max(ends_at) OVER (PARTITION BY ${column} ORDER BY starts_at, ends_at
          ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS taken_until
        FROM ${table} WHERE ${condition}) AS one
  WHERE starts_at < taken_until`;

/** Counts of forbidden overlaps. */
export type Overlaps = Readonly<Record<(typeof FORBIDDEN)[number]['name'], number>>;

const FORBIDDEN = [
  {
    name: 'appointments over another of the same professional',
    count: overlapping(
      `(SELECT professional_id, room_id, status, overbooking_reason, ${TAKEN} FROM appointments) AS taken`,
      WITH_ITS_TIME,
      'professional_id',
    ),
  },
  {
    name: 'appointments over another in the same room',
    count: overlapping(
      `(SELECT professional_id, room_id, status, overbooking_reason, ${TAKEN} FROM appointments) AS taken`,
      WITH_ITS_TIME,
      'room_id',
    ),
  },
  {
    name: "overbookings over another professional's appointment or hold in the same room",
    count: `FROM appointments AS a JOIN (
              SELECT room_id, professional_id, ${TAKEN} FROM appointments WHERE ${LIVE_APPOINTMENT}
              UNION ALL
              SELECT room_id, professional_id, ${TAKEN} FROM holds
            ) AS o ON o.room_id = a.room_id AND o.professional_id <> a.professional_id
            WHERE a.overbooking_reason IS NOT NULL AND a.${LIVE_APPOINTMENT}
              AND o.starts_at < a.ends_at AND a.starts_at < o.ends_at`,
  },
  {
    name: 'overbookings over another of the same patient',
    count: `FROM appointments AS a JOIN appointments AS b ON a.id < b.id
              AND lower(a.patient_email) = lower(b.patient_email) AND folded(a.patient_name) = folded(b.patient_name)
              AND (a.patient_email <> '' OR ${digitsOf('a')} = ${digitsOf('b')})
            WHERE a.overbooking_reason IS NOT NULL AND b.overbooking_reason IS NOT NULL
              AND a.${LIVE_APPOINTMENT} AND b.${LIVE_APPOINTMENT}
              AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at`,
  },
  {
    name: 'rentals over another of the same room',
    count: overlapping('room_bookings', 'cancelled_at IS NULL', 'room_id'),
  },
  {
    name: "appointments inside another professional's rental",
    count: `FROM appointments AS a JOIN room_bookings AS b ON a.room_id = b.room_id AND a.professional_id <> b.professional_id
            WHERE a.${LIVE_APPOINTMENT} AND b.cancelled_at IS NULL AND ${from('a')} < b.ends_at AND b.starts_at < ${until('a')}`,
  },
  {
    name: 'holds over another, or over an appointment, of the same professional or in the same room',
    count: `FROM holds AS h JOIN (
              SELECT id, room_id, professional_id, ${TAKEN} FROM appointments WHERE ${WITH_ITS_TIME}
              UNION ALL
              SELECT id, room_id, professional_id, ${TAKEN} FROM holds
            ) AS o ON (o.room_id = h.room_id OR o.professional_id = h.professional_id) AND o.id <> h.id
            WHERE o.starts_at < ${until('h')} AND ${from('h')} < o.ends_at`,
  },
  {
    name: "holds inside another professional's rental",
    count: `FROM holds AS h JOIN room_bookings AS b ON h.room_id = b.room_id AND h.professional_id <> b.professional_id
            WHERE b.cancelled_at IS NULL AND ${from('h')} < b.ends_at AND b.starts_at < ${until('h')}`,
  },
  {
    name: 'times between two minutes, or with a buffer of more than an hour',
    count: `FROM (
              SELECT starts_at, ends_at, buffer_before_minutes AS before, buffer_after_minutes AS after FROM appointments
              UNION ALL
              SELECT starts_at, ends_at, 0, 0 FROM room_bookings
              UNION ALL
              SELECT starts_at, ends_at, buffer_before_minutes, buffer_after_minutes FROM holds
            ) AS held
            WHERE NOT (isfinite(starts_at) AND isfinite(ends_at) AND before BETWEEN 0 AND 60 AND after BETWEEN 0 AND 60)
              OR extract(epoch FROM starts_at) % 60 <> 0 OR extract(epoch FROM ends_at) % 60 <> 0`,
  },
  {
    name: 'rows that room_occupancies lacks or has too many',
    count: `FROM (
              SELECT id, room_id, professional_id, ${TAKEN} FROM appointments WHERE ${LIVE_APPOINTMENT}
              UNION ALL
              SELECT id, room_id, professional_id, starts_at, ends_at FROM room_bookings WHERE cancelled_at IS NULL
              UNION ALL
              SELECT id, room_id, professional_id, ${TAKEN} FROM holds
            ) AS live FULL JOIN (
              SELECT coalesce(appointment_id, room_booking_id, hold_id) AS id, room_id, professional_id,
                lower(during) AS starts_at, upper(during) AS ends_at FROM room_occupancies
            ) AS held USING (id, room_id, professional_id, starts_at, ends_at)
            WHERE live IS NULL OR held IS NULL`,
  },
] as const;

/** Trusts no constraint, trigger, index, generated column or range. Accepts older schemas. */
export async function auditOccupancy(database: Pool | ClientBase): Promise<Overlaps> {
  const before = await whatIsLacking(database);
  const counts: Record<string, number> = {};
  for (const { name, count } of FORBIDDEN) {
    const { rows } = await database.query<{ count: number }>(`${before} SELECT count(*)::int AS count ${count}`);
    counts[name] = rows[0]?.count ?? Number.NaN;
  }
  return counts as Overlaps;
}

const BUFFERS = { buffer_before_minutes: '0', buffer_after_minutes: '0' };

/** Columns added since the first backed-up schema, with their former effective values. */
const LATER_COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  appointments: { ...BUFFERS, overbooking_reason: 'NULL::text' },
  room_occupancies: { hold_id: 'NULL::uuid' },
  holds: BUFFERS,
};
const LATER_TABLES: Readonly<Record<string, string>> = {
  holds: `SELECT NULL::uuid AS id, NULL::integer AS room_id, NULL::integer AS professional_id,
    NULL::timestamptz AS starts_at, NULL::timestamptz AS ends_at WHERE false`,
};

/** A WITH that adds later columns to older schemas; empty: none is missing. */
async function whatIsLacking(database: Pool | ClientBase): Promise<string> {
  const { rows } = await database.query<{ table: string; columns: string[] }>(COLUMNS, [Object.keys(LATER_COLUMNS)]);
  const there = new Map(rows.map(({ table, columns }) => [table, new Set(columns)]));
  const parts = Object.entries(LATER_COLUMNS).flatMap(([table, later]) => {
    const columns = there.get(table);
    const lacking = Object.entries(later).filter(([column]) => !columns?.has(column));
    if (lacking.length === 0) return [];
    const source = columns ? table : `(${LATER_TABLES[table]}) AS none`;
    const added = lacking.map(([column, value]) => `${value} AS ${column}`);
    return [`${table} AS NOT MATERIALIZED (SELECT *, ${added.join(', ')} FROM ${source})`];
  });
  return parts.length === 0 ? '' : `WITH ${parts.join(', ')}`;
}

const COLUMNS = `
  SELECT c.relname AS "table", array_agg(a.attname::text) AS columns
  FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relname = ANY($1) GROUP BY 1`;
