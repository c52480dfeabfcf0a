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

interface GraphQLRequest {
  document: DocumentNode;
  contextValue: unknown;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
  operationName?: string | null | undefined;
}

export type Execute = (request: GraphQLRequest) => Promise<ExecutionResult>;

/** apollo: graphql's execute(). */
export const GRAPHQL_EXECUTORS = ['compiled', 'apollo'] as const;
export type GraphQLExecutor = (typeof GRAPHQL_EXECUTORS)[number];

export function apollosExecutor(schema: GraphQLSchema): Execute {
  return async ({ document, contextValue, variableValues = null, operationName = null }) =>
    execute({ schema, document, contextValue, variableValues, operationName });
}

/** Answers like graphql's execute(). A plan lives as long as its document. */
export function executorOf(schema: GraphQLSchema): Execute {
  const plans = new WeakMap<OperationDefinitionNode, CompiledQuery | null>();

  const planOf = (document: DocumentNode, operation: OperationDefinitionNode): CompiledQuery | null => {
    const known = plans.get(operation);
    if (known !== undefined) return known;
    const plan = compileQuery(schema, document, operation);
    plans.set(operation, plan);
    return plan;
  };

  const executeOtherwise = apollosExecutor(schema);
  return async (request) => {
    const { document, contextValue, variableValues, operationName } = request;
    const operation = getOperationAST(document, operationName);
    const plan = operation && planOf(document, operation);
    return plan ? runQuery(plan, contextValue, variableValues ?? {}) : executeOtherwise(request);
  };
}
