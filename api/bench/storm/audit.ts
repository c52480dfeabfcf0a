import type { Pool } from 'pg';

/** Counts of forbidden things. */
export type Audit = Readonly<Record<(typeof FORBIDDEN)[number]['name'], number>>;

const FORBIDDEN = [
  {
    name: 'appointments over another of the same professional',
    count: `FROM appointments AS a JOIN appointments AS b ON a.professional_id = b.professional_id
            WHERE a.id < b.id AND a.status IN ('pending', 'confirmed', 'completed')
              AND b.status IN ('pending', 'confirmed', 'completed') AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at`,
  },
  {
    name: 'appointments over another in the same room',
    count: `FROM appointments AS a JOIN appointments AS b ON a.room_id = b.room_id
            WHERE a.id < b.id AND a.status IN ('pending', 'confirmed', 'completed')
              AND b.status IN ('pending', 'confirmed', 'completed') AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at`,
  },
  {
    name: 'rentals over another of the same room',
    count: `FROM room_bookings AS a JOIN room_bookings AS b ON a.room_id = b.room_id
            WHERE a.id < b.id AND a.cancelled_at IS NULL AND b.cancelled_at IS NULL
              AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at`,
  },
  {
    name: "appointments inside another professional's rental",
    count: `FROM appointments AS a JOIN room_bookings AS b ON a.room_id = b.room_id AND a.professional_id <> b.professional_id
            WHERE a.status IN ('pending', 'confirmed', 'completed') AND b.cancelled_at IS NULL
              AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at`,
  },
  {
    name: 'rows that room_occupancies lacks or has too many',
    count: `FROM (
              SELECT id, room_id, professional_id, starts_at, ends_at FROM appointments
                WHERE status IN ('pending', 'confirmed', 'completed')
              UNION ALL
              SELECT id, room_id, professional_id, starts_at, ends_at FROM room_bookings WHERE cancelled_at IS NULL
            ) AS live FULL JOIN (
              SELECT coalesce(appointment_id, room_booking_id) AS id, room_id, professional_id,
                lower(during) AS starts_at, upper(during) AS ends_at FROM room_occupancies
            ) AS held USING (id, room_id, professional_id, starts_at, ends_at)
            WHERE live IS NULL OR held IS NULL`,
  },
] as const;

/**
 * Compares status and times only: it does not trust the schema's constraints, indexes, generated columns and ranges.
 */
export async function auditOccupancy(pool: Pool): Promise<Audit> {
  const counts: Record<string, number> = {};
  for (const { name, count } of FORBIDDEN) {
    const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int AS count ${count}`);
    counts[name] = rows[0]?.count ?? Number.NaN;
  }
  return counts as Audit;
}
