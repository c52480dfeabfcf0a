import { openServedClinic, type ServedClinic } from '../clinics/bench-clinic';
import { quantile } from '../support/distribution';
import { JsonConnection } from '../support/json-connection';
import type { ServerProcess } from '../support/server-process';
import type { BenchPostgres } from '../support/bench-postgres';
import { compareLists } from './beside-sql/compare-lists';
import { LISTS } from './beside-sql/lists';
import { fillOffice, OFFICE_SIZE } from './office';
import { QUESTIONS, type Question } from './questions';

/** PostgreSQL keeps its plan from the sixth execution. */
const WARM_UP = 10;
const REQUESTS = 30;

/** How long first pages of administrators' lists take in a large clinic, and each `list of …` beside its SQL. */
export async function measureFirstPages(postgres: BenchPostgres, only: string): Promise<void> {
  const isTimed = 'first pages'.includes(only);
  const lists = LISTS.filter(({ name }) => name.includes(only));
  if (!isTimed && lists.length === 0) return;
  const clinic = await openServedClinic(postgres, 'office', OFFICE_SIZE, { fill: fillOffice });
  try {
    if (isTimed) await measureAll(clinic);
    if (lists.length > 0) await compareLists(clinic, lists);
  } finally {
    await clinic.close();
  }
}

/** One request at a time, transport included. */
async function measureAll({ appointments, product }: ServedClinic): Promise<void> {
  const connection = await JsonConnection.open(product.port);
  try {
    console.log(
      `\nfirst pages: ${appointments} appointments, 10,000 users, 20,000 requests and activity entries, 100,000 audit events`,
    );
    for (const question of QUESTIONS) await measure(question, connection, product);
  } finally {
    connection.close();
  }
}

async function measure(
  { name, request, goalMs, status = 200 }: Question,
  connection: JsonConnection,
  server: ServerProcess,
): Promise<void> {
  const { status: found, body } = await connection.send(request);
  if (found !== status || body.includes('"errors"')) throw new Error(`${name}: ${found} ${body.slice(0, 300)}`);
  for (let n = 0; n < WARM_UP; n += 1) await connection.send(request);
  const cpuBefore = await server.cpuMicros();
  const millis: number[] = [];
  for (let n = 0; n < REQUESTS; n += 1) {
    const started = performance.now();
    await connection.send(request);
    millis.push(performance.now() - started);
  }
  const cpu = ((await server.cpuMicros()) - cpuBefore) / REQUESTS / 1_000;
  const [least, usual, slow] = [Math.min(...millis), quantile(millis, 0.5), quantile(millis, 0.95)].map((ms) =>
    ms.toFixed(1).padStart(6),
  );
  const verdict =
    goalMs === null ? 'told' : `p50 <= ${goalMs} ms: ${quantile(millis, 0.5) <= goalMs ? 'reached' : 'MISSED'}`;
  console.log(
    `  ${name.padEnd(52)} least ${least}  p50 ${usual}  p95 ${slow}  Node's processor ${cpu.toFixed(1)} ms  ${verdict}`,
  );
}
