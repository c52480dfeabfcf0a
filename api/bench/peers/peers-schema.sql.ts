import { FEW_ROOMS } from '../../src/features/slots/search-few-rooms-first';

/**
 * For PostGraphile, which only serves SQL. The view turnos has the list's rows, joined and flat. The function
 * month_slots reads the limit's rows, also of the first eight rooms. It computes free time as multiranges. PL/pgSQL
 * keeps its plan.
 */
export const PEERS_SCHEMA = `
  CREATE SCHEMA peers;
  CREATE VIEW peers.turnos AS
    SELECT a.id, a.professional_id, p.name AS professional_name, p.specialty_name AS specialty, a.room_id, r.name AS room_name,
      a.duration_minutes::int AS duration_minutes, a.patient_name, a.patient_email, a.patient_phone, a.notes, a.status,
      a.starts_at AS start_time, a.ends_at AS end_time
    FROM appointments AS a JOIN professional_profiles AS p ON p.id = a.professional_id JOIN rooms AS r ON r.id = a.room_id;
  COMMENT ON VIEW peers.turnos IS '@primaryKey id';

  CREATE TYPE peers.day_slots AS (day int, slots timestamptz[]);
  CREATE FUNCTION peers.month_slots(professional int, year int, month int, moment timestamptz) RETURNS SETOF peers.day_slots
  LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
  #variable_conflict use_column
  BEGIN
    RETURN QUERY
    WITH params AS MATERIALIZED (
      SELECT c.timezone AS zone, make_date($2, $3, 1) AS first, (make_date($2, $3, 1) + interval '1 month')::date AS past,
        make_interval(mins => coalesce(p.default_duration_minutes, 30)) AS duration
      FROM settings AS c, professionals AS p JOIN users AS u ON u.id = p.user_id
      WHERE p.id = $1 AND p.is_public AND u.suspended_at IS NULL
    ), dates AS MATERIALIZED (
      SELECT day::date AS date, extract(isodow FROM day)::int AS weekday
      FROM params, generate_series(first, past - 1, interval '1 day') AS day
    ), opening AS MATERIALIZED (
      SELECT d.date, tstzrange((d.date + a.start_minute * interval '1 minute') AT TIME ZONE zone,
                               (d.date + a.end_minute * interval '1 minute') AT TIME ZONE zone) AS span
      FROM params, dates AS d JOIN professional_availability AS a ON a.professional_id = $1 AND a.weekday = d.weekday
    ), away AS MATERIALIZED (
      SELECT coalesce(range_agg(span), '{}') AS spans FROM (
        SELECT tstzrange((n.date + n.start_minute * interval '1 minute') AT TIME ZONE zone,
                         (n.date + n.end_minute * interval '1 minute') AT TIME ZONE zone) AS span
        FROM params, unavailable_dates AS n WHERE n.professional_id = $1 AND n.date >= first AND n.date < past
        UNION ALL
        SELECT tstzrange(t.starts_at, t.ends_at) FROM params, room_occupancies AS t
        WHERE t.professional_id = $1 AND t.appointment_id IS NOT NULL
          AND t.starts_at > first::timestamp AT TIME ZONE zone - interval '8 hours' AND t.starts_at < past::timestamp AT TIME ZONE zone
      ) AS it
    ), room AS MATERIALIZED (
      SELECT r.id, (
        SELECT coalesce(range_agg(tstzrange((h.date + h.start_minute * interval '1 minute') AT TIME ZONE zone,
                                            (h.date + h.end_minute * interval '1 minute') AT TIME ZONE zone)), '{}')
        FROM params, LATERAL (
          SELECT d.date, h.start_minute, h.end_minute
          FROM room_months AS m JOIN room_month_hours AS h ON h.room_month_id = m.id JOIN dates AS d ON d.weekday = h.weekday
          WHERE m.room_id = r.id AND m.year = $2 AND m.month = $3
            AND NOT EXISTS (SELECT FROM room_day_overrides AS o WHERE o.room_id = r.id AND o.date = d.date)
          UNION ALL
          SELECT o.date, h.start_minute, h.end_minute
          FROM room_day_overrides AS o JOIN room_day_override_hours AS h ON h.room_day_override_id = o.id
          WHERE o.room_id = r.id AND o.date >= first AND o.date < past
        ) AS h
      ) - (
        SELECT coalesce(range_agg(tstzrange(o.starts_at, o.ends_at)), '{}') FROM params, room_occupancies AS o
        WHERE o.room_id = r.id AND (o.appointment_id IS NOT NULL OR o.professional_id <> $1)
          AND o.starts_at > first::timestamp AT TIME ZONE zone - interval '25 hours' AND o.starts_at < past::timestamp AT TIME ZONE zone
      ) AS free
      FROM rooms AS r WHERE r.is_active
      ORDER BY (r.id::bigint * 7919 + $1::bigint * 104729) % 1009, r.id LIMIT ${FEW_ROOMS}
    )
    SELECT extract(day FROM slot.date)::int, array_agg(slot.start ORDER BY slot.start)
    FROM params, away, (
      SELECT o.date, start, tstzrange(start, start + duration) AS span
      FROM params, opening AS o, generate_series(lower(o.span), upper(o.span) - duration, duration) AS start
      WHERE start >= $4 + interval '1 hour'
    ) AS slot
    WHERE NOT away.spans && slot.span AND EXISTS (SELECT FROM room WHERE room.free @> slot.span)
    GROUP BY slot.date ORDER BY slot.date;
  END $$;
  GRANT USAGE ON SCHEMA peers TO PUBLIC;
  GRANT SELECT ON peers.turnos TO PUBLIC`;
