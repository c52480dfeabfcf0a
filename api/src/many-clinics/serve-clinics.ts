import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import type { ClinicDefaults, ProductOptions } from '../app-options';
import type { sendOutcome } from '../features/fhir/exchange/operation-outcome';
import { reportTo } from '../platform/errors/error-report';
import type { PublicError } from '../platform/errors/public-error';
import type { Gateway } from '../platform/http/gateway';
import { Metrics, READY } from '../platform/http/probes';
import { sendJson } from '../platform/http/send-json';
import { realTimers } from '../platform/jobs/timers';
import { RepeatedFaults } from '../platform/repeated-faults';
import { openProduct } from '../product';
import { makeServer } from '../server';
import { IdleClinicRunner } from './idle-clinic-runner';
import { publicUrlOf, type ClinicListing } from './directory/clinic-listing';
import type { Directory } from './directory/directory';
import { hostOf } from './host-name';
import { KnownClinics } from './known-clinics';
import { ListedClinics, type ListedClinic, type ProcessSettings } from './listed-clinic';
import { OpenClinics } from './open-clinics';

export type ClinicsOptions = ProductOptions &
  ClinicDefaults &
  ProcessSettings & {
    directory: Directory;
    mostOpen: number;
    idleMs?: number;
  };

export interface ClinicsApp {
  server: Server;
  start(): void;
  /** The directory stays open. */
  close(): Promise<void>;
}

const IDLE_MS = 5 * 60_000;

export async function buildClinics(options: ClinicsOptions): Promise<ClinicsApp> {
  const { directory, clock, log, trustedProxies = 0, timers = realTimers, mostOpen, idleMs = IDLE_MS } = options;
  const faults = new RepeatedFaults(log, timers);
  const listed = new ListedClinics(options, faults);
  const failing = new Set<string>();
  const isServed = (name: string): boolean => known.named(name)?.isSuspended === false;
  const metrics = new Metrics({
    clock,
    databases: () => listed.databases,
    clinics: { open: () => listed.size, failing: () => [...failing].filter(isServed), isServed },
  });
  const clinics: OpenClinics<ListedClinic> = new OpenClinics<ListedClinic>({
    most: mostOpen,
    idleMs,
    timers,
    async open(name) {
      const clinic = await listed.open(known.named(name)!, metrics);
      failing.delete(name);
      faults.of(name).works('opening', 'the clinic can be opened again');
      return clinic;
    },
    onUnopened(name, err) {
      failing.add(name);
      faults.of(name).failed('opening', { err }, 'the clinic cannot be opened');
    },
    onClosed: (name, nextDue) => idleClinicRunner.noteClosed(name, nextDue),
    onEndingFailed: (name, err) => log.error({ err, clinic: name }, 'the clinic was not closed as it should be'),
  });
  const known = new KnownClinics({
    directory,
    faults,
    timers,
    onChange(name) {
      void clinics.retire(name).finally(() => {
        if (!known.named(name)) faults.forget(name);
      });
    },
  });
  const idleClinicRunner = new IdleClinicRunner({
    clinics,
    clock,
    timers,
    all: () => [...known.all].filter(({ isSuspended }) => !isSuspended).map(({ name }) => name),
    onFailure: (name, err) =>
      faults.of(name).failed('caring', { err }, 'jobs of the clinic, which nobody visits, failed'),
    onSuccess: (name) => faults.of(name).works('caring', 'jobs of the clinic, which nobody visits, are done again'),
  });
  await known.start();

  const gateways = new WeakMap<IncomingMessage, Gateway>();
  const product = await openProduct(options, {
    metrics,
    gatewayOf: (request) => gateways.get(request)!,
    publicErrorFor: (ctx) => reportTo(ctx?.log ?? log),
  });

  const answer = async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> => {
    const host = hostOf(request, trustedProxies);
    const listing = host === null ? undefined : await known.at(host);
    if (!listing) return answerNowhere(request, response);
    const elsewhere = canonicalAddress(request, listing, host!);
    if (elsewhere !== null) return void response.writeHead(308, { Location: elsewhere }).end();
    const { clinic, release } = await clinics.use(listing.name);
    if (response.closed) return release();
    response.once('close', release);
    clinic.startJobs();
    gateways.set(request, clinic.gateway);
    if (!clinic.answersItself(request, response, pathname)) product.answer(request, response, pathname);
  };

  const stoppable = makeServer(
    {
      answer(request, response, pathname) {
        answer(request, response, pathname).catch((error: unknown) => {
          if (response.headersSent) return void response.destroy();
          refuse(request, response, pathname, reportTo(log)(error));
        });
      },
      status: () =>
        directory.version().then(
          () => READY,
          () => 'directory unreachable',
        ),
      // Visitors use the clinics' hosts, so none counts as internal.
      publicHost: () => null,
      endStreams: () => clinics.endStreams(),
    },
    metrics,
    options,
  );
  return {
    server: stoppable.server,
    start: () => idleClinicRunner.start(),
    async close() {
      const careEnded = idleClinicRunner.stop();
      await stoppable.close();
      await careEnded;
      known.stop();
      await clinics.closeAll();
      await product.close();
    },
  };
}

/** A page's address at the canonical host, because sessions belong to one origin. */
function canonicalAddress(request: IncomingMessage, listing: ClinicListing, host: string): string | null {
  const { method, headers, url = '/' } = request;
  if (host === listing.hosts[0] || method !== 'GET' || !(headers.accept ?? '').includes('text/html')) return null;
  return url.startsWith('/') ? `${publicUrlOf(listing)}${url}` : null;
}

function answerNowhere(request: IncomingMessage, response: ServerResponse): void {
  response.statusCode = 404;
  answerForPeople(request, response, 'Acá no hay nada', 'Fijate si la dirección está bien escrita.');
}

/** In the format of the requested address. */
function refuse(request: IncomingMessage, response: ServerResponse, pathname: string, error: PublicError): void {
  const { status, message, code, retryAfterSeconds } = error;
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds);
  if (pathname === '/graphql') {
    return sendJson(response, status, { errors: [{ message, extensions: { status, code, retryAfterSeconds } }] });
  }
  if (/^\/(api|crashes|mcp)(\/|$)/.test(pathname)) return sendJson(response, status, { error: message, code });
  if (/^\/fhir(\/|$)/.test(pathname)) {
    const fhir = require('../features/fhir/exchange/operation-outcome') as { sendOutcome: typeof sendOutcome };
    return fhir.sendOutcome(response, error);
  }
  response.statusCode = status;
  answerForPeople(request, response, 'Ahora no podemos atenderte', message);
}

function answerForPeople(request: IncomingMessage, response: ServerResponse, title: string, text: string): void {
  const isPage = (request.headers.accept ?? '').includes('text/html');
  response.setHeader('Content-Type', `text/${isPage ? 'html' : 'plain'}; charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(isPage ? page(title, text) : `${title}. ${text}\n`);
}

/** Without styles: the strictest policy applies. */
const page = (title: string, text: string): string => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
</main>
</body>
</html>
`;
