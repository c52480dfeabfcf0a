import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

import { assertStillActs, identifyCaller } from './features/api-keys/caller';
import { optionValues, type AppOptions } from './app-options';
import { features } from './features';
import type { createFhirListener } from './features/fhir/fhir-listener';
import { GRAPHQL_EXAMPLES } from './graphql-examples';
import { Jobs } from './jobs';
import type { Actor } from './platform/access/actor';
import type { CountedLimits } from './platform/counted-limits';
import { createContext, type Context } from './platform/context';
import { readChangedAlong } from './platform/database/touched-tables';
import { reportTo } from './platform/errors/error-report';
import { createApollo } from './platform/graphql/apollo';
import { apollosExecutor, executorOf } from './platform/graphql/execution/execute-operation';
import { traceRootFields, tracedExecution } from './platform/graphql/execution/traced-execution';
import { crossOrigin } from './platform/http/cross-origin';
import { KnownDocuments } from './platform/graphql/known-documents';
import { crashReports } from './platform/http/crash-reports';
import { graphqlEndpoint } from './platform/http/graphql-endpoint';
import { graphqlPages } from './platform/http/graphql-pages';
import { pageContents } from './platform/http/page-contents';
import { isFromPrivateNetwork, isFromThisMachine } from './platform/http/peer';
import { answerHealth, Metrics, Readiness } from './platform/http/probes';
import { sourceOf } from './platform/http/request-source';
import { servedTexts } from './platform/http/served-text';
import { setSecurityHeaders } from './platform/http/security-headers';
import { SlowBodies } from './platform/http/slow-bodies';
import { tracedRequests } from './platform/http/traced-request';
import { turnsBySource, type InTurn } from './platform/http/source-turns';
import { webPages } from './platform/http/web-pages';
import { answerDevMail } from './platform/mail/dev-mail';
import { PUBLIC_ANSWERS_KEPT_MS, RecentAnswers } from './platform/recent-answers';
import { lateListener } from './platform/rest/late-listener';
import { apiSchema, printContract } from './schema';

export interface App {
  server: Server;
  /** Not started; null without `mail`. */
  jobs: Jobs | null;
  /**
   * At once /ready fails and no job starts, after `drainMs` no request either. Resolves when the running ones end.
   * The database stays open.
   */
  close(): Promise<void>;
}

/** Longer than proxies keep theirs (60 to 120 s): a request that meets our close is lost. */
const KEEP_ALIVE_MS = 125_000;
/** For a request's head. Node checks it at this interval. */
const HEADERS_WITHIN_MS = 20_000;
const CONNECTIONS_CHECKED_EVERY_MS = 5_000;
/** A stop cuts off requests that still run after this. */
const STOP_WITHIN_MS = 10_000;
/** What pages of the allowed origins may call. */
const FOR_OTHER_ORIGINS = /^\/(api|fhir|graphql)(\/|$)/;

