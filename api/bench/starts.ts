import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { othersShare } from './measure/compare';
import { median, numberFrom } from './support/distribution';

const ROOT = path.resolve(__dirname, '../..');
const ROUNDS = numberFrom('BENCH_ROUNDS', 11);
/** Start: multiple of a hello server's. Memory: of an idle product. */
const START_GOAL = 6;
const IDLE_GOAL_MIB = 120;
/** By then the start is over. */
const SETTLED_MS = 5_000;

const HELLO = `const server = require('node:http').createServer((_, response) => response.end('hello'));
  server.listen(0, () => console.log('http://localhost:' + server.address().port));`;

interface Started {
  /** Until it serves. */
  millis: number;
  /** Until then, without PostgreSQL. */
  cpuMillis: number;
  /** Resident when settled. PostgreSQL's shared pages count once. */
  mib: number;
  postgresMib: number;
}

/**
 * How long the built product takes to start on an existing embedded database, and its memory, beside a hello server:
 * medians, in turns. Linux only.
 */
export async function measureStarts(): Promise<void> {
  if (process.platform !== 'linux') return console.log('starts: skipped, /proc tells what they cost');
  execFileSync(process.execPath, [path.join(ROOT, 'scripts', 'build.mjs'), 'api'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'turnero-starts-'));
  await chmod(folder, 0o711);
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' };
  const product = () => started([path.join(ROOT, 'api/dist/bundle/main.js')], { ...env, DEMO: 'true' });
  try {
    const others = await othersShare();
    await product();
    const rounds: { hello: Started; product: Started }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ hello: await started(['-e', HELLO], env), product: await product() });
    print(rounds, others);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function started(args: string[], env: NodeJS.ProcessEnv): Promise<Started> {
  const began = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await serving(child);
    const millis = performance.now() - began;
    const cpuMillis = await cpuMillisOf(child.pid!);
    await pause(SETTLED_MS);
    const postgres = await Promise.all(
      (await descendantsOf(child.pid!)).map(async (pid) => kibOf(pid, 'smaps_rollup', 'Pss')),
    );
    const kib = await kibOf(child.pid!, 'status', 'VmRSS');
    return { millis, cpuMillis, mib: kib / 1024, postgresMib: postgres.reduce((sum, one) => sum + one, 0) / 1024 };
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
}

function serving(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout!.on('data', (chunk: Buffer) => (said += String(chunk)).includes('http://localhost:') && resolve());
    child.once('exit', (code) => reject(new Error(`It ended with ${String(code)}: ${said}`)));
  });
}

/** The kernel counts hundredths of a second. */
async function cpuMillisOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

async function kibOf(pid: number, file: string, name: string): Promise<number> {
  const text = await readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
}

/** All levels. */
async function descendantsOf(ancestor: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : '';
    if (stat) parents.set(Number(name), Number(stat.split(') ')[1]!.split(' ')[1]));
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (parents.get(pid) === ancestor || isBelow(parents.get(pid)));
  return [...parents.keys()].filter(isBelow);
}

function print(rounds: readonly { hello: Started; product: Started }[], others: number): void {
  const both = (of: (one: Started) => number): string =>
    `${median(rounds.map(({ product }) => of(product))).toFixed(0)} : ${median(rounds.map(({ hello }) => of(hello))).toFixed(0)}`;
  const times = median(rounds.map(({ product, hello }) => product.millis / hello.millis));
  const cpuTimes = median(rounds.map(({ product, hello }) => product.cpuMillis / hello.cpuMillis));
  const mib = median(rounds.map(({ product }) => product.mib));
  const share = `others used ${(100 * others).toFixed(0)} % before`;
  console.log(`\nstarts on existing data (product : hello world), ${rounds.length} rounds, ${share}`);
  const served = `${both(({ millis }) => millis)}, ${times.toFixed(1)} times`;
  console.log(`  until it serves, ms   ${served}  (<= ${START_GOAL}: ${verdict(times, START_GOAL)})`);
  console.log(`  its processor time    ${both(({ cpuMillis }) => cpuMillis)}, ${cpuTimes.toFixed(1)} times`);
  console.log(
    `  idle memory, MiB      ${both((one) => one.mib)}  (<= ${IDLE_GOAL_MIB}: ${verdict(mib, IDLE_GOAL_MIB)})`,
  );
  console.log(`  its PostgreSQL's, MiB ${both(({ postgresMib }) => postgresMib)}`);
}

function verdict(figure: number, goal: number): string {
  return figure <= goal ? 'reached' : 'MISSED';
}
