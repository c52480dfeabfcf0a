import { Database } from '../platform/database/database';
import { hashPassword, isPassword } from '../platform/passwords';
import { eventually } from '../testing/harness/eventually';
import { query } from '../testing/harness/query';
import { createTestDatabase, type TestDatabase } from '../testing/harness/test-database';
import { makeDemoClinic } from './make/demo-clinic';
import { openDemoAccounts } from './known-passwords';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemoClinic } from './seed-demo-clinic';

let testDatabase: TestDatabase;
let db: Database;

async function openDatabase(): Promise<void> {
  testDatabase = await createTestDatabase();
  db = await Database.open(testDatabase.url, [], 3);
}

async function dropDatabase(): Promise<void> {
  await db.close();
  await testDatabase.drop();
}

const rows = (sql: string) => query(testDatabase.url, sql);

/** Row counts of all tables, and hashes of the two that change most. */
async function contents(): Promise<unknown> {
  const tables = await rows(`
    SELECT c.relname AS name, (xpath('/row/n/text()', query_to_xml(format('SELECT count(*) AS n FROM %I', c.relname),
      false, true, '')))[1]::text::int AS count
    FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`);
  const details = await rows(`
    SELECT md5(string_agg(a::text, '' ORDER BY a.id)) AS appointments,
      (SELECT md5(string_agg(u::text, '' ORDER BY u.id)) FROM users u) AS users FROM appointments a`);
  return { tables, details };
}

const DOUBLES = `
  SELECT a.id FROM appointments a JOIN appointments b ON a.id < b.id AND a.during && b.during
    AND (a.professional_id = b.professional_id OR a.room_id = b.room_id) WHERE a.is_live AND b.is_live
    AND a.overbooking_reason IS NULL AND b.overbooking_reason IS NULL
  UNION ALL
  SELECT a.id FROM room_bookings a JOIN room_bookings b ON a.id < b.id AND a.during && b.during AND a.room_id = b.room_id
    WHERE a.is_live AND b.is_live
  UNION ALL
  SELECT a.id FROM appointments a JOIN room_bookings b ON a.during && b.during AND a.room_id = b.room_id
    AND a.professional_id <> b.professional_id WHERE a.is_live AND b.is_live`;

describe('In a database without anybody:', () => {
  beforeEach(openDatabase);
  afterEach(dropDatabase);

  test('all of the clinic of the day is in it, and nothing twice, also in an evening that is next year in UTC', async () => {
    await seedDemoClinic(db, new Date('2027-01-01T02:59:59.999Z'));

    const clinic = makeDemoClinic('2026-12-31');
    expect(await rows(DOUBLES)).toEqual([]);
    expect(
      await rows(`
    SELECT (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM professionals) AS professionals,
      (SELECT count(*)::int FROM unavailable_dates) AS absences, (SELECT count(*)::int FROM room_months) AS months,
      (SELECT count(*)::int FROM room_day_overrides) AS overrides,
      (SELECT count(*)::int FROM room_bookings) AS rentals, (SELECT count(*)::int FROM appointments) AS appointments,
      (SELECT count(*)::int FROM appointment_requests) AS requests,
      (SELECT count(*)::int FROM activity_log) AS activity,
      (SELECT count(*)::int FROM audit_events WHERE entity_id ~ '^[0-9a-f-]+$' OR entity = 'settings') AS audit,
      (SELECT count(*)::int FROM room_occupancies) = (SELECT count(*) FROM appointments WHERE is_live)
        + (SELECT count(*) FROM room_bookings WHERE is_live) + (SELECT count(*) FROM holds) AS guarded,
      (SELECT count(*)::int FROM waiting_list_entries) AS waiting,
      (SELECT min(id::text) FROM appointments) AS first_appointment`),
    ).toEqual([
      {
        users: clinic.users.length,
        professionals: 18,
        absences: clinic.absences.length,
        months: clinic.roomMonths.length,
        overrides: clinic.roomOverrides.length,
        rentals: clinic.rentals.length,
        appointments: clinic.appointments.length,
        requests: clinic.requests.length,
        waiting: clinic.waitingList.length,
        activity: clinic.activity.length,
        audit: clinic.audit.length,
        guarded: true,
        first_appointment: clinic.appointments.map(({ id }) => id).sort()[0],
      },
    ]);
  });

  test('a clinic that has its own people keeps its name and gets no demo', async () => {
    await rows(`INSERT INTO users (name, email, password_hash, role, created_at)
    VALUES ('Irma Paz', 'irma@example.com', 'x', 'admin', '2026-01-01T00:00Z')`);
    const before = await contents();

    await seedDemoClinic(db, new Date('2026-11-21T15:00:00Z'));

    expect(await contents()).toEqual(before);
    expect(await rows('SELECT clinic_name FROM settings')).toEqual([{ clinic_name: 'Centro Médico' }]);
    expect(await openDemoAccounts(db)).toEqual([]);
  });

  test('a clinic that can not be made whole is not made at all', async () => {
    await rows(`INSERT INTO rooms (name) VALUES ('Consultorio 3')`);
    const before = await contents();

    await expect(seedDemoClinic(db, new Date('2026-11-21T15:00:00Z'))).rejects.toThrow('rooms_name_unique');

    expect(await contents()).toEqual(before);
    expect(await rows('SELECT clinic_name FROM settings')).toEqual([{ clinic_name: 'Centro Médico' }]);
  });
});

