import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { dataFolder, start, startInAnotherProcess } from '../testing/harness/data-folder';
import { query } from '../testing/harness/query';

test('the first start makes a database that sorts and searches Spanish, and requires the password of its owner', async () => {
  const dataDir = await dataFolder();
  const { url, adminUrl, lines, home } = await start(dataDir);
  for (const name of ['btree_gist', 'pg_trgm', 'unaccent']) await query(url, `CREATE EXTENSION ${name}`);

  const [found] = await query(
    url,
    `SELECT current_database() AS database, current_setting('server_encoding') AS encoding,
       (SELECT string_agg(name, ' ' ORDER BY name) FROM unnest(ARRAY['zona', 'ñandú', 'nube', 'Álvarez', 'barco']) AS name) AS sorted,
       unaccent('Ñandú') AS plain, similarity('Núñez', 'núñez') AS alike, current_setting('is_superuser') AS superuser`,
  );

  expect(found).toEqual({
    database: 'turnero',
    encoding: 'UTF8',
    sorted: 'Álvarez barco nube ñandú zona',
    plain: 'Nandu',
    alike: 1,
    superuser: 'off',
  });
  expect(lines).toEqual([`Datos de PostgreSQL en ${home}`]);

  for (const good of [url, adminUrl]) {
    const wrong = new URL(good);
    wrong.password = 'guessed';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  }
  expect((await stat(path.join(home, 'password'))).mode & 0o077).toBe(0);
  expect((await stat(path.join(home, 'cluster'))).mode & 0o077).toBe(0);
  expect(await query(adminUrl, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
});

test('two programs share one server, and it stays until the last of them leaves', async () => {
  const dataDir = await dataFolder();
  const one = await start(dataDir);
  const other = await start(dataDir);
  expect(other.url).toBe(one.url);

  await one.stop();
  expect(await query(other.url, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);

  await other.stop();
  await expect(query(other.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});

test('two first starts at the same moment end up with the same data', async () => {
  const dataDir = await dataFolder();
  await mkdir(path.join(dataDir, 'postgres.new-999999999-cut-short'));

  const [one, other] = await Promise.all([startInAnotherProcess(dataDir), start(dataDir)]);

  expect(one.url).toBe(other.url);
  expect(await readdir(dataDir)).toEqual(['postgres']);
});
