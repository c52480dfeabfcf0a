import 'reflect-metadata';

import { lexicographicSortSchema, printSchema, specifiedDirectives, type GraphQLSchema } from 'graphql';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';

import { features } from './features';
import { enforceAccess } from './platform/access/allow';
import { constraintDirective, withConstraints } from './platform/graphql/constraint';
import { tellWhatStands } from './platform/graphql/expected-version';

/** Everything the API offers, made when it is first asked for. Throws when a root field does not say whom it allows. */
export function apiSchema(): GraphQLSchema {
  return (made ??= createSchema());
}

let made: GraphQLSchema | undefined;

function createSchema(): GraphQLSchema {
  const resolvers = features.flatMap((feature) => feature.resolvers ?? []);
  const schema = buildSchemaSync({
    resolvers: resolvers as NonEmptyArray<(typeof resolvers)[number]>,
    // Absent fields are left alone; null is a value, and judged like any other.
    directives: [...specifiedDirectives, constraintDirective],
    // By the first query; a test says it of every build. Here it would cost each start an introspection of everything.
    skipCheck: true,
    validate: { skipMissingProperties: false, skipUndefinedProperties: true, forbidUnknownValues: false },
  });
  return tellWhatStands(enforceAccess(schema));
}

/** The contract as text, sorted so that only real changes show. */
export function printContract(schema: GraphQLSchema): string {
  return `${withConstraints(printSchema(lexicographicSortSchema(schema)), schema)}\n`;
}

const CONTRACT = path.resolve(__dirname, '../../schema.graphql');

if (require.main === module) writeFileSync(CONTRACT, printContract(apiSchema()));
