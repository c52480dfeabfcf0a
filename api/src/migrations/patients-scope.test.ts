import { migrate } from '../platform/database/migrate';
import { query } from '../testing/harness/query';
import { createTestDatabase } from '../testing/harness/test-database';

const KEYS = `
  DELETE FROM migrations WHERE name LIKE 'PatientsScope%';
  INSERT INTO api_keys (name, role, scopes, token_hash, token_start, created_at, revoked_at)
  SELECT name, 'admin', scopes::text[], sha256(name::bytea), 'tnk_1234', '2026-06-01Z', revoked_at::timestamptz
  FROM (VALUES
    ('reader', '{appointments:read,personal-data}', NULL),
    ('revoked', '{appointments:read,personal-data}', '2026-06-02Z'),
    ('blind', '{appointments:read}', NULL),
    ('writer', '{appointments:write,personal-data}', NULL)) AS it (name, scopes, revoked_at)`;

test('an update lets keys search patients if they could before', async () => {
  const database = await createTestDatabase();
  await query(database.url, KEYS);
  await migrate(database.url);
  const granted = "SELECT name FROM api_keys WHERE 'patients:read' = ANY (scopes)";
  expect(await query(database.url, granted)).toEqual([{ name: 'reader' }]);
  await database.drop();
});
