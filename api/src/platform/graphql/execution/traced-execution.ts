import { defaultFieldResolver, getOperationAST, type GraphQLSchema } from 'graphql';

import { isTracing, isWithinSpan, traced } from '../../telemetry/tracing';
import type { Execute } from './execute-operation';

export function tracedExecution(execute: Execute): Execute {
  return (request) => {
    if (!isTracing()) return execute(request);
    const operation = getOperationAST(request.document, request.operationName);
    const type = operation?.operation ?? 'unknown';
    // The name is the caller's text.
    const name = /^\w{1,64}$/.exec(operation?.name?.value ?? '')?.[0] ?? '';
    const attributes = { 'graphql.operation.type': type, ...(name && { 'graphql.operation.name': name }) };
    return traced({ name: `${type} ${name}`.trim(), attributes }, async (span) => {
      const answer = await execute(request);
      if (answer.errors) span?.fail('GraphQLError');
      return answer;
    });
  };
}

const wrapped = new WeakSet<GraphQLSchema>();

/** Root fields only: a list's fields would produce a span per row. */
export function traceRootFields(schema: GraphQLSchema): void {
  if (!isTracing() || wrapped.has(schema)) return;
  wrapped.add(schema);
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const { resolve = defaultFieldResolver } = field;
      const step = { name: `${type!.name}.${field.name}`, attributes: { 'graphql.field.name': field.name } };
      field.resolve = (...all) => (isWithinSpan() ? traced(step, async () => resolve(...all)) : resolve(...all));
    }
  }
}
