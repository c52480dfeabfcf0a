import { entities } from './entities';
import { Database } from './platform/database/database';
import { entityDifferences } from './testing/harness/entity-differences';
import { createTestDatabase } from './testing/harness/test-database';

type Planted = [name: string, change: string, difference: string];

const planted: Record<string, Planted[]> = {
  'what TypeORM would change': [
    ['a table more', 'CREATE TABLE stray_table (id integer PRIMARY KEY)', 'table stray_table: it has no entity'],
    ['a column more', 'ALTER TABLE rooms ADD floor integer', 'ALTER TABLE "rooms" DROP COLUMN "floor"'],
    [
      'a check less',
      'ALTER TABLE rooms DROP CONSTRAINT rooms_sort_order_check',
      'ADD CONSTRAINT "rooms_sort_order_check" CHECK (sort_order >= 0)',
    ],
    [
      'an index that nobody declared',
      'CREATE INDEX stray_index ON rooms (sort_order)',
      'DROP INDEX "public"."stray_index"',
    ],
    [
      'a column less that a feature maps in a table of a lower one',
      'ALTER TABLE settings DROP COLUMN widget_sites',
      'ALTER TABLE "settings" ADD "widget_sites" text',
    ],
    [
      'a check less of such a column',
      'ALTER TABLE settings DROP CONSTRAINT settings_staff_idle_hours_check',
      'ADD CONSTRAINT "settings_staff_idle_hours_check"',
    ],
    ['a view more', 'CREATE VIEW stray_view AS SELECT id FROM rooms', 'view stray_view: it has no entity'],
    ['a view less', 'DROP VIEW professional_profiles', 'CREATE VIEW "professional_profiles"'],
  ],
  'definitions, which TypeORM does not compare': [
    [
      'an exclusion of other columns',
      `ALTER TABLE room_occupancies DROP CONSTRAINT room_occupancies_rental_free;
       ALTER TABLE room_occupancies ADD CONSTRAINT room_occupancies_rental_free
         EXCLUDE USING gist (room_booking_id WITH =, during WITH &&)`,
      'constraint room_occupancies_rental_free of room_occupancies: the entity says EXCLUDE',
    ],
    [
      'a view that reads something else',
      `CREATE OR REPLACE VIEW professional_profiles AS
         SELECT p.id, p.user_id, p.specialty_id, p.bio, p.fee, p.default_duration_minutes, p.sort_order, p.is_public,
           u.name, u.email, u.phone, s.name AS specialty_name, u.picture_id, p.version, p.fee_version, p.bio_version, p.slug,
           p.license_number, p.refeps_number, p.series_online, p.fee AS own_fee,
           p.default_duration_minutes AS own_duration_minutes, p.id AS default_kind_id
         FROM professionals AS p LEFT JOIN users AS u ON u.id = p.user_id LEFT JOIN specialties AS s ON s.id = p.specialty_id`,
      'view professional_profiles: the entity says',
    ],
    ['a declared index less', 'DROP INDEX users_email_unique', 'index users_email_unique: the database has none'],
  ],
};

/** Differences that come with these: the exclusion's index, and TypeORM's record of the view. */
const ALONG = [
  /^index room_occupancies_rental_free: the entity says/,
  /^INSERT INTO "typeorm_metadata".* professional_profiles /,
];

/** All changes in one database, because a comparison takes a second. */
async function differencesAfter(changes: readonly string[]): Promise<string[]> {
  const database = await createTestDatabase();
  const db = await Database.open(database.url, entities, 1);
  try {
    for (const change of changes) await db.pool.query(change);
    return await entityDifferences(db.manager.connection);
  } finally {
    await db.close();
    await database.drop();
  }
}

describe.each(Object.entries(planted))('%s:', (_, faults) => {
  let differences: string[];

  beforeAll(async () => {
    differences = await differencesAfter(faults.map(([, change]) => change));
  });

  test.each(faults)('%s is reported as a difference', (_name, _change, difference) => {
    expect(differences.join('\n')).toContain(difference);
  });

  test('no other difference is reported', () => {
    const told = faults.map(([, , difference]) => difference);
    const isTold = (line: string) =>
      told.some((part) => line.includes(part)) || ALONG.some((known) => known.test(line));
    expect(differences.filter((line) => !isTold(line))).toEqual([]);
  });
});
