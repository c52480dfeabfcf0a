import type { ServedClinic } from '../clinics/bench-clinic';
import { BENCH_NOW } from '../clinics/make-clinic';
import { APPOINTMENTS, LIST_PAGE, monthOf } from '../scenarios';
import { graphqlRequest } from '../support/json-connection';
import { startServer } from '../support/server-process';
import type { Defer } from '../support/trial';
import { NODE_22 } from './packages';
import type { Peer, Question, Rows } from './peer';
import { PEERS_SCHEMA } from './peers-schema.sql';

/** Call installPeers first. */
export async function openPeers({ url, admin, professionals }: ServedClinic, defer: Defer): Promise<Peer[]> {
  await admin.query(PEERS_SCHEMA);
  const env = { DATABASE_URL: url, GRAPHILE_ENV: 'production' };
  const postgraphile = await startServer('peers/postgraphile-server.ts', env, { node: NODE_22 });
  defer(() => postgraphile.stop());
  const apollo = await startServer('peers/apollo-server.ts', env);
  defer(() => apollo.stop());
  return [
    {
      name: 'PostGraphile',
      server: postgraphile,
      questions: { 'admin list': LIST_OF_POSTGRAPHILE, 'month of slots': monthOfPostGraphile(professionals) },
    },
    // Without slots, which would be the product's computation.
    { name: 'Apollo+TypeORM', server: apollo, questions: { 'admin list': LIST_OF_APOLLO } },
  ];
}

interface List {
  appointments: { items: unknown[]; next: string | null };
}
const rowsOfList = ({ appointments: { items, next } }: List): Rows => ({ rows: items, hasMore: next !== null });

const LIST_OF_APOLLO: Question = {
  goal: 4,
  request: () => graphqlRequest(APPOINTMENTS, LIST_PAGE),
  rows: rowsOfList,
  productRows: rowsOfList,
};

interface Turnos {
  allTurnos: { nodes: unknown[]; pageInfo: { hasNextPage: boolean } };
}
const TURNOS = `query Turnos($first: Int!) {
  allTurnos(first: $first, orderBy: [START_TIME_DESC, ROW_ID_DESC]) {
    nodes {
      id: rowId professionalId professionalName specialty roomId roomName durationMinutes
      patientName patientEmail patientPhone notes status startTime endTime
    }
    pageInfo { hasNextPage endCursor }
  }
}`;
const LIST_OF_POSTGRAPHILE: Question = {
  goal: 1.4,
  request: () => graphqlRequest(TURNOS, LIST_PAGE),
  rows: ({ allTurnos: { nodes, pageInfo } }: Turnos) => ({ rows: nodes, hasMore: pageInfo.hasNextPage }),
  productRows: rowsOfList,
};

const MONTH = `query MonthSlots($professionalId: Int!, $year: Int!, $month: Int!, $now: Datetime!) {
  monthSlots(professional: $professionalId, year: $year, month: $month, moment: $now) { nodes { day slots } }
}`;
const monthOfPostGraphile = (professionals: number): Question => ({
  goal: 6,
  request: (n) => graphqlRequest(MONTH, { ...monthOf(n, professionals), now: BENCH_NOW }),
  rows: ({ monthSlots: { nodes } }: { monthSlots: { nodes: unknown[] } }) => ({ rows: nodes, hasMore: false }),
  productRows: ({ monthSlots: { days } }: { monthSlots: { days: unknown[] } }) => ({ rows: days, hasMore: false }),
});
