import fc from 'fast-check';

import type { Role } from '../../platform/access/actor';
import { openSession } from '../factories/people';
import { startTestApp } from '../harness/app';
import { callRest } from '../harness/rest';
import { anyAttempt, type Attempted } from './attempts';
import { makeExampleClinic, type ExampleClinic } from './example-clinic';
import { send, type Sent } from './http-call';
import { faultOfAnswer, NOBODYS } from './judge';
import { operationsOf, type OpenApi, type Operation } from './operations';

export interface FuzzResult {
  requests: number;
  seconds: number;
  /** Answers by status. */
  statuses: Record<number, number>;
  faults: FuzzFault[];
}

interface FuzzFault {
  seed: number;
  /** Requests of the seed with this fault. */
  requests: number;
  what: string;
  sent: Sent;
}

/** A request may spoil its clinic. */
const ROUND = 500;

/** Rounds have consecutive seeds. */
export async function fuzz(requests: number, seed: number): Promise<FuzzResult> {
  const started = performance.now();
  const result: FuzzResult = { requests: 0, seconds: 0, statuses: {}, faults: [] };
  for (let round = 0; round * ROUND < requests; round += 1)
    await runRound(Math.min(ROUND, requests - round * ROUND), seed + round, result);
  result.seconds = Math.round(performance.now() - started) / 1000;
  return result;
}

async function runRound(requests: number, seed: number, result: FuzzResult): Promise<void> {
  // X-Forwarded-For gives each caller an address, because of limits.
  const app = await startTestApp(undefined, { trustedProxies: 1 });
  try {
    const operations = operationsOf((await callRest(app, 'GET /openapi.json')).body as OpenApi);
    const clinic = await makeExampleClinic(app.db, operations);
    const attempts = fc.sample(anyAttempt(operations), { seed, numRuns: requests });
    for (const [index, attempt] of attempts.entries()) {
      const sent = await requestOf(clinic, attempt);
      const what = await tried(app.url, operations, sent, result);
      if (what !== null)
        result.faults.push({ seed, requests: index + 1, what: `${attempt.operation.line}: ${what}`, sent });
    }
    if (app.logged().includes('unexpected error'))
      result.faults.push({
        seed,
        requests,
        what: 'an unexpected error was logged',
        sent: { method: '', address: '', headers: {} },
      });
  } finally {
    await app.close();
  }
}

async function tried(
  url: string,
  operations: readonly Operation[],
  sent: Sent,
  result: FuzzResult,
): Promise<string | null> {
  result.requests += 1;
  try {
    const answer = await send(url, sent);
    result.statuses[answer.status] = (result.statuses[answer.status] ?? 0) + 1;
    return faultOfAnswer(operations, sent, answer);
  } catch (error) {
    return `no answer: ${String(error)}`;
  }
}

async function requestOf(clinic: ExampleClinic, { method, address, headers, who, body }: Attempted): Promise<Sent> {
  const token = who === 'guest' ? null : who === 'stranger' ? NOBODYS : await sessionOf(clinic, who);
  return {
    method,
    address,
    headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  };
}

/** Some requests end all sessions, or delete the account. */
async function sessionOf({ db, userIds }: ExampleClinic, role: Role): Promise<string> {
  const { rows } = await db.pool.query('SELECT FROM users WHERE id = $1', [userIds[role]]);
  return rows.length === 0 ? NOBODYS : openSession(db, userIds[role]);
}
