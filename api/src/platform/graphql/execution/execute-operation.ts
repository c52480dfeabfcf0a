import {
  execute,
  getOperationAST,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

import { compileQuery, type CompiledQuery } from './compile-query';
import { runQuery } from './run-query';

interface Asked {
  /** Validated against the schema. */
  document: DocumentNode;
  contextValue: unknown;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
  /** Which of several is meant. */
  operationName?: string | null | undefined;
}

export type Execute = (asked: Asked) => Promise<ExecutionResult>;

/** Who executes queries: a plan that is made once, or graphql's execute(), which is Apollo's. */
export const GRAPHQL_EXECUTORS = ['compiled', 'apollo'] as const;
export type GraphQLExecutor = (typeof GRAPHQL_EXECUTORS)[number];

/** graphql's execute(). */
export function apollosExecutor(schema: GraphQLSchema): Execute {
  return async ({ document, contextValue, variableValues = null, operationName = null }) =>
    execute({ schema, document, contextValue, variableValues, operationName });
}

/**
 * Does what graphql's execute() does, and answers the same; but queries are compiled when they are first asked. Each
 * execution takes the one way or the other, never both. A plan is kept for as long as its document, so those who keep
 * documents say how many plans there are.
 */
export function executorOf(schema: GraphQLSchema): Execute {
  /** Null: one that is not compiled. */
  const plans = new WeakMap<OperationDefinitionNode, CompiledQuery | null>();

  const planOf = (document: DocumentNode, operation: OperationDefinitionNode): CompiledQuery | null => {
    const known = plans.get(operation);
    if (known !== undefined) return known;
    const plan = compileQuery(schema, document, operation);
    plans.set(operation, plan);
    return plan;
  };

  const executeOtherwise = apollosExecutor(schema);
  return async (asked) => {
    const { document, contextValue, variableValues, operationName } = asked;
    const operation = getOperationAST(document, operationName);
    const plan = operation && planOf(document, operation);
    return plan ? runQuery(plan, contextValue, variableValues ?? {}) : executeOtherwise(asked);
  };
}