export async function buildApp(options: AppOptions): Promise<App> {
  const { db, clock, log, trustedProxies = 0, drainMs = 0, webDir = null, mail = null, devMail = null } = options;
  const { sourceLimits = true, publicAnswersKeptMs = PUBLIC_ANSWERS_KEPT_MS, corsOrigins = [] } = options;
  const { graphqlExecutor = 'compiled', browserOperations = 'any', graphiqlDir = null } = options;
  const changedAlong = await readChangedAlong(db.pool);
  const parts = {
    db,
    clock,
    log,
    options: optionValues(options),
    recent: new RecentAnswers(publicAnswersKeptMs, changedAlong),
    assertStillActs,
  };
  const schema = apiSchema();
  // Lazy: printing takes a tenth of a second.
  let contract: string | undefined;
  const compiled = graphqlExecutor === 'compiled' ? executorOf(schema) : null;
  traceRootFields(schema);
  const execute = tracedExecution(compiled ?? apollosExecutor(schema));
  const metrics = new Metrics({ heldUpCommits: () => db.heldUpCommits });
  db.onHeldUp((isHeldUp) => {
    if (isHeldUp) log.warn('commits wait for a standby of the database: what is written is refused, reads go on');
    else log.info('commits wait for no standby any more');
  });
  let isStopping = false;
  const streams = new AbortController();
  const jobs =
    mail &&
    new Jobs({
      ...mail,
      db,
      clock,
      log,
      options: parts.options,
      changedAlong,
      ...(options.timers && { timers: options.timers }),
      onOutcome: (outcome, { data }, queue) =>
        metrics.countJob(String((data as { kind?: unknown }).kind ?? queue), outcome),
    });

  const contextAs = (actor: Actor, request: IncomingMessage, counted: CountedLimits = new Map()): Context =>
    createContext(parts, { actor, requestId: randomUUID(), source: sourceOf(request, trustedProxies), counted });
  const contextOf = async (request: IncomingMessage): Promise<Context> => {
    const counted: CountedLimits = new Map();
    return contextAs(await identifyCaller(db, request.headers.authorization, clock(), counted), request, counted);
  };
  const visitorOf = (request: IncomingMessage): Context => contextAs({ kind: 'guest', staleToken: false }, request);
  const readiness = new Readiness(db, clock);
  const publicError = reportTo(log, (cause) => readiness.note(cause));
  const slowBodies = new SlowBodies(options.bodyPace);
  const answersPreflight = crossOrigin(corsOrigins);
  const inTurn: InTurn = sourceLimits ? turnsBySource(trustedProxies) : (_, work) => work();

  const answerFault = (error: unknown, response: ServerResponse): void => {
    const { status, message } = publicError(error);
    sendText(response, status, message);
  };

  const documents = new KnownDocuments(webDir);
  const apollo = createApollo({ schema, execute: compiled && execute, documents, publicError });
  await apollo.start();
  const forPeople = graphqlPages({ examples: GRAPHQL_EXAMPLES, graphiqlDir });
  const graphql = graphqlEndpoint({
    apollo,
    contextOf,
    inTurn,
    onlyKnown: browserOperations === 'known' ? documents : null,
    publicError,
    showPage: forPeople.show,
  });
  const crashes = crashReports({ visitorOf, inTurn, publicError, count: (part) => metrics.countCrash(part) });
  // Lazy: the web only uses GraphQL.
  const rest = lateListener(() => {
    const { createRestListener } = require('./platform/rest/listener') as typeof import('./platform/rest/listener');
    const { restTable } = require('./rest') as typeof import('./rest');
    const { signal: stopping } = streams;
    return createRestListener({
      execute,
      ...restTable(),
      contextOf,
      inTurn,
      publicError,
      log,
      clock,
      stopping,
    });
  }, publicError);
  // Lazy: most clinics are never asked.
  const fhir = lateListener(() => {
    const late = require('./features/fhir/fhir-listener') as { createFhirListener: typeof createFhirListener };
    return late.createFhirListener({ contextOf, visitorOf, inTurn, publicError, log });
  }, publicError);
  const pages = features.flatMap((feature) => feature.pages ?? []);
  const texts = servedTexts({
    texts: features.flatMap((feature) => feature.texts ?? []),
    contextOf: visitorOf,
    inTurn,
    answerFault,
  });
  const web =
    webDir === null ? null : webPages(webDir, pageContents({ execute, webDir, pages, contextOf: visitorOf, inTurn }));

  const showDevMail = async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> => {
    try {
      // The mails open any account, and behind a proxy the caller is unknown.
      const isShown = devMail !== null && trustedProxies === 0 && isFromThisMachine(request);
      if (!(isShown && (await answerDevMail(devMail, response, pathname)))) sendText(response, 404, 'No existe');
    } catch (error) {
      answerFault(error, response);
    }
  };

  const listener: RequestListener = (request, response) => {
    const pathname = pathOf(request);
    // Pages set their own policy later.
    setSecurityHeaders(response);
    slowBodies.watch(request, response);
    if (isStopping) response.setHeader('Connection', 'close');
    // After a stop began, busy connections end with their answer.
    else response.once('finish', () => isStopping && request.socket.destroySoon());
    if (FOR_OTHER_ORIGINS.test(pathname) && answersPreflight(request, response)) return;
    if (pathname === '/health') return answerHealth(response);
    if (pathname === '/ready') return void readiness.answer(response, isStopping);
    if (pathname === '/metrics') {
      const publicHost = mail && new URL(mail.publicUrl()).hostname;
      return isFromPrivateNetwork(request, publicHost)
        ? void metrics.answer(response)
        : sendText(response, 404, 'No existe');
    }
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
    if (pathname === '/crashes') {
      metrics.observe(response, 'crashes');
      return void crashes(request, response);
    }
    if (pathname.startsWith('/dev/mail')) return void showDevMail(request, response, pathname);
    if (pathname === '/graphql/schema.graphql') return sendText(response, 200, (contract ??= printContract(schema)));
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (forPeople.answerFile(request, response, pathname)) return;
      if (web) metrics.observe(response, 'web');
      if (texts(request, response, pathname)) return;
      if (web) return web(request, response, pathname);
    }
    return sendText(response, 404, 'No existe');
  };

  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_WITHIN_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECKED_EVERY_MS,
    },
    tracedRequests(listener),
  );
  return {
    server,
    jobs,
    async close() {
      isStopping = true;
      const jobsEnded = jobs?.stop();
      if (drainMs > 0) await delay(drainMs);
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeIdleConnections();
      streams.abort();
      const cut = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
      await closed;
      clearTimeout(cut);
      await jobsEnded;
      await apollo.stop();
    },
  };
}

function pathOf(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(text);
}
