import type { ApolloServerPlugin } from '@apollo/server';

import { keyIdOf } from '../access/actor';
import type { Context } from '../context';

/** Logs names and error codes, never variables or texts. */
export const requestLog: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ contextValue, errors }) {
        for (const error of errors) contexts.set(error, contextValue);
      },
      async willSendResponse({ contextValue, operation, operationName, response }) {
        const errors = response.body.kind === 'single' ? (response.body.singleResult.errors ?? []) : [];
        contextValue.log.info(
          {
            requestId: contextValue.requestId,
            keyId: keyIdOf(contextValue.actor) ?? undefined,
            kind: operation?.operation,
            operation: loggable(operationName),
            codes: errors.length > 0 ? errors.map(({ extensions }) => extensions?.['code']) : undefined,
          },
          'graphql',
        );
      },
    };
  },
};

/** Apollo's formatError gets no context. */
const contexts = new WeakMap<object, Context>();

export function contextOfError(error: unknown): Context | undefined {
  return typeof error === 'object' && error !== null ? contexts.get(error) : undefined;
}

/** Caller's text: keeps only what looks like a name. */
function loggable(operationName: string | null | undefined): string | undefined {
  return operationName && /^\w{1,64}$/.test(operationName) ? operationName : undefined;
}
