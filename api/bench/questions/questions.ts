import type { Pool } from 'pg';

import type { ServedClinic } from '../clinics/bench-clinic';
import { ADMIN_TOKEN } from '../clinics/make-clinic';
import { backendTimes, timeBetween } from '../measure/slice';
import type { BenchPostgres } from '../support/bench-postgres';
import { quantile } from '../support/distribution';
import { getRequest, JsonConnection, jsonRequest } from '../support/json-connection';
import type { ServerProcess } from '../support/server-process';

interface Answerer {
  server: ServerProcess;
  admin: Pool;
  token: string;
  close(): Promise<void>;
}

export interface Question {
  label: string;
  /** Default: a GET of `path`. */
  query?: string;
  variables?: object;
  path?: string;
  /** In place of that of all; null: no goal. */
  goalMs?: number | null;
  /** Default 200. */
  status?: number;
}

/** Requests that a page sends, against a filled clinic, judged by milliseconds instead of a ratio. */
export interface Questions {
  /** BENCH_ONLY names it. */
  name: string;
  /** The data in the clinic. */
  about: string;
  open(postgres: BenchPostgres): Promise<Answerer>;
  requests: readonly Question[];
  goalMs: number;
  /** The figure that the goal is for. */
  judged: 'median' | '95 %';
  warmUp: number;
  count: number;
  /** Throws unless the answer is whole. */
  assertWhole?(body: string, label: string): void;
}

/** Answers staff, which never get a shared answer. */
export const byAdmin = ({ product, admin, close }: ServedClinic): Answerer => {
  return { server: product, admin, token: ADMIN_TOKEN, close };
};

/** One request at a time, transport included. */
export async function measureQuestions(postgres: BenchPostgres, questions: Questions): Promise<void> {
  const { name, about, requests } = questions;
  const clinic = await questions.open(postgres);
  const connection = await JsonConnection.open(clinic.server.port);
  try {
    console.log(`\n${name}: ${about}; least, median and 95 % in ms; processor time of the server and of PostgreSQL`);
    for (const { label, query, variables, path = '', goalMs = questions.goalMs, status = 200 } of requests) {
      const headers = { Authorization: `Bearer ${clinic.token}` };
      const request = query ? jsonRequest('/graphql', { query, variables }, headers) : getRequest(path, headers);
      const { status: found, body } = await connection.send(request);
      if (found !== status || body.includes('"errors"')) throw new Error(`${label}: ${found} ${body.slice(0, 300)}`);
      questions.assertWhole?.(body, label);
      for (let sent = 1; sent < questions.warmUp; sent += 1) await connection.send(request);
      const [cpu, database] = [await clinic.server.cpuMicros(), await backendTimes(clinic.admin)];
      const millis: number[] = [];
      for (let sent = 0; sent < questions.count; sent += 1) {
        const started = performance.now();
        await connection.send(request);
        millis.push(performance.now() - started);
      }
      const spent = [
        (await clinic.server.cpuMicros()) - cpu,
        timeBetween(database, await backendTimes(clinic.admin)),
      ].map((micros) => (micros / questions.count / 1000).toFixed(1));
      const [least, median, most] = [Math.min(...millis), quantile(millis, 0.5), quantile(millis, 0.95)];
      const isReached = goalMs === null || (questions.judged === 'median' ? median : most) <= goalMs;
      console.log(
        `  ${label}: ${[least, median, most].map((it) => it.toFixed(1)).join(', ')}; ${spent.join(' and ')}` +
          (goalMs === null ? '' : `  ${questions.judged} <= ${goalMs} ms: ${isReached ? 'reached' : 'MISSED'}`),
      );
    }
  } finally {
    connection.close();
    await clinic.close();
  }
}
