import { isDeepStrictEqual } from 'node:util';

import type { ServedClinic } from '../clinics/bench-clinic';
import { httpSide, type Side } from '../measure/side';
import type { Scenario, ScenarioName } from '../scenarios';
import { JsonConnection } from '../support/json-connection';
import type { ServerProcess } from '../support/server-process';

export interface Peer {
  name: string;
  server: ServerProcess;
  /** Absent where it makes no sense. */
  questions: Partial<Record<ScenarioName, Question>>;
}

export interface Question {
  /** Least multiple of its throughput. */
  goal: number;
  /** For the scenario's n-th request. */
  request(n: number): Buffer;
  /** In `data`. */
  rows(data: never): Rows;
  productRows(data: never): Rows;
}

export interface Rows {
  rows: readonly unknown[];
  hasMore: boolean;
}

export function peerSide({ name, server }: Peer, question: Question): Side {
  let count = 0;
  return httpSide(name, server, () => question.request((count += 1)));
}

const SAMPLES = 20;

/** Times are compared as instants. */
export async function assertEqualRows(
  { product }: ServedClinic,
  scenario: Scenario,
  { name, server }: Peer,
  question: Question,
): Promise<void> {
  const [ours, theirs] = await Promise.all([JsonConnection.open(product.port), JsonConnection.open(server.port)]);
  try {
    for (let n = 0; n < SAMPLES; n += 1) {
      const expected = await ours.send(scenario.product(n, n));
      const given = await theirs.send(question.request(n));
      if (
        given.status !== 200 ||
        !isDeepStrictEqual(question.productRows(dataOf(expected.body)), question.rows(dataOf(given.body)))
      ) {
        throw new Error(
          `Different rows of ${name}, ${scenario.name} ${n}:\n${expected.body.slice(0, 500)}\n${given.body.slice(0, 500)}`,
        );
      }
    }
  } finally {
    ours.close();
    theirs.close();
  }
}

const TIME = /^\d{4}-\d{2}-\d{2}T/;

function dataOf(body: string): never {
  const read = (_: string, value: unknown): unknown =>
    typeof value === 'string' && TIME.test(value) ? Date.parse(value) : value;
  return (JSON.parse(body, read) as { data: never }).data;
}
