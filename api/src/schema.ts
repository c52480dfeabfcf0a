import 'reflect-metadata';

import { lexicographicSortSchema, printSchema, specifiedDirectives, type GraphQLSchema } from 'graphql';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { validateOrReject, type ValidationError } from 'class-validator';
import { ArgumentValidationError, buildSchemaSync, getMetadataStorage, type NonEmptyArray } from 'type-graphql';

import { features } from './features';
import { clinicSettings } from './features/settings/settings.service';
import type { ScopeArea } from './domain/scopes';
import { enforceAccess } from './platform/access/allow';
import { enforceJudgements } from './platform/access/judged';
import type { Context } from './platform/context';
import { constraintDirective, withConstraints } from './platform/graphql/constraint';
import { addCurrentToConflicts } from './platform/graphql/expected-version';
import { tidyPhones } from './platform/validation/phones';

/** Throws for a root field without audience, or a type with personal data and no judgement. */
export function apiSchema(): GraphQLSchema {
  return (made ??= createSchema());
}

let made: GraphQLSchema | undefined;

function createSchema(): GraphQLSchema {
  const resolvers = features.flatMap((feature) => feature.resolvers ?? []);
  // Restores the order of arguments: parameter decorators run from last to first.
  getMetadataStorage().params.sort((a, b) => a.index - b.index);
  const schema = buildSchemaSync({
    resolvers: resolvers as NonEmptyArray<(typeof resolvers)[number]>,
    directives: [...specifiedDirectives, constraintDirective],
    // The first query and a test check it.
    skipCheck: true,
    validateFn: (argument: unknown, _type, { context }) => tidyAndValidate(context as Context, argument),
  });
  const areas = areasOfRootFields();
  return addCurrentToConflicts(enforceAccess(enforceJudgements(schema), (field) => areas.get(field)));
}

/** Skips absent fields, but validates null. Throws ArgumentValidationError. */
async function tidyAndValidate(ctx: Context, argument: unknown): Promise<void> {
  const inputs = [argument].flat().filter((it): it is object => typeof it === 'object' && it !== null);
  await tidyPhones(inputs, async () => (await clinicSettings(ctx)).countryCode);
  try {
    for (const input of inputs) await validateOrReject(input, VALIDATION);
  } catch (faults) {
    throw new ArgumentValidationError(faults as ValidationError[]);
  }
}

const VALIDATION = { skipMissingProperties: false, skipUndefinedProperties: true, forbidUnknownValues: false };

function areasOfRootFields(): ReadonlyMap<string, ScopeArea | undefined> {
  const areas = new Map(
    features.flatMap(({ resolvers = [], scope }) =>
      resolvers.map((resolver): [unknown, typeof scope] => [resolver, scope]),
    ),
  );
  const { queries, mutations } = getMetadataStorage();
  return new Map([...queries, ...mutations].map(({ schemaName, target }) => [schemaName, areas.get(target)]));
}

/** Sorted, so that only real changes show in a diff. */
export function printContract(schema: GraphQLSchema): string {
  return `${withConstraints(printSchema(lexicographicSortSchema(schema)), schema)}\n`;
}

const CONTRACT = path.resolve(__dirname, '../../schema.graphql');

if (require.main === module) writeFileSync(CONTRACT, printContract(apiSchema()));
