import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { optionValues, type AppOptions } from './app-options';
import { assertStillActs, identifyCaller } from './features/api-keys/caller';
import { features } from './features';
import { Jobs } from './jobs';
import type { Actor } from './platform/access/actor';
import { createContext, type Context } from './platform/context';
import type { CountedLimits } from './platform/counted-limits';
import { readChangedAlong } from './platform/database/touched-tables';
import { reportTo } from './platform/errors/error-report';
import type { FeatureGauges } from './platform/feature';
import { crossOrigin } from './platform/http/cross-origin';
import type { Gateway } from './platform/http/gateway';
import type { Gauged, OpenFigures } from './platform/http/feature-metrics';
import { isFromThisMachine } from './platform/http/peer';
import { Readiness, type Metrics } from './platform/http/probes';
import { sourceOf } from './platform/http/request-source';
import { sendText } from './platform/http/send-text';
import { turnsBySource, type InTurn } from './platform/http/source-turns';
import { JOB_GAUGES } from './platform/jobs/job-gauges';
import { realTimers } from './platform/jobs/timers';
import { answerDevMail } from './platform/mail/dev-mail';
import { PUBLIC_ANSWERS_KEPT_MS, RecentAnswers } from './platform/recent-answers';
import { RepeatedFaults } from './platform/repeated-faults';

export interface Clinic {
  readonly gateway: Gateway;
  /** Not started; null without `mail`. */
  readonly jobs: Jobs | null;
  readonly readiness: Readiness;
  /** Answers preflights and /dev/mail; false for other requests. */
  answersItself(request: IncomingMessage, response: ServerResponse, pathname: string): boolean;
  endStreams(): void;
  /** /metrics keeps the last figures; without jobs, job figures become empty. */
  keepFigures(hasJobs: boolean): Promise<void>;
}

const FOR_OTHER_ORIGINS = /^\/(api|fhir|graphql|mcp)(\/|$)/;

/** Closing the clinic leaves the database open. */
export async function openClinic(
  options: AppOptions,
  metrics: Metrics,
  gauged: Gauged = { database: options.db.name },
): Promise<Clinic> {
  const { db, clock, log, trustedProxies = 0, mail = null, devMail = null, corsOrigins = [] } = options;
  const { sourceLimits = true, publicAnswersKeptMs = PUBLIC_ANSWERS_KEPT_MS, timers = realTimers } = options;
  const { faults = new RepeatedFaults(log, timers) } = options;
  const changedAlong = await readChangedAlong(db.pool);
  const parts = {
    db,
    clock,
    log,
    options: optionValues(options),
    recent: new RecentAnswers(publicAnswersKeptMs, changedAlong),
    assertStillActs,
  };
  db.onHeldUp((isHeldUp) => {
    if (isHeldUp) log.warn('commits wait for a standby of the database: what is written is refused, reads go on');
    else log.info('commits wait for no standby any more');
  });
  const jobs =
    mail &&
    new Jobs({
      ...mail,
      db,
      clock,
      log,
      faults,
      options: parts.options,
      changedAlong,
      timers,
      onOutcome: (outcome, { data }, queue) =>
        metrics.countJob(String((data as { kind?: unknown }).kind ?? queue), outcome),
    });

  const gauge = (gauges: FeatureGauges): OpenFigures =>
    metrics.ofFeatures.open(gauged, gauges, faults, () =>
      createContext(parts, { actor: { kind: 'guest', staleToken: false }, requestId: 'metrics', source: 'local' }),
    );
  const ofJobs = gauge(JOB_GAUGES);
  const ofFeatures = features.flatMap(({ gauges = [] }) => gauges).map(gauge);
  const contextAs = (actor: Actor, request: IncomingMessage, counted: CountedLimits = new Map()): Context =>
    createContext(parts, { actor, requestId: randomUUID(), source: sourceOf(request, trustedProxies), counted });
  const contextOf = async (request: IncomingMessage, counted: CountedLimits = new Map()): Promise<Context> => {
    return contextAs(await identifyCaller(db, request.headers.authorization, clock(), counted), request, counted);
  };
  const visitorOf = (request: IncomingMessage): Context => contextAs({ kind: 'guest', staleToken: false }, request);
  const inTurn: InTurn = sourceLimits ? turnsBySource(trustedProxies) : (_, work) => work();
  const readiness = new Readiness(db, clock);
  const publicError = reportTo(log, (cause) => {
    readiness.note(cause);
    metrics.noteFault(cause);
  });
  const streams = new AbortController();
  const answersPreflight = crossOrigin(corsOrigins);

  const showDevMail = async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> => {
    try {
      // The mails open any account, and behind a proxy the caller is unknown.
      const isShown = devMail !== null && trustedProxies === 0 && isFromThisMachine(request);
      if (!(isShown && (await answerDevMail(devMail, response, pathname)))) sendText(response, 404, 'No existe');
    } catch (error) {
      const { status, message } = publicError(error);
      sendText(response, status, message);
    }
  };

  return {
    gateway: { contextOf, visitorOf, inTurn, publicError, log, stopping: streams.signal },
    jobs,
    readiness,
    answersItself(request, response, pathname) {
      if (FOR_OTHER_ORIGINS.test(pathname) && answersPreflight(request, response)) return true;
      if (!pathname.startsWith('/dev/mail')) return false;
      void showDevMail(request, response, pathname);
      return true;
    },
    endStreams: () => streams.abort(),
    async keepFigures(hasJobs) {
      if (!hasJobs) ofJobs.empty();
      await Promise.all([...ofFeatures, ...(hasJobs ? [ofJobs] : [])].map((figures) => figures.keep()));
    },
  };
}
