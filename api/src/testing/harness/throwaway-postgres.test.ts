import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { eventually } from './eventually';
import { query } from './query';
import { startThrowawayPostgres } from './throwaway-postgres';

const foldersOf = async (pid: number | undefined) =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`turnero-test-${pid}-`));

test('a stopped throw-away server leaves nothing behind', async () => {
  const before = await foldersOf(process.pid);
  const server = await startThrowawayPostgres();
  expect(await query(server.url, 'SELECT current_user AS owner')).toEqual([{ owner: 'turnero' }]);

  await server.stop();

  await expect(query(server.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  expect(await foldersOf(process.pid)).toEqual(before);
});

test('a throw-away server ends when its program is killed', async () => {
  const file = JSON.stringify(require.resolve('./throwaway-postgres'));
  const program = spawn(
    process.execPath,
    ['-r', '@swc-node/register', '-e', `require(${file}).startThrowawayPostgres().then(({ url }) => console.log(url))`],
    { cwd: __dirname, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [url] = (await once(createInterface({ input: program.stdout }), 'line')) as [string];
  expect(await foldersOf(program.pid)).toHaveLength(1);

  program.kill('SIGKILL');

  await eventually(async () => expect(await foldersOf(program.pid)).toEqual([]));
  await expect(query(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});
