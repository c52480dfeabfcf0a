import { GraphQLObjectType, isLeafType, getNamedType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';

import { entities } from './entities';
import { Database } from './platform/database/database';
import { apiSchema } from './schema';
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

/** Whether a resolver, here or in a later feature, computes the field. */
function isWorkedOut(entity: object, field: string): boolean {
  return getMetadataStorage().fieldResolvers.some(
    ({ getObjectType, methodName, kind }) =>
      kind === 'external' && getObjectType?.() === entity && methodName === field,
  );
}

const shownAsTheyAre = entities
  .filter((entity) => getMetadataStorage().objectTypes.some(({ target }) => target === entity))
  .map((entity) => [entity.name, entity] as const);

test.each(shownAsTheyAre)('the entity %s has every field that the schema shows', (name, entity) => {
  const shown = apiSchema().getType(name) as GraphQLObjectType;
  const read = new Set(db.manager.connection.getMetadata(entity).columns.map(({ propertyName }) => propertyName));
  const missing = Object.values(shown.getFields())
    .filter(({ type }) => isLeafType(getNamedType(type)))
    .map((field) => field.name)
    .filter((field) => !read.has(field) && !(field in entity.prototype) && !isWorkedOut(entity, field));
  expect(missing).toEqual([]);
});
