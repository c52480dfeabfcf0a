import { GraphQLObjectType, isLeafType, getNamedType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';

import { entities } from './entities';
import { Database } from './platform/database/database';
import { createSchema } from './schema';
import { createTestDatabase, type TestDatabase } from './testing/harness/test-database';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = await Database.open(database.url, entities, 1);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** Whether a resolver, here or in a feature that stands on this one, works the field out instead of reading a column. */
function isWorkedOut(entity: object, field: string): boolean {
  return getMetadataStorage().fieldResolvers.some(({ getObjectType, methodName, kind }) => kind === 'external' && getObjectType?.() === entity && methodName === field);
}

test.each(entities.map((entity) => [entity.name, entity] as const))('A %s that is read by TypeORM lacks nothing that the schema shows of it', (name, entity) => {
  const shown = createSchema().getType(name) as GraphQLObjectType;
  const read = new Set(db.manager.connection.getMetadata(entity).columns.map(({ propertyName }) => propertyName));
  const missing = Object.values(shown.getFields())
    .filter(({ type }) => isLeafType(getNamedType(type)))
    .map((field) => field.name)
    .filter((field) => !read.has(field) && !(field in entity.prototype) && !isWorkedOut(entity, field));
  expect(missing).toEqual([]);
});
