import {
  execute,
  getNamedType,
  GraphQLScalarType,
  GraphQLSchema,
  isObjectType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type SelectionNode,
  type VariableDefinitionNode,
} from 'graphql';
import { Arg, Extensions, Int } from 'type-graphql';

import { judgedState } from '../access/judged';
import type { Context } from '../context';
import { AppError } from '../errors/app-error';
import { VersionConflict } from '../versions';

const NAME = 'expectedVersion';
const TELLS_CURRENT = 'tellsCurrent';

export function ExpectedVersion(): ParameterDecorator {
  return Arg(NAME, () => Int, {
    nullable: true,
    description:
      'Version the edit is based on. CONFLICT if stale, with the selected fields of the current state in ' +
      'extensions.current. Omit it, or send null, to overwrite.',
  }) as ParameterDecorator;
}

/** For mutations without a version that throw a VersionConflict. */
export function TellsCurrent(): MethodDecorator {
  return Extensions({ [TELLS_CURRENT]: true });
}

/**
 * Adds `current` to VersionConflicts, under each field's access rules (ADR 15). Throws at boot if a mutation takes a
 * version and returns none.
 */
export function addCurrentToConflicts(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { args, resolve, extensions } = field;
    const takesVersion = args.some(({ name }) => name === NAME);
    const type = getNamedType(field.type);
    const isVersioned = isObjectType(type) && type.getFields()['version'] !== undefined;
    if (takesVersion && !isVersioned) throw new Error(`${field.name} takes a version and answers none`);
    if (!resolve || !isObjectType(type) || !(takesVersion || extensions[TELLS_CURRENT])) continue;
    field.resolve = async (source, values, context, info) => {
      try {
        return await resolve(source, values, context, info);
      } catch (error) {
        if (!(error instanceof VersionConflict)) throw error;
        const { data } = await execute({
          schema: answerSchema(type),
          document: sameSelection(info, isVersioned ? [VERSION] : []),
          variableValues: info.variableValues,
          rootValue: await judgedState(type, context as Context, error.currentState),
          contextValue: context,
        });
        const { code, message, ...details } = error;
        throw new AppError(code, message, { ...details, ...(data && { current: data }) });
      }
    };
  }
  return schema;
}

/** Built on the first conflict, for a fast start. */
function answerSchema(type: GraphQLObjectType): GraphQLSchema {
  const known = answerSchemas.get(type);
  const schema = known ?? new GraphQLSchema({ query: type, types: [COERCED], assumeValid: true });
  answerSchemas.set(type, schema);
  return schema;
}

const answerSchemas = new WeakMap<GraphQLObjectType, GraphQLSchema>();

function sameSelection(
  { fieldNodes, fragments, variableValues }: GraphQLResolveInfo,
  more: readonly SelectionNode[],
): DocumentNode {
  const selections = fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  const selectionSet = { kind: Kind.SELECTION_SET, selections: [...selections, ...more] } as const;
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: OperationTypeNode.QUERY,
        variableDefinitions: definitionsOf(variableValues),
        selectionSet,
      },
      ...Object.values(fragments),
    ],
  };
}

/** Variables are already coerced and validated. */
const COERCED = new GraphQLScalarType({ name: 'Coerced' });

function definitionsOf(variables: GraphQLResolveInfo['variableValues']): VariableDefinitionNode[] {
  return Object.keys(variables).map((name) => ({
    kind: Kind.VARIABLE_DEFINITION,
    variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } },
    type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: COERCED.name } },
  }));
}

const VERSION: SelectionNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'version' } };
