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

  return async ({ document, contextValue, variableValues = null, operationName = null }) => {
    const operation = getOperationAST(document, operationName);
    const plan = operation && planOf(document, operation);
    if (plan) return runQuery(plan, contextValue, variableValues ?? {});
    return execute({ schema, document, contextValue, variableValues, operationName });
  };
}
