import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { freePort } from './embedded-postgres/server-process';
import { addDays } from './domain/calendar-date';
import { makeProfessional, signedIn } from './testing/factories/people';
import { makeRoom } from './testing/factories/rooms';
import { startTestApp, type TestApp } from './testing/harness/app';
import { documentedSteps, isAsShown, type Step } from './testing/harness/documented-steps';
import { eventually } from './testing/harness/eventually';
import { dataOf, sendGraphQL } from './testing/harness/graphql';
import { machineEnvironment } from './testing/harness/program';

const ROOT = path.resolve(__dirname, '../..');
const GUIDE = path.join(ROOT, 'docs/integrators.md');

let app: TestApp;
let admin: string;
let folder: string;
let env: Record<string, string>;
const shells: ChildProcess[] = [];

beforeAll(async () => {
  app = await startTestApp(undefined, { webhookLocalTargets: true });
  // Signatures are checked against the machine's clock.
  const { rows } = await app.db.pool.query<{ now: Date }>('SELECT now() AS now');
  app.clock.now = rows[0]!.now;
  const day = addDays(app.clock.now.toISOString().slice(0, 10), 2);
  const [year, month] = day.split('-').map(Number);
  admin = (await signedIn(app.db, 'admin', { provedAt: app.clock.now })).token;
  const { id: professional } = await makeProfessional(app.db);
  const room = await makeRoom(app.db, { months: [`${year}-${month}`] });
  await app.jobs.go('events');
  folder = await mkdtemp(path.join(tmpdir(), 'turnero-guide-'));
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const machine = machineEnvironment();
  env = {
    ...machine,
    PATH: `${path.join(ROOT, 'node_modules/.bin')}:${machine['PATH']}`,
    HOME: folder,
    PORT: String(await freePort()),
    TURNERO: app.url,
    PROFESSIONAL: String(professional),
    ROOM: String(room),
  };
});
afterAll(async () => {
  for (const { pid } of shells) endGroup(pid);
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('the integrators’ guide works, from a key to a verified event, a typed client and an assistant', async () => {
  let printed = '';
  for (const step of documentedSteps(GUIDE)) {
    if (step.kind === 'sh') printed = await run(step);
    else if (step.kind === 'json' || step.kind === 'text') expectShown(step, printed);
    else await writeFile(path.join(folder, step.file!), step.text);
  }
  await run({ kind: 'sh', file: undefined, text: TYPES_HOLD, line: 0 });
});

/** A wrong query, or wrong use of its result, does not compile. */
const TYPES_HOLD = `command node node_modules/typescript-native/bin/tsc --noEmit --strict --skipLibCheck --types node \\
  --target es2022 --module nodenext --allowImportingTsExtensions receiver.ts client.ts assistant.ts`;

/** Manual steps before a step, for the values that it sets. */
const BY_HAND: Record<string, () => Promise<string>> = {
  KEY: async () => {
    const scopes = (await readFile(GUIDE, 'utf8'))
      .match(/`(\w+:\w+|personal-data)`/g)!
      .map((scope) => scope.slice(1, -1));
    const { made } = await asAdmin<{ made: { token: string } }>(
      'mutation ($scopes: [String!]!) { made: createApiKey(input: { name: "Guía", scopes: $scopes }) { token } }',
      { scopes: [...new Set(scopes)] },
    );
    return made.token;
  },
  WEBHOOK_SECRET: async () => {
    const { made } = await asAdmin<{ made: { id: number } }>(
      'mutation ($url: String!) { made: createWebhook(input: { url: $url }) { id } }',
      { url: `http://localhost:${env['PORT']}` },
    );
    return (await asAdmin<{ secret: string }>('query ($id: Int!) { secret: webhookSecret(id: $id) }', made)).secret;
  },
};

/** Runs a step with this clinic's values and keeps its exports for later steps. */
async function run({ text: script, line }: Step): Promise<string> {
  for (const [name, make] of Object.entries(BY_HAND)) {
    if (script.includes(`export ${name}=`)) env[name] = await make();
  }
  const names = [...script.matchAll(/^export (\w+)=/gm)].map(([, name]) => name!);
  const own = script.replace(/^export (\w+)=.*$/gm, (line, name: string) => (name in env ? '' : line));
  // Node 20 cannot run TypeScript, and its npx asks the network. A background process would keep the error pipe open.
  const here = `exec 2>faults.log\nnode() { command node -r ${require.resolve('@swc-node/register')} "$@"; }\nnpx() { "$@"; }\n`;
  const shell = spawn('bash', ['-euc', `${here}${own}\ncommand env -0 > env.log`], {
    cwd: folder,
    env,
    detached: true,
  });
  shells.push(shell);
  const ended = once(shell, 'exit');
  const printed = await text(shell.stdout);
  const [code] = (await ended) as [number | null];
  if (code !== 0) {
    const faults = await readFile(path.join(folder, 'faults.log'), 'utf8');
    throw new Error(`Line ${line} of the guide fails:\n${faults}${printed}`);
  }
  const kept = (await readFile(path.join(folder, 'env.log'), 'utf8')).split('\0');
  for (const name of names) env[name] ??= kept.find((it) => it.startsWith(`${name}=`))!.slice(name.length + 1);
  if (own.includes('receiver.ts')) await eventually(() => reach(Number(env['PORT'])));
  await happens(printed);
  return printed;
}

/** Simulates a live clinic, and people who copy from an answer. */
async function happens(printed: string): Promise<void> {
  for (const queue of ['events', 'webhooks']) await app.jobs.go(queue);
  await app.jobs.workAll();
  const answer = parsed(printed) as { id?: string; next_cursor?: string } | null;
  if (answer?.next_cursor) env['CURSOR'] ??= answer.next_cursor;
  if (answer?.id) env['APPOINTMENT'] = answer.id;
}

function expectShown({ kind, text: shown, line }: Step, printed: string): void {
  const isSame =
    kind === 'json'
      ? isAsShown(parsed(printed), JSON.parse(shown))
      : shown.split('\n').every((one, index) => isAsShown(printed.split('\n')[index], one));
  if (!isSame) throw new Error(`Line ${line} of the guide shows\n${shown}\nbut this was printed:\n${printed}`);
}

function parsed(printed: string): unknown {
  try {
    return JSON.parse(printed);
  } catch {
    return null;
  }
}

const asAdmin = <Data>(query: string, variables: object) =>
  dataOf(sendGraphQL<Data>(app, query, { ...variables }, admin));

async function reach(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid);
  } catch {
    // The process has ended.
  }
}