describe('In a clinic filled in on a Saturday:', () => {
  beforeAll(async () => {
    await openDatabase();
    await seedDemoClinic(db, new Date('2026-11-21T15:00:00Z'));
  });
  afterAll(dropDatabase);

  test('phones have the form that a booking stores, so that none changes when its patient books', async () => {
    const phones = await rows(`
      SELECT phone FROM settings UNION SELECT phone FROM users UNION SELECT emergency_contact_phone FROM users
      UNION SELECT patient_phone FROM appointments UNION SELECT patient_phone FROM appointment_requests
      UNION SELECT patient_phone FROM waiting_list_entries`);
    const stored = phones.flatMap(({ phone }) => (phone === null ? [] : [String(phone)]));
    expect(stored.length).toBeGreaterThan(50);
    expect(stored.filter((phone) => !/^\+54 (9 )?\d{2,4} \d{3,4} \d{4}$/.test(phone))).toEqual([]);
  });

  test('what a visitor sees is all there: forms, hours, prices, phones', async () => {
    expect(await rows(`SELECT clinic_name, phone, default_hourly_cost FROM settings`)).toEqual([
      { clinic_name: 'Clínica del Jacarandá', phone: '+54 11 5555 2000', default_hourly_cost: '6000.00' },
    ]);
    expect(
      await rows(`SELECT name, jsonb_array_length(form_config) AS fields FROM specialties
    WHERE form_config <> '[]' ORDER BY sort_order`),
    ).toEqual([
      { name: 'Pediatría', fields: 9 },
      { name: 'Nutrición', fields: 7 },
    ]);
    expect(
      await rows(`SELECT template_name, count(DISTINCT weekday)::int AS days, min(start_minute) AS opens,
      max(end_minute) AS closes FROM room_months JOIN room_month_hours ON room_month_id = id
    GROUP BY template_name ORDER BY 1`),
    ).toEqual([
      { template_name: 'Horario Comercial', days: 5, opens: 540, closes: 1080 },
      { template_name: 'Horario Extendido', days: 6, opens: 480, closes: 1200 },
    ]);
    expect(
      await rows(`SELECT count(*)::int AS portraits, bool_and(substr(content, 9, 4) = 'WEBP') AS are_pictures
    FROM professionals JOIN users ON users.id = user_id JOIN pictures ON pictures.id = picture_id`),
    ).toEqual([{ portraits: 18, are_pictures: true }]);
    expect(
      await rows(`SELECT (SELECT count(*) > 0 FROM visits WHERE finished_at IS NOT NULL) AS seen,
      (SELECT count(*)::int FROM visits JOIN appointments a ON a.id = appointment_id
        WHERE finished_at IS NOT NULL AND status <> 'completed') AS unclosed`),
    ).toEqual([{ seen: true, unclosed: 0 }]);
    expect(
      await rows(`SELECT count(*)::int AS count FROM professionals p
    WHERE NOT EXISTS (SELECT FROM professional_availability a WHERE a.professional_id = p.id)`),
    ).toEqual([{ count: 0 }]);
    expect(
      await rows(`SELECT notes, start_minute, end_minute FROM room_day_overrides
    LEFT JOIN room_day_override_hours ON room_day_override_id = id WHERE date BETWEEN '2026-11-22' AND '2026-12-01'
    ORDER BY date`),
    ).toEqual([
      { notes: 'Desinfección por la tarde', start_minute: 480, end_minute: 780 },
      { notes: 'Mantenimiento anual del sillón', start_minute: null, end_minute: null },
    ]);
  });

  test('one account of each role can sign in, and the patient finds past and future appointments', async () => {
    const accounts = await rows(`SELECT email, role, password_hash, email_confirmed_at IS NOT NULL AS confirmed
    FROM users WHERE email IN ('${DEMO_ACCOUNTS.join(`','`)}') ORDER BY role, email`);
    expect(accounts.map(({ email, role, confirmed }) => [email, role, confirmed])).toEqual([
      ['admin@clinica.example', 'admin', true],
      ['recepcion@clinica.example', 'admin', true],
      ['profesional@clinica.example', 'professional', true],
      ['paciente@clinica.example', 'user', true],
    ]);
    for (const { password_hash: passwordHash } of accounts) {
      expect(await isPassword(String(passwordHash), DEMO_PASSWORD)).toBe(true);
    }
    const [visits] = await rows(`SELECT bool_or(starts_at < '2026-11-21T15:00Z') AS past,
      bool_or(starts_at > '2026-11-21T15:00Z' AND is_live) AS future
    FROM appointments WHERE patient_user_id = (SELECT id FROM users WHERE email = 'paciente@clinica.example')`);
    expect(visits).toEqual({ past: true, future: true });
  });

  test('most patients belong to a family, and each child to those who called for it', async () => {
    const missing = await rows(`
    SELECT FROM appointments AS a JOIN patients AS p ON p.name = a.contact_name AND p.email = a.patient_email
    WHERE a.contact_name IS NOT NULL AND NOT EXISTS (
      SELECT FROM patient_relations AS r WHERE r.patient_id = a.patient_id AND r.relative_id = p.id)`);
    expect(missing).toEqual([]);
    const [share] = await rows(`
    SELECT count(*) FILTER (WHERE EXISTS (SELECT FROM patient_relations AS r WHERE p.id IN (r.patient_id, r.relative_id)))
      > count(*) * 0.8 AS related FROM patients AS p`);
    expect(share).toEqual({ related: true });
  });

  test('most patients have a birth date and a DNI, parents the age of parents, and two were typed twice', async () => {
    const [share] = await rows(`
    SELECT count(*) FILTER (WHERE birth_date IS NOT NULL) > count(*) * 0.8 AS born,
      count(*) FILTER (WHERE state = 'validated' AND EXISTS (SELECT FROM patient_identifiers WHERE patient_id = id))
        > count(*) * 0.7 AS identified FROM patients`);
    expect(share).toEqual({ born: true, identified: true });
    const unfit = await rows(`
    SELECT p.name FROM patient_relations AS r JOIN patients AS c ON c.id = r.patient_id
      JOIN patients AS p ON p.id = r.relative_id
    WHERE p.user_id IS NULL AND (
      r.kind IN ('mother', 'father') AND p.birth_date NOT BETWEEN c.birth_date - interval '46 years'
        AND c.birth_date - interval '16 years'
      OR r.kind = 'partner' AND c.user_id IS NULL AND abs(p.birth_date - c.birth_date) > 20 * 365)`);
    expect(unfit).toEqual([]);
    const twins = await rows(`
    SELECT FROM patients AS one JOIN patients AS other ON other.name = replace(one.name, ' M. ', ' ')
      AND other.phone = one.phone AND other.birth_date = one.birth_date AND other.id <> one.id`);
    expect(twins).toHaveLength(2);
  });

  test('the patient has two children; other accounts an aunt, a partner, a ward, and a son who turns 18 soon', async () => {
    const family = await rows(`
    SELECT split_part(u.email, '@', 1) AS account, r.kind, c.name, r.agreed_by,
      extract(year FROM age('2026-11-21', c.birth_date))::int AS age
    FROM patient_relations AS r JOIN patients AS c ON c.id = r.patient_id
      JOIN patients AS p ON p.id = r.relative_id JOIN users AS u ON u.id = p.user_id
    WHERE u.email ~ '^(paciente|joaquin|rocio|agustina|hector)' ORDER BY u.email, c.name`);
    const shown = family.map((row) => Object.values(row).join(' '));
    // Pediatricians may see a drawn child of others.
    expect(shown.filter((row) => row.startsWith('paciente'))).toHaveLength(2);
    expect(shown).toEqual(
      expect.arrayContaining([
        'agustina.correa carer Marta Sandoval staff 75',
        'hector.miranda father Lautaro Miranda staff 17',
        'joaquin.dominguez partner Elena Vera staff 46',
        'joaquin.dominguez father Olivia Domínguez staff 4',
        'paciente mother Bruno Benítez staff 14',
        'paciente mother Lola Benítez staff 7',
        'rocio.paez guardian Milagros Páez relative 10',
      ]),
    );
  });

  test('coverage has each outcome, copays for plans, professionals and types, and an increase entered ahead', async () => {
    const [coverage] = await rows(`
    SELECT (SELECT array_agg(DISTINCT outcome ORDER BY outcome) FROM coverage_rules
        WHERE '2026-11-21' BETWEEN valid_from AND coalesce(valid_to, 'infinity')) AS outcomes,
      count(*) FILTER (WHERE plan_id IS NOT NULL) > 0 AS plans,
      count(DISTINCT coalesce(professional_id, appointment_type_id))::int AS professionals,
      count(*) FILTER (WHERE valid_from > '2026-11-21' AND EXISTS (
        SELECT FROM copay_amounts AS o WHERE o.insurer_id = c.insurer_id AND o.plan_id IS NOT DISTINCT FROM c.plan_id
          AND o.valid_from <= '2026-11-21' AND o.amount < c.amount))::int AS raised
    FROM copay_amounts AS c`);
    expect(coverage).toEqual({
      outcomes: ['no', 'with_authorization', 'with_copay', 'yes'],
      plans: true,
      professionals: 2,
      raised: 4,
    });
  });

  test('a start that finds another one filling it waits, longer than a request would, and then changes nothing', async () => {
    const before = await contents();
    const other = await db.pool.connect();
    await other.query('BEGIN; LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE');
    // Days later.
    const seeded = seedDemoClinic(db, new Date('2026-12-04T15:00:00Z'));
    try {
      const waitingFor = `SELECT FROM pg_stat_activity WHERE datname = current_database()
      AND wait_event_type = 'Lock' AND clock_timestamp() - query_start > '6.2 s'`;
      const waited = eventually(async () => expect((await db.pool.query(waitingFor)).rowCount).toBe(1), 12_000);
      await Promise.race([waited, seeded]);
      await waited;
    } finally {
      await other.query('COMMIT');
      other.release();
    }
    await seeded;
    expect(await contents()).toEqual(before);
  });

  test('Turnos are of the accounts that they are linked to, most of them booked by these themselves', async () => {
    const [counted] = await rows(`
    SELECT count(patient_user_id)::int AS linked, count(*) FILTER (WHERE is_of_account)::int AS theirs,
      count(*) FILTER (WHERE is_self_booked AND is_of_account) BETWEEN 1 AND count(patient_user_id) AS "selfBooked",
      count(*) FILTER (WHERE is_self_booked AND patient_user_id IS NULL)::int AS "ofNobody" FROM appointments`);
    expect(counted).toMatchObject({ theirs: counted!['linked'], selfBooked: true, ofNobody: 0 });
  });

  test('whom the public password still lets in is known, also in a clinic that is no demo any more', async () => {
    expect(await openDemoAccounts(db)).toEqual(DEMO_ACCOUNTS);

    await rows(`UPDATE users SET suspended_at = now() WHERE email = 'paciente@clinica.example'`);
    await rows(
      `UPDATE users SET password_hash = '${await hashPassword('otra clave')}' WHERE email = 'admin@clinica.example'`,
    );
    expect(await openDemoAccounts(db)).toEqual(['profesional@clinica.example', 'recepcion@clinica.example']);
  });
});
