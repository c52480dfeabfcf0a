import { Client } from 'pg';

import { asAdmin, createTestDatabase, jestServer } from '../../testing/harness/test-database';
import { dropDatabase } from './drop-database';

const INSUFFICIENT_PRIVILEGE = '42501';

test('a role that cannot end all sessions ends its own; the database is dropped once the others end', async () => {
  const { url } = await createTestDatabase();
  const name = new URL(url).pathname.slice(1);
  const other = await createTestDatabase();
  const beside = new Client({ connectionString: other.url });
  const own = new Client({ connectionString: url });
  // Like autovacuum, which ends without being terminated.
  const superusers = new Client({
    connectionString: Object.assign(new URL(jestServer().adminUrl), { pathname: name }).href,
  });
  for (const client of [beside, own, superusers]) await client.connect();
  await expect(beside.query(`DROP DATABASE ${name} WITH (FORCE)`)).rejects.toMatchObject({
    code: INSUFFICIENT_PRIVILEGE,
  });
  own.on('error', () => undefined);
  own.once('end', () => void superusers.end());

  await dropDatabase(beside, name);
  await beside.end();
  await other.drop();
  const found = await asAdmin(jestServer(), (admin) =>
    admin.query('SELECT FROM pg_database WHERE datname = $1', [name]),
  );
  expect(found.rowCount).toBe(0);
});
