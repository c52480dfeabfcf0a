import {
  concatAST,
  execute,
  getOperationAST,
  parse,
  print,
  separateOperations,
  typeFromAST,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLInputType,
} from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ALL_PERMISSIONS } from '../../../domain/permissions';
import { restTable } from '../../../rest';
import { apiSchema } from '../../../schema';
import { makeProfessional, makeSpecialty, makeUser } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { fitting } from '../../../testing/harness/fitting-values';
import type { Actor, Role } from '../../access/actor';
import { createContext } from '../../context';
import { createLog } from '../../log';
import { compileQuery } from './compile-query';
import { executorOf } from './execute-operation';

const schema = apiSchema();

function webDocuments(): DocumentNode[] {
  const folder = path.resolve(__dirname, '../../../../../web/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
  return Object.values(
    separateOperations(concatAST(files.map((file) => parse(readFileSync(path.join(folder, file), 'utf8'))))),
  );
}

function restDocuments(): DocumentNode[] {
  return restTable().resources.flatMap(({ rows }) => rows.flatMap((row) => ('document' in row ? [row.document] : [])));
}

const queries = [...webDocuments(), ...restDocuments()].flatMap((document): [string, DocumentNode][] => {
  const operation = getOperationAST(document)!;
  return operation.operation === 'query' ? [[operation.name!.value, document]] : [];
});

let app: TestApp;
let known: Record<string, unknown>;
let actors: Actor[];

beforeAll(async () => {
  app = await startTestApp();
  const specialtyId = await makeSpecialty(app.db);
  const { id: professionalId, userId } = await makeProfessional(app.db, { specialtyId });
  await makeProfessional(app.db);
  const roomId = await makeRoom(app.db);
  for (const hour of ['10', '11', '12']) {
    await makeAppointment(app.db, {
      professionalId,
      roomId,
      from: `2026-06-02T${hour}:00-03:00`,
      to: `2026-06-02T${hour}:30-03:00`,
    });
  }
  const isIdOf = { id: professionalId, professionalId, roomId, specialtyId };
  known = { ...isIdOf, first: 20, page: 1, pageSize: 20, year: 2026, month: 6 };
  const member = (role: Role, id: number, profile: number | null): Actor => ({
    kind: 'member',
    permissions: ALL_PERMISSIONS,
    userId: id,
    role,
    professionalId: profile,
    sessionHash: Buffer.alloc(32),
  });
  actors = [
    { kind: 'guest', staleToken: false },
    member('user', await makeUser(app.db), null),
    member('professional', userId, professionalId),
    member('admin', await makeUser(app.db, { role: 'admin' }), null),
  ];
});
afterAll(() => app.close());

const PARTS = { clock: () => new Date('2026-06-01T11:00:00Z'), log: createLog('silent') };

async function plain(answer: ExecutionResult | PromiseLike<ExecutionResult>, hasSeveralFields: boolean) {
  const { data, errors } = await answer;
  // The first required field that fails answers alone; the database decides which one is first.
  const isOfOne = data === null && hasSeveralFields;
  return {
    text: JSON.stringify(data),
    faults: errors?.map((error) => [isOfOne ? error.message : error.toJSON(), error.originalError?.message]),
  };
}

/** Returns a value for each required variable and each that names known data. */
function variablesOf(document: DocumentNode): Record<string, unknown> {
  const definitions = getOperationAST(document)!.variableDefinitions ?? [];
  return Object.fromEntries(
    definitions.flatMap(({ variable: { name }, type, defaultValue }) => {
      const isOptional = type.kind !== 'NonNullType' || defaultValue !== undefined;
      const inputType = typeFromAST(schema, type as never) as GraphQLInputType;
      if (name.value in known && /Int/.test(String(inputType))) return [[name.value, known[name.value]]];
      return isOptional ? [] : [[name.value, fitting(inputType, known)]];
    }),
  );
}

test.each(queries)('%s is compiled and answered as graphql answers every role', async (_, document) => {
  // Documents with conditions run in graphql's executor.
  if (!print(document).includes('@include')) {
    expect(compileQuery(schema, document, getOperationAST(document)!)).not.toBeNull();
  }
  const executeOperation = executorOf(schema);
  const hasSeveralFields = getOperationAST(document)!.selectionSet.selections.length > 1;
  for (const actor of actors) {
    const contextValue = createContext({ ...PARTS, db: app.db }, { actor, requestId: 'request', source: '127.0.0.1' });
    const operation = { document, contextValue, variableValues: variablesOf(document) };
    const ours = await plain(executeOperation(operation), hasSeveralFields);
    expect(ours).toEqual(await plain(execute({ schema, ...operation }), hasSeveralFields));
  }
});
