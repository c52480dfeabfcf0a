import {
  ApolloServer,
  HeaderMap,
  type ApolloServerOptionsWithGateway,
  type ApolloServerOptionsWithSchema,
  type ApolloServerPlugin,
  type HTTPGraphQLHead,
  type HTTPGraphQLRequest,
} from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { ExecutionResult, GraphQLError, GraphQLSchema, ValidationContext, ValidationRule } from 'graphql';

import type { Context } from '../context';
import type { ErrorReport } from '../errors/error-report';
import type { Execute } from './execution/execute-operation';
import { maxRootPrice } from './max-root-price';
import { requestIdOf, requestLog } from './request-log';

/** Fragments count like fields: our deepest document has 9 levels of both. Introspection by Apollo Sandbox is not counted. */
const MAX_DEPTH = 10;
/** A field costs 1 and an object 2, more the deeper it lies. Our largest document costs a few hundred. */
const MAX_COST = 5_000;
const MAX_ALIASES = 30;
/** Our dearest document costs 4. */
const MAX_ROOT_PRICE = 8;
/** Apollo's own rule counts introspection too, so it has to leave room for the Sandbox's. */
const MAX_TOKENS = 2_000;

interface Options {
  schema: GraphQLSchema;
  /** Of that schema; null: Apollo executes by itself. */
  execute: Execute | null;
  publicError: ErrorReport;
}

// Reported as any other fault of a query is: thrown out of validation they would be faults of ours, with status 500.
const REPORTED = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** What a query may ask for at most. */
export const LIMITS = [
  maxDepthRule({ ...REPORTED, ignoreIntrospection: true, n: MAX_DEPTH }),
  costLimitRule({ ...REPORTED, ignoreIntrospection: true, maxCost: MAX_COST }),
  maxAliasesRule({ ...REPORTED, n: MAX_ALIASES }),
  maxRootPrice(MAX_ROOT_PRICE),
] as ValidationRule[];

/** The GraphQL server, without HTTP. Introspection is on: the schema is no secret. */
export function createApollo({ schema, execute, publicError }: Options): ApolloServer<Context> {
  const { source, plugins } = execute ? executedBy(schema, execute) : { source: { schema }, plugins: [] };
  return new ApolloServer<Context>({
    ...source,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: LIMITS,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      requestLog,
      statusOfRefusals,
      ...plugins,
    ],
    formatError: (formatted, error) => {
      const { message, ...told } = publicError(error, requestIdOf(error));
      return {
        message,
        ...(formatted.locations && { locations: formatted.locations }),
        ...(formatted.path && { path: formatted.path }),
        extensions: told,
      };
    },
  });
}

/** How Apollo comes to its answers. */
interface Executed {
  source:
    | Pick<ApolloServerOptionsWithGateway<Context>, 'gateway'>
    | Pick<ApolloServerOptionsWithSchema<Context>, 'schema'>;
  plugins: ApolloServerPlugin<Context>[];
}

/**
 * Has Apollo execute by `execute` what it has parsed, validated and found within LIMITS: by a plugin, asked before Apollo would
 * execute. Its place for an executor is a gateway, but what it makes for one stays in memory until a full collection, with
 * all of the request (ADR 39). So the gateway only hands over answers with faults, which Apollo notes, words and gives their status.
 */
function executedBy(schema: GraphQLSchema, execute: Execute): Executed {
  const faulty = new WeakMap<object, ExecutionResult>();
  return {
    plugins: [{
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
    }],
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

/** What was refused before anything ran has the status of its code: Apollo answers some of it with 200. */
const statusOfRefusals: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body, http } }) {
        if (body.kind !== 'single' || body.singleResult.data !== undefined) return;
        const status = body.singleResult.errors?.[0]?.extensions?.['status'];
        if (typeof status === 'number') http.status = status;
      },
    };
  },
};

/** The status and headers are Apollo's own. */
const NOTHING_OF_HTTP: HTTPGraphQLHead = { headers: new HeaderMap() };

/** One GraphQL request over HTTP as Apollo takes it. */
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
