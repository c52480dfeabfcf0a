import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { freePort } from '../../src/embedded-postgres/server-process';
import { builtFile } from '../../src/testing/harness/built';
import { eventually } from '../../src/testing/harness/eventually';

export interface ProductProcess {
  ask(host: string, path: string, sent?: { token?: string; body?: object }): Promise<{ status: number; text: string }>;
  /** In MiB. */
  memory(): { now: number; peak: number };
  /** What it needs of that, in MiB: Node tidies up first. */
  needed(): Promise<number>;
  cpuSeconds(): number;
  stop(): Promise<void>;
}

const STARTS_WITHIN_MS = 60_000;
const TELLS_WHAT_IT_NEEDS = `
  process.on('message', () => {
    gc();
    const { heapUsed, external } = process.memoryUsage();
    process.send(heapUsed + external);
  });
  process.channel.unref();`;

/** The built product as operators start it. */
export async function startProduct(env: Record<string, string>): Promise<ProductProcess> {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'turnero-drill-'));
  const toldOf = ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(TELLS_WHAT_IT_NEEDS)}`];
  const child = spawn(process.execPath, [...toldOf, builtFile('bundle/main.js')], {
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const ask: ProductProcess['ask'] = (host, where, { token, body } = {}) =>
    new Promise((resolve, reject) => {
      const headers = {
        host,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      };
      request({ port, path: where, method: body ? 'POST' : 'GET', headers, agent }, async (response) => {
        resolve({ status: response.statusCode!, text: await text(response) });
      })
        .once('error', reject)
        .end(body && JSON.stringify(body));
    });
  await eventually(async () => {
    if ((await ask('localhost', '/ready')).status !== 200) throw new Error('It is not ready');
  }, STARTS_WITHIN_MS);
  const inMiB = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) /
    1024;
  return {
    ask,
    memory: () => ({ now: inMiB('VmRSS'), peak: inMiB('VmHWM') }),
    async needed() {
      const told = once(child, 'message');
      child.send('tell');
      return Number((await told)[0]) / 1024 ** 2;
    },
    cpuSeconds() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      agent.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
