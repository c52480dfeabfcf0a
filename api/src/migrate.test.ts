import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { migrate } from './platform/database/migrate';
import { builtFile } from './testing/harness/built';
import { afterwards } from './testing/harness/data-folder';
import { sendGraphQL } from './testing/harness/graphql';
import { machineEnvironment, startProgram } from './testing/harness/program';
import { query } from './testing/harness/query';
import { asAdmin, createTestDatabase, jestServer } from './testing/harness/test-database';

const OPERATIONS = readFileSync(path.join(__dirname, '../../docs/operations.md'), 'utf8');

function run(url: string, ...args: string[]): Promise<{ code: number; said: string; complained: string }> {
  const env = { ...machineEnvironment(), DATABASE_URL: url };
  return new Promise((resolve) => {
    execFile(process.execPath, [builtFile('bundle/migrate.js'), ...args], { env }, (error, said, complained) => {
      resolve({ code: Number(error?.code ?? 0), said, complained });
    });
  });
}

/** Creates the roles of docs/operations.md and their database, under own names. */
async function documentedRoles(): Promise<{ owner: string; app: string }> {
  const suffix = randomBytes(4).toString('hex');
  const block = (name: string) =>
    new RegExp(`^\`\`\`sql ${name}\n([^]*?)^\`\`\`$`, 'm')
      .exec(OPERATIONS)![1]!
      .replaceAll(/\bturnero(?=(_owner|_app)?\b)/g, `turnero_${suffix}`);
  const urlOf = (role?: string) => {
    const url = new URL(jestServer().adminUrl);
    if (role !== undefined) Object.assign(url, { username: `turnero_${suffix}_${role}`, password: PASSWORDS[role]! });
    url.pathname = `turnero_${suffix}`;
    return url.href;
  };
  await asAdmin(jestServer(), async (admin) => {
    for (const statement of block('roles').split(/;\n/)) await admin.query(statement);
  });
  afterwards(() =>
    asAdmin(jestServer(), async (admin) => {
      await admin.query(`DROP DATABASE turnero_${suffix} WITH (FORCE)`);
      await admin.query(`DROP ROLE turnero_${suffix}_owner, turnero_${suffix}_app`);
    }),
  );
  await query(urlOf(), block('rights'));
  return { owner: urlOf('owner'), app: urlOf('app') };
}

const PASSWORDS: Record<string, string> = { owner: 'one-of-your-own', app: 'another-one' };
const UNDO_LAST = "DROP TABLE schema_compatibility; DELETE FROM migrations WHERE name LIKE 'SchemaCompatibility%'";

test('npm run migrate lists pending migrations, applies them with their durations, and then finds none', async () => {
  const { url, drop } = await createTestDatabase();
  afterwards(drop);
  await query(url, UNDO_LAST);
  const missing = /^Aplicadas: \d+ migraciones\.\nPor aplicar: 1 migración\.\n {2}SchemaCompatibility\d{13}\n$/;
  expect(await run(url, '--dry-run')).toMatchObject({ code: 0, said: expect.stringMatching(missing), complained: '' });
  expect(await run(url, '--status')).toMatchObject({ code: 2, said: expect.stringMatching(missing) });
  const applied = await run(url);
  expect(applied).toMatchObject({ code: 0, complained: '' });
  expect(applied.said).toMatch(/^Migraciones por .*: 1\.\n {2}\w+ \(\d+,\d s\)\nListo: 1 migración en \d+,\d s\.\n$/);
  expect(await run(url)).toEqual({ code: 0, said: 'La base de datos está al día.\n', complained: '' });
  expect(await run(url, '--now')).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^Uso: npm run migrate/),
  });
});

test('of the two documented roles, one migrates and the other serves without rights to change tables', async () => {
  const { owner, app } = await documentedRoles();
  await migrate(owner);
  const server = startProgram({ DATABASE_URL: app, DEMO: 'true' });
  const { data } = await sendGraphQL<{ professionals: object[] }>(
    { url: await server.url },
    '{ professionals { id } }',
  );
  expect(data?.professionals.length).toBeGreaterThan(10);

  await query(owner, UNDO_LAST);
  const { code, stderr } = await startProgram({ DATABASE_URL: app }).ended;
  expect(stderr).toBe(
    'A la base de datos le falta 1 migración y el usuario de esta conexión no puede cambiar tablas: ' +
      'npm run migrate, con un usuario que pueda.\n',
  );
  expect(code).toBe(1);
});
