import {
  ApolloServer,
  HeaderMap,
  type ApolloServerOptionsWithGateway,
  type ApolloServerOptionsWithSchema,
  type ApolloServerPlugin,
  type HTTPGraphQLHead,
  type HTTPGraphQLRequest,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import {
  GraphQLError,
  type ASTVisitor,
  type ExecutionResult,
  type GraphQLSchema,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

import { keyIdOf } from '../access/actor';
import type { Context } from '../context';
import type { ErrorReport } from '../errors/error-report';
import type { Execute } from './execution/execute-operation';
import type { KnownDocuments } from './known-documents';
import { maxRootPrice } from './max-root-price';

/** Fragments count. Our deepest document: 9. */
const MAX_DEPTH = 10;
/** Fields cost 1, objects 2, deeper ones more. Our documents cost hundreds. */
const MAX_COST = 5_000;
const MAX_ALIASES = 30;
/** Our documents cost up to 4. */
const MAX_ROOT_PRICE = 8;
/** Enough for the Sandbox's introspection. */
const MAX_TOKENS = 2_000;

interface Options {
  schema: GraphQLSchema;
  /** null: Apollo executes. */
  execute: Execute | null;
  documents: KnownDocuments;
  publicErrorFor(ctx: Context | undefined): ErrorReport;
}

// Thrown errors would become status 500.
const REPORTED = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

export const LIMITS = [
  maxDepthRule({ ...REPORTED, ignoreIntrospection: true, n: MAX_DEPTH }),
  costLimitRule({ ...REPORTED, ignoreIntrospection: true, maxCost: MAX_COST }),
  maxAliasesRule({ ...REPORTED, n: MAX_ALIASES }),
  maxRootPrice(MAX_ROOT_PRICE),
] as ValidationRule[];

/** graphql-js accepts a subscription without a root type and fails on execution. */
function knownOperations(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (context.getSchema().getRootType(node.operation)) return;
      const message = `Schema is not configured to execute ${node.operation} operation.`;
      context.reportError(new GraphQLError(message, { nodes: node }));
    },
  };
}

export function createApollo({ schema, execute, documents, publicErrorFor }: Options): ApolloServer<Context> {
  const { source, plugins } = execute ? executedBy(schema, execute) : { source: { schema }, plugins: [] };
  return new ApolloServer<Context>({
    ...source,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    persistedQueries: { cache: documents },
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [...LIMITS, knownOperations],
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      requestLog,
      statusOfRefusals,
      ...plugins,
    ],
    formatError: (formatted, error) => {
      if (formatted.extensions?.['code'] === NOT_FOUND_BY_HASH.extensions.code) return NOT_FOUND_BY_HASH;
      const ctx = contextOfError(error);
      const { message, ...extensions } = publicErrorFor(ctx)(error, ctx?.requestId);
      return {
        message,
        ...(formatted.locations && { locations: formatted.locations }),
        ...(formatted.path && { path: formatted.path }),
        extensions,
      };
    },
  });
}

/** Clients expect exactly these words, with status 200, and then send the text. */
const NOT_FOUND_BY_HASH = {
  message: 'PersistedQueryNotFound',
  extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', status: 200 },
};

interface Executed {
  source:
    | Pick<ApolloServerOptionsWithGateway<Context>, 'gateway'>
    | Pick<ApolloServerOptionsWithSchema<Context>, 'schema'>;
  plugins: ApolloServerPlugin<Context>[];
}

/**
 * A plugin executes, because Apollo's gateway retains requests (ADR 39). Results with errors pass the gateway, for
 * formatting.
 */
function executedBy(schema: GraphQLSchema, execute: Execute): Executed {
  const faulty = new WeakMap<object, ExecutionResult>();
  return {
    plugins: [
      {
        async requestDidStart() {
          return {
            async responseForOperation({ document, contextValue, request: { variables, operationName } }) {
              const result = await execute({ document, contextValue, variableValues: variables, operationName });
              if (!result.errors) return { http: NOTHING_OF_HTTP, body: { kind: 'single', singleResult: result } };
              faulty.set(contextValue, result);
              return null;
            },
          };
        },
      },
    ],
    source: {
      gateway: {
        onSchemaLoadOrUpdate(tell) {
          tell({ apiSchema: schema, coreSupergraphSdl: '' });
          return () => undefined;
        },
        async load() {
          return { executor: ({ context }) => Promise.resolve(faulty.get(context)!) };
        },
        async stop() {},
      },
    },
  };
}

/** Apollo answers some refusals with 200, and invalid documents with 400 instead of 200. */
const statusOfRefusals: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ request, source, response: { body, http } }) {
        if (body.kind !== 'single' || body.singleResult.data !== undefined) return;
        const status = body.singleResult.errors?.[0]?.extensions?.['status'];
        const isOfDocument = status === 400 && source !== undefined;
        if (isOfDocument && asksForPlainJson(request.http?.headers.get('accept'))) http.status = 200;
        else if (typeof status === 'number') http.status = status;
      },
    };
  },
};

/** GraphQL over HTTP: such clients get 200 for well-formed requests. */
function asksForPlainJson(accept = ''): boolean {
  return accept.includes('application/json') && !/\*\/\*|graphql-response/.test(accept);
}

const NOTHING_OF_HTTP: HTTPGraphQLHead = { headers: new HeaderMap() };

export function toHttpGraphQL(
  method: string,
  headers: Record<string, string | string[] | undefined>,
  search: string,
  body: unknown,
): HTTPGraphQLRequest {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return { method, headers: map, search, body };
}

/** Never logs variables or texts. */
const requestLog: ApolloServerPlugin<Context> = {
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

/** formatError gets no context. */
const contexts = new WeakMap<object, Context>();

function contextOfError(error: unknown): Context | undefined {
  return typeof error === 'object' && error !== null ? contexts.get(error) : undefined;
}

function loggable(operationName: string | null | undefined): string | undefined {
  return operationName && /^\w{1,64}$/.test(operationName) ? operationName : undefined;
}
