import { entities } from './entities';
import { Database } from './platform/database/database';
import { entityDifferences } from './testing/harness/entity-differences';
import { createTestDatabase, type TestDatabase } from './testing/harness/test-database';

let database: TestDatabase;
let db: Database;

beforeEach(async () => {
  database = await createTestDatabase();
  db = await Database.open(database.url, entities, 1);
});
afterEach(async () => {
  await db.close();
  await database.drop();
});

const differences = () => entityDifferences(db.manager.connection);

test('The migrated database holds what the entities say, and they say all that TypeORM can', async () => {
  expect(await differences()).toEqual([]);
});

test.each([
  ['a table more', 'CREATE TABLE stray (id integer PRIMARY KEY)', 'table stray: it has no entity'],
  ['a column more', 'ALTER TABLE rooms ADD floor integer', 'ALTER TABLE "rooms" DROP COLUMN "floor"'],
  [
    'a check less',
    'ALTER TABLE rooms DROP CONSTRAINT rooms_sort_order_check',
    'ADD CONSTRAINT "rooms_sort_order_check" CHECK (sort_order >= 0)',
  ],
  ['an index that nobody declared', 'CREATE INDEX stray ON rooms (sort_order)', 'DROP INDEX "public"."stray"'],
  [
    'an exclusion of other columns',
    `ALTER TABLE room_occupancies DROP CONSTRAINT room_occupancies_rental_free;
     ALTER TABLE room_occupancies ADD CONSTRAINT room_occupancies_rental_free
       EXCLUDE USING gist (room_booking_id WITH =, during WITH &&)`,
    'constraint room_occupancies_rental_free of room_occupancies: the entity says EXCLUDE',
  ],
  ['a view more', 'CREATE VIEW stray AS SELECT id FROM rooms', 'view stray: it has no entity'],
  ['a view less', 'DROP VIEW professional_profiles', 'CREATE VIEW "professional_profiles"'],
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
])('A database with %s is told apart from the entities', async (_, change, difference) => {
  await db.pool.query(change);
  expect((await differences()).join('\n')).toContain(difference);
});
