import type { IncomingMessage } from 'node:http';

import type { ProductOptions } from './app-options';
import { features } from './features';
import type { createFhirListener } from './features/fhir/fhir-listener';
import { GRAPHQL_EXAMPLES } from './graphql-examples';
import type { mcpParts } from './mcp';
import type { Context } from './platform/context';
import type { ErrorReport } from './platform/errors/error-report';
import { createApollo } from './platform/graphql/apollo';
import { apollosExecutor, executorOf } from './platform/graphql/execution/execute-operation';
import { traceRootFields, tracedExecution } from './platform/graphql/execution/traced-execution';
import { KnownDocuments } from './platform/graphql/known-documents';
import { crashReports } from './platform/http/crash-reports';
import type { Answer, GatewayOf } from './platform/http/gateway';
import { graphqlEndpoint } from './platform/http/graphql-endpoint';
import { graphqlPages } from './platform/http/graphql-pages';
import { pageContents } from './platform/http/page-contents';
import type { Metrics } from './platform/http/probes';
import { sendText } from './platform/http/send-text';
import { servedTexts } from './platform/http/served-text';
import { webPages } from './platform/http/web-pages';
import type { createMcpListener } from './platform/mcp/mcp-listener';
import { PUBLIC_URL } from './platform/public-url';
import { lateListener } from './platform/rest/late-listener';
import { apiSchema, printContract } from './schema';

/** Shared by all clinics of a process. */
export interface Product {
  readonly answer: Answer;
  close(): Promise<void>;
}

interface Reach {
  metrics: Metrics;
  gatewayOf: GatewayOf;
  /** Undefined `ctx`: the caller is unknown. */
  publicErrorFor(ctx: Context | undefined): ErrorReport;
}

export async function openProduct(
  { clock, graphqlExecutor = 'compiled', browserOperations = 'any', webDir = null, graphiqlDir = null }: ProductOptions,
  { metrics, gatewayOf, publicErrorFor }: Reach,
): Promise<Product> {
  const schema = apiSchema();
  // Lazy: printing takes a tenth of a second.
  let contract: string | undefined;
  const compiled = graphqlExecutor === 'compiled' ? executorOf(schema) : null;
  traceRootFields(schema);
  const execute = tracedExecution(compiled ?? apollosExecutor(schema));
  const documents = new KnownDocuments(webDir);
  const apollo = createApollo({ schema, execute: compiled && execute, documents, publicErrorFor });
  await apollo.start();
  const forPeople = graphqlPages({ examples: GRAPHQL_EXAMPLES, graphiqlDir });
  const graphql = graphqlEndpoint({
    apollo,
    gatewayOf,
    onlyKnown: browserOperations === 'known' ? documents : null,
    showPage: forPeople.show,
  });
  const crashes = crashReports({ gatewayOf, count: (part) => metrics.countCrash(part) });
  // Lazy: the web uses GraphQL only.
  const rest = lateListener(() => {
    const { createRestListener } = require('./platform/rest/listener') as typeof import('./platform/rest/listener');
    const { restTable } = require('./rest') as typeof import('./rest');
    return createRestListener({ execute, ...restTable(), gatewayOf, clock });
  }, gatewayOf);
  // Lazy: most clinics get no FHIR requests.
  const fhir = lateListener(() => {
    const late = require('./features/fhir/fhir-listener') as { createFhirListener: typeof createFhirListener };
    return late.createFhirListener(gatewayOf);
  }, gatewayOf);
  // Lazy: few clinics have programs that speak MCP.
  const mcp = lateListener(() => {
    const late = require('./platform/mcp/mcp-listener') as { createMcpListener: typeof createMcpListener };
    const parts = require('./mcp') as { mcpParts: typeof mcpParts };
    return late.createMcpListener({ execute, ...parts.mcpParts(), gatewayOf });
  }, gatewayOf);
  const pages = features.flatMap((feature) => feature.pages ?? []);
  const texts = servedTexts({ texts: features.flatMap((feature) => feature.texts ?? []), gatewayOf });
  const originOf = (request: IncomingMessage) => PUBLIC_URL.of(gatewayOf(request).visitorOf(request))();
  const web = webDir === null ? null : webPages(webDir, pageContents({ execute, webDir, pages, gatewayOf }), originOf);

  return {
    answer(request, response, pathname) {
      if (pathname === '/graphql') {
        metrics.observe(response, 'graphql');
        return void graphql(request, response);
      }
      if (pathname === '/api' || pathname.startsWith('/api/')) {
        metrics.observe(response, 'api');
        return rest(request, response);
      }
      if (pathname === '/fhir' || pathname.startsWith('/fhir/')) {
        metrics.observe(response, 'fhir');
        return fhir(request, response);
      }
      if (pathname === '/mcp') {
        metrics.observe(response, 'mcp');
        return mcp(request, response);
      }
      if (pathname === '/crashes') {
        metrics.observe(response, 'crashes');
        return void crashes(request, response);
      }
      if (pathname === '/graphql/schema.graphql') return sendText(response, 200, (contract ??= printContract(schema)));
      if (request.method === 'GET' || request.method === 'HEAD') {
        if (forPeople.answerFile(request, response, pathname)) return;
        if (web) metrics.observe(response, 'web');
        if (texts(request, response, pathname)) return;
        if (web) return web(request, response, pathname);
      }
      return sendText(response, 404, 'No existe');
    },
    close: () => apollo.stop(),
  };
}
