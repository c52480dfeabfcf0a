import { statement } from '../platform/database/statement';

export const ADD_WAITING_LIST = statement(
  'demo.waiting-list',
  /* sql */ `
    INSERT INTO waiting_list_entries (id, professional_id, specialty_id, patient_user_id, patient_name, patient_email,
      patient_phone, hours, from_date, until_date, notice_hours, urgent_reason, status, created_at, version)
    SELECT r.id, p.id, s.id, patient.id, r.name, r.email, r.phone, r.hours, r."fromDate", r."untilDate",
      r."noticeHours", r."urgentReason", 'active', to_timestamp(r."createdAt" * 60), 1
    FROM jsonb_to_recordset($1::jsonb) AS r(id uuid, professional text, specialty text, name text, email text,
      phone text, hours jsonb, "fromDate" date, "untilDate" date, "noticeHours" smallint, "urgentReason" text,
      "createdAt" bigint)
    LEFT JOIN users u ON u.email = r.professional LEFT JOIN professionals p ON p.user_id = u.id
    LEFT JOIN specialties s ON s.name = r.specialty
    LEFT JOIN users patient ON patient.email = r.email`,
);

/** The first turno to come that was cancelled, and whose time is free, is offered to who waits for its specialty. */
export const OFFER_FREED_TIME = statement(
  'demo.freed-time',
  /* sql */ `
    WITH freed AS (
      SELECT a.id, a.professional_id, a.room_id, a.starts_at, a.ends_at, e.id AS entry_id
      FROM appointments a JOIN professionals p ON p.id = a.professional_id
        JOIN waiting_list_entries e ON e.specialty_id = p.specialty_id AND e.urgent_reason IS NULL
      WHERE a.status = 'cancelled' AND a.starts_at > $1::timestamptz + interval '26 hours' AND NOT EXISTS (
        SELECT FROM room_occupancies o WHERE (o.room_id = a.room_id OR o.professional_id = a.professional_id)
          AND o.starts_at < a.ends_at AND o.ends_at > a.starts_at)
      ORDER BY a.starts_at, a.id LIMIT 1
    ), stretch AS (
      INSERT INTO waiting_list_stretches (id, professional_id, room_id, starts_at, ends_at, freed_by_id, is_by_hand,
        created_at, round, told_at, due_at, outcome)
      SELECT id, professional_id, room_id, starts_at, ends_at, id, false, $1, 1, $1, $1::timestamptz + interval '4 hours',
        'open' FROM freed
    ), hold AS (
      INSERT INTO holds (id, professional_id, room_id, starts_at, ends_at, expires_at, purpose, owner_id, created_at)
      SELECT id, professional_id, room_id, starts_at, ends_at, $1::timestamptz + interval '241 minutes', 'waiting_list',
        id::text, $1 FROM freed
    )
    INSERT INTO waiting_list_offers (id, entry_id, stretch_id, round, offered_at, answer_until, outcome)
    SELECT id, entry_id, id, 1, $1, $1::timestamptz + interval '4 hours', 'pending' FROM freed`,
);
