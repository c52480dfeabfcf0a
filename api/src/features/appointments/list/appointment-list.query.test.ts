import 'reflect-metadata';
import { Client } from 'pg';

import { entities } from '../../../entities';
import type { BuiltQuery } from '../../../platform/database/built-query';
import { Database } from '../../../platform/database/database';
import type { Columns } from '../../../platform/database/columns';
import { createTestDatabase, type TestDatabase } from '../../../testing/harness/test-database';
import { lookAt, lookFrom } from '../../../testing/statements/look-at';
import { statementFaults } from '../../../testing/statements/statement-faults';
import { nodesOf, tableOwners } from '../../../testing/statements/table-owners';
import { APPOINTMENT_ROW } from '../appointment-row';
import { searchConditions } from '../../../platform/search';
import {
  cappedCountQuery,
  completedAheadQuery,
  COUNTED,
  countQuery,
  COUNTS,
  listQuery,
  SEARCHED,
  type ListConditions,
} from './appointment-list.query';

let database: TestDatabase;
let db: Database;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  db = await Database.open(database.url, entities, 1);
  client = new Client({ connectionString: database.url });
  await client.connect();
  await lookFrom(client);
});
afterAll(async () => {
  await client.end();
  await db.close();
  await database.drop();
});

const NOTHING: ListConditions = {
  professionalId: null,
  patientUserId: null,
  patientId: null,
  family: null,
  statuses: null,
  month: null,
  from: null,
  until: null,
  unclosedAt: null,
  isSelfBooked: null,
  isOverbooking: null,
  words: [],
  after: null,
};
const instant = new Date('2026-06-02T13:00:00Z');
const VIEWERS: Partial<ListConditions>[] = [{}, { professionalId: 1 }, { patientUserId: 2 }];
const FILTERS: Partial<ListConditions>[] = [
  { statuses: ['pending'] },
  { month: '2026-06-01' },
  { from: instant },
  { until: instant },
  { words: searchConditions(SEARCHED, 'ana paz') },
];

/** Every filter with and without every other, for everybody who may list. */
const questions = VIEWERS.flatMap((viewer) =>
  Array.from(
    { length: 2 ** FILTERS.length },
    (_, bits): ListConditions => ({
      ...NOTHING,
      ...viewer,
      ...Object.assign({}, ...FILTERS.filter((__, bit) => bits & (1 << bit))),
    }),
  ),
);

const faultsOf = (query: BuiltQuery, columns: Columns) =>
  statementFaults(
    client,
    { name: 'appointments.list', text: query.getQueryAndParameters()[0], columns },
    tableOwners(),
  );

/** They are folded into a few. */
const TALLIES_READ = 'appointments.list: it reads all of appointment_tallies';

test.each([
  ['a page of the list', (conditions: ListConditions) => listQuery(db.manager, conditions, 50), APPOINTMENT_ROW],
  [
    'a further page',
    (conditions: ListConditions) => listQuery(db.manager, { ...conditions, after: [instant, database.url] }, 200),
    APPOINTMENT_ROW,
  ],
  [
    'a page the other way round',
    (conditions: ListConditions) =>
      listQuery(db.manager, { ...conditions, after: [instant, database.url] }, 50, 'earliest'),
    APPOINTMENT_ROW,
  ],
  ['the whole list', (conditions: ListConditions) => listQuery(db.manager, conditions, null), APPOINTMENT_ROW],
  ['their number', (conditions: ListConditions) => countQuery(db.manager, conditions, instant), COUNTS.columns],
])('Whatever the filter, %s is found by an index, and has the columns that it says', async (_, query, columns) => {
  const faults: string[] = [];
  for (const conditions of questions) faults.push(...(await faultsOf(query(conditions), columns)));
  expect(faults.filter((fault) => fault !== TALLIES_READ)).toEqual([]);
});

/** Conditions of the day's page: turnos still open, and turnos to confirm. */
const ofToday = [{}, { professionalId: 1 }].flatMap((viewer): ListConditions[] => [
  { ...NOTHING, ...viewer, unclosedAt: instant },
  { ...NOTHING, ...viewer, statuses: ['pending'], from: instant },
]);

test('Turnos that wait for the desk are found by an index, and counted by one up to a limit', async () => {
  const faults: string[] = [];
  for (const conditions of ofToday) {
    faults.push(...(await faultsOf(listQuery(db.manager, conditions, 20), APPOINTMENT_ROW)));
    faults.push(...(await faultsOf(cappedCountQuery(db.manager, conditions, 1000), COUNTED.columns)));
  }
  expect(faults).toEqual([]);
});

test('Turnos that were completed before they began are counted by an index of few', async () => {
  expect(await faultsOf(completedAheadQuery(db.manager, instant), COUNTED.columns)).toEqual([]);
  const [text] = completedAheadQuery(db.manager, instant).getQueryAndParameters();
  const { plan } = await lookAt(client, { name: 'appointments.counted', text });
  expect([...nodesOf(plan!)].map((node) => node['Index Name'])).toContain('appointments_closed');
});

test('Sobreturnos, few among very many turnos, are listed by an index of their own', async () => {
  const [text] = listQuery(db.manager, { ...NOTHING, isOverbooking: true }, 20).getQueryAndParameters();
  const { plan } = await lookAt(client, { name: 'appointments.list', text });
  expect([...nodesOf(plan!)].map((node) => node['Index Name'])).toContain('appointments_overbookings');
});

test('A query is built once for the conditions that it has, and given the values of each question in their order', () => {
  const ask = (conditions: Partial<ListConditions>) =>
    listQuery(db.manager, { ...NOTHING, ...conditions }, 20).getQueryAndParameters();
  const [text, values] = ask({ until: instant, professionalId: 7, after: [instant, 'last'], month: '2026-06-01' });
  expect(values).toEqual([7, '2026-06-01', instant, instant, 'last']);
  const another = ask({ professionalId: 8, until: instant, after: [instant, 'other'], month: '2026-07-01' });
  expect(another).toEqual([text, [8, '2026-07-01', instant, instant, 'other']]);
  expect(ask({ professionalId: 8 })).toEqual([expect.not.stringContaining('SELECT timezone'), [8]]);
});
