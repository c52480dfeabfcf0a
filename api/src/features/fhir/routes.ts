import type { Resource } from '@medplum/fhirtypes';

import { AppError, notFound } from '../../platform/errors/app-error';
import { bulkFiles, manifestOf } from './bulk/bulk-files';
import { capabilityStatement } from './capability-statement';
import type { Exchange } from './exchange/exchange';
import { FHIR_JSON, NDJSON } from './exchange/media-types';
import { resourceReply, versionedReply, type Reply } from './exchange/reply';
import { FHIR_TYPES, OPERATIONS, type FhirOperation } from './types/fhir-types';

/** Handlers of a URL by method; HEAD uses GET's. */
export interface Route {
  /** The URL without ids, for the log. */
  name: string;
  offers: readonly string[];
  methods: Partial<Record<'GET' | 'POST', (exchange: Exchange) => Promise<Reply>>>;
  /** A POST's content. Form fields count as URL parameters. */
  takes?: 'form' | 'resource';
}

/** As SMART Scheduling Links asks. */
const PUBLISHED_SECONDS = 60;

/** NOT_FOUND. Pass decoded segments. */
export function routeOf(segments: readonly string[]): Route {
  const [first = '', second, third, ...more] = segments;
  if (more.length === 0 && third === undefined && second === undefined) {
    if (first === 'metadata') return METADATA;
    if (first === '$bulk-publish') return MANIFEST;
  }
  if (first === 'bulk' && second !== undefined && third === undefined) return bulkFile(second);
  const type = FHIR_TYPES.find(({ name }) => name === first);
  if (!type || more.length > 0) throw unknownAddress(segments);
  if (second === undefined) return searching(type, 'GET');
  if (second === '_search' && third === undefined) return searching(type, 'POST');
  const operation = operationNamed(first, third ?? second);
  if (operation && (third === undefined || operation.ofInstance))
    return operated(operation, third === undefined ? null : second);
  if (third !== undefined || second.startsWith('$') || second === '') throw unknownAddress(segments);
  return {
    name: `${first}/{id}`,
    offers: FHIR_JSON,
    methods: { GET: async (exchange) => versionedReply(await type.read(exchange, second), type.isPublic) },
  };
}

const METADATA: Route = {
  name: 'metadata',
  offers: FHIR_JSON,
  methods: {
    GET: async (exchange) => versionedReply(capabilityStatement(await exchange.catalogue()), true),
  },
};

const MANIFEST: Route = {
  name: '$bulk-publish',
  offers: FHIR_JSON,
  methods: {
    async GET({ publication, visitor }) {
      const { etag, text } = manifestOf(await publication.current(visitor));
      return { status: 200, body: () => text, type: FHIR_JSON[1], etag, maxAge: PUBLISHED_SECONDS };
    },
  },
};

function bulkFile(name: string): Route {
  return {
    name: 'bulk/{file}',
    offers: NDJSON,
    methods: {
      async GET({ publication, visitor }) {
        const file = bulkFiles(await publication.current(visitor)).find((it) => it.name === name);
        if (!file) throw notFound('Ese archivo no está en la publicación de ahora: pedí $bulk-publish');
        return { status: 200, body: () => file.text(), type: NDJSON[0], etag: file.etag, maxAge: PUBLISHED_SECONDS };
      },
    },
  };
}

function searching({ name, isPublic, search }: (typeof FHIR_TYPES)[number], method: 'GET' | 'POST'): Route {
  const answer = async (exchange: Exchange) => resourceReply(await search(exchange), { isPublic });
  return method === 'GET'
    ? { name, offers: FHIR_JSON, methods: { GET: answer } }
    : { name: `${name}/_search`, offers: FHIR_JSON, methods: { POST: answer }, takes: 'form' };
}

function operationNamed(of: string, segment: string): FhirOperation | undefined {
  return OPERATIONS.find(({ type, name }) => type === of && segment === `$${name}`);
}

function operated({ type, name, methods, answer }: FhirOperation, id: string | null): Route {
  const run = async (exchange: Exchange): Promise<Reply> => {
    const { bundle, id: made } = await answer(exchange, id);
    const reply = resourceReply(bundle as Resource, { isPublic: false });
    if (made === undefined) return reply;
    const { base } = await exchange.catalogue();
    return { ...reply, status: 201, location: `${base}/${type}/${made}` };
  };
  return {
    name: id === null ? `${type}/$${name}` : `${type}/{id}/$${name}`,
    offers: FHIR_JSON,
    takes: 'resource',
    methods: Object.fromEntries(methods.map((method) => [method, run])),
  };
}

function unknownAddress(segments: readonly string[]): AppError {
  const text = segments.at(-1)?.startsWith('$')
    ? 'Esa operación no se admite'
    : 'La dirección no existe; metadata dice cuáles hay';
  return notFound(text);
}
