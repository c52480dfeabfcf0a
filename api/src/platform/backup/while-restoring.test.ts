import { query } from '../../testing/harness/query';
import { jestServer } from '../../testing/harness/test-database';
import { Database } from '../database/database';
import { prepareSchema } from '../database/prepare-schema';
import { withScratchDatabase } from './scratch';
import { whileRestoring } from './while-restoring';

const HALF_A_CLINIC = `CREATE FUNCTION folded(text) RETURNS text IMMUTABLE LANGUAGE sql AS 'SELECT lower($1)';
  CREATE TABLE rooms (id integer GENERATED ALWAYS AS IDENTITY, name text, folded text GENERATED ALWAYS AS (folded(name)) STORED);
  CREATE VIEW seen AS SELECT * FROM rooms; CREATE SEQUENCE numbers; CREATE SCHEMA half; CREATE TABLE half.jobs ()`;

test('a failed restore leaves nothing behind, and a killed one is detected', async () => {
  await withScratchDatabase(jestServer().url, { of: 'half', signal: new AbortController().signal }, async (url) => {
    const left = () =>
      query(
        url,
        `SELECT relname FROM pg_class WHERE relkind IN ('r', 'v', 'S') AND relnamespace = 'public'::regnamespace
        UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
        UNION ALL SELECT nspname FROM pg_namespace WHERE nspname = 'half'`,
      );
    const said: string[] = [];
    const restore = (work: () => Promise<unknown>) =>
      whileRestoring(url, { tables: new Set(['rooms']), say: (line) => said.push(line) }, work);
    const half = () => query(url, HALF_A_CLINIC);
    await query(url, 'CREATE TABLE of_another (id integer)');

    const failed = restore(async () => {
      await half();
      await expect(restore(half)).rejects.toThrow('se está restaurando una copia');
      const db = await Database.open(url, [], 1);
      await expect(prepareSchema(db, true, () => undefined)).rejects.toThrow('que quedó a medias');
      await db.close();
      throw new Error('cut');
    });
    await expect(failed).rejects.toThrow('cut');
    expect(await left()).toEqual([{ relname: 'of_another' }]);

    await query(
      url,
      `CREATE TABLE unfinished_restore AS SELECT 'of_another'::regclass::oid AS oid
      UNION ALL SELECT oid FROM pg_namespace; ${HALF_A_CLINIC}`,
    );
    await restore(async () => expect(await left()).toHaveLength(2));
    expect(await left()).toEqual([{ relname: 'of_another' }]);
    expect(said).toEqual(['La base de datos quedó vacía, como estaba.', expect.stringContaining('se interrumpió')]);
  });
});
