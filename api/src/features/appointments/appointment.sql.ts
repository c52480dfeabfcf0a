import { statement, type Statement } from '../../platform/database/statement';

/** A row as the statements below give it; see toAppointment for its form outside. */
export interface AppointmentRow {
  id: string;
  professionalId: number;
  professionalName: string;
  specialty: string | null;
  roomId: number;
  roomName: string;
  /** Null for a guest's. */
  patientUserId: number | null;
  /** Epoch minutes. */
  start: number;
  durationMinutes: number;
  patientName: string;
  patientEmail: string;
  patientPhone: string | null;
  notes: string | null;
  status: string;
  zone: string;
}

export const COLUMNS = `a.id, a.professional_id AS "professionalId", u.name AS "professionalName", s.name AS specialty,
  a.room_id AS "roomId", r.name AS "roomName", (extract(epoch FROM a.starts_at) / 60)::float8 AS start,
  a.duration_minutes AS "durationMinutes", a.patient_name AS "patientName", a.patient_email AS "patientEmail",
  a.patient_phone AS "patientPhone", a.notes, a.status, a.patient_user_id AS "patientUserId", settings.timezone AS zone`;

export const JOINS = `JOIN professionals AS p ON p.id = a.professional_id JOIN users AS u ON u.id = p.user_id
  LEFT JOIN specialties AS s ON s.id = p.specialty_id JOIN rooms AS r ON r.id = a.room_id CROSS JOIN settings`;

export const APPOINTMENT_BY_ID = statement('appointments.by-id', `SELECT ${COLUMNS} FROM appointments AS a ${JOINS} WHERE a.id = $1`);

/**
 * Books and notes it in one statement. It is its patient's own appointment ($4), else that of the patient whose
 * confirmed address it names: who forgot to sign in, or rang the clinic, finds it in Mis Citas too. Not where that
 * address was confirmed by its link alone. No row comes back when the professional or the room is taken at that time; a
 * room that another professional occupies raises 23P01.
 */
export const BOOK = statement('appointments.book', `
  WITH a AS (
    INSERT INTO appointments (id, professional_id, room_id, patient_user_id, patient_name, patient_email,
                              patient_phone, notes, starts_at, ends_at, created_at, is_self_booked)
    VALUES ($1, $2, $3,
            coalesce($4::integer, (SELECT id FROM users WHERE lower(email) = lower($6) AND role = 'user'
              AND email_confirmed_at IS NOT NULL AND NOT bookings_withheld)),
            $5, $6, $7, $8, $9, $9::timestamptz + make_interval(mins => $10), $11, $13)
    ON CONFLICT DO NOTHING
    RETURNING *
  ), noted AS (
    INSERT INTO audit_events (at, actor_user_id, action, entity, entity_id)
    SELECT $11, $12, 'created', 'appointment', a.id::text FROM a
  )
  SELECT ${COLUMNS} FROM a ${JOINS}`);

/** Which appointments to list: every one that is not null counts. */
export interface ListConditions {
  professionalId: number | null;
  patientUserId: number | null;
  statuses: readonly string[] | null;
  /** First date of the month, yyyy-MM-dd, by the clinic's clock. */
  month: string | null;
  from: Date | null;
  until: Date | null;
  /** The last one of the page before. */
  after: readonly [start: Date, id: string] | null;
}

/** The most appointments a page can have. */
export const PAGE_LIMIT = 200;

/** The most that a list without pages can have: decades of one person. More would keep everyone else waiting for seconds. */
export const LIST_LIMIT = 10_000;

/**
 * Conditions that are null are left out of the text: were they part of it, PostgreSQL's lasting plan could use no
 * index, and would read and sort the whole table. `code` names the ones that are there.
 */
function conditionsText(conditions: ListConditions): { code: string; where: string; values: unknown[] } {
  const values: unknown[] = [];
  const at = (value: unknown): string => `$${values.push(value)}`;
  const { professionalId, patientUserId, statuses, month, from, until, after } = conditions;
  const given = Object.entries({
    p: professionalId !== null && `a.professional_id = ${at(professionalId)}`,
    u: patientUserId !== null && `a.patient_user_id = ${at(patientUserId)}`,
    s: statuses !== null && `a.status = ANY (${at(statuses)})`,
    m: month !== null && withinMonth(at(month)),
    f: from !== null && `a.starts_at >= ${at(from)}`,
    t: until !== null && `a.starts_at < ${at(until)}`,
    a: after !== null && `(a.starts_at, a.id) < (${at(after[0])}, ${at(after[1])})`,
  }).filter(([, condition]) => condition !== false);
  const where = given.length === 0 ? '' : `WHERE ${given.map(([, condition]) => condition).join(' AND ')}`;
  return { code: given.map(([letter]) => letter).join(''), where, values };
}

/** The clinic's zone is read in the same statement: a calendar asks for a month every few seconds. */
function withinMonth(firstDate: string): string {
  const zone = '(SELECT timezone FROM settings)';
  return `a.starts_at >= ${firstDate}::date::timestamp AT TIME ZONE ${zone}
    AND a.starts_at < (${firstDate}::date + interval '1 month') AT TIME ZONE ${zone}`;
}

/**
 * The newest that meet the conditions: `limit` and one more, which tells whether others follow; with null LIST_LIMIT
 * and one more. The inner limit is a number, which lets PostgreSQL keep one plan that uses an index.
 */
export function listStatement(conditions: ListConditions, limit: number | null): { statement: Statement; values: unknown[] } {
  const { code, where, values } = conditionsText(conditions);
  const order = 'ORDER BY a.starts_at DESC, a.id DESC';
  const [widest, asked] = limit === null ? [`LIMIT ${LIST_LIMIT + 1}`, ''] : [`LIMIT ${PAGE_LIMIT + 1}`, `LIMIT $${values.push(limit + 1)}`];
  const text = `
  SELECT ${COLUMNS}
  FROM (SELECT * FROM appointments AS a ${where} ${order} ${widest}) AS a ${JOINS}
  ${order} ${asked}`;
  return { statement: { name: `appointments-${limit === null ? 'all' : 'page'}-${code}`, text }, values };
}

/** How many meet the conditions, by what became of them. Where only the status counts, the tallies tell without reading an appointment. */
export function countStatement(conditions: ListConditions): { statement: Statement; values: unknown[] } {
  const { code, where, values } = conditionsText(conditions);
  const [table, number] = code === '' || code === 's' ? ['appointment_tallies', 'change'] : ['appointments', '1'];
  const sum = (of: string) => `coalesce(sum(${number}) ${of}, 0)::int`;
  const text = `
  SELECT ${sum('')} AS total,
         ${sum("FILTER (WHERE status IN ('pending', 'confirmed'))")} AS scheduled,
         ${sum("FILTER (WHERE status = 'completed')")} AS completed,
         ${sum("FILTER (WHERE status = 'cancelled')")} AS cancelled
  FROM ${table} AS a ${where}`;
  return { statement: { name: `appointments-count-${code}`, text }, values };
}
