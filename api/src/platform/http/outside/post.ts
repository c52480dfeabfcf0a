import { lookup } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { performance } from 'node:perf_hooks';

import { traced, traceparent, type Span } from '../../telemetry/tracing';
import { isLoopback, isPublicAddress, NOT_PUBLIC, targetFault } from './target';

export interface Post {
  url: string;
  headers: OutgoingHttpHeaders;
  body: string;
  /** For trials. */
  allowsLocal: boolean;
  signal?: AbortSignal;
}

export interface PostResult {
  /** null: no answer. */
  statusCode: number | null;
  /** In Spanish. */
  fault: string | null;
  response: string;
  durationMs: number;
}

/** From look-up to end of answer. */
const WITHIN_MS = 10_000;
const MOST_BYTES = 4_096;
const MOST_CHARACTERS = 500;

/** Connects to public addresses only. Follows no redirect, never rejects. */
export async function postOutside(post: Post): Promise<PostResult> {
  const began = performance.now();
  const fault = targetFault(post.url, post.allowsLocal);
  const answer = fault
    ? { statusCode: null, fault, response: '' }
    : await traced(STEP, (span) => sendTraced(post, span)).catch((error: unknown) => ({
        statusCode: null,
        fault: faultOf(error),
        response: '',
      }));
  return { ...answer, durationMs: Math.round(performance.now() - began) };
}

/** Without the URL, which may have a secret. */
const STEP = { name: 'POST', kind: 'client', attributes: { 'http.request.method': 'POST' } } as const;

async function sendTraced(post: Post, span: Span | null): Promise<Omit<PostResult, 'durationMs'>> {
  const from = traceparent();
  const answer = await send(from === undefined ? post : { ...post, headers: { ...post.headers, traceparent: from } });
  if (answer.statusCode !== null) span?.set({ 'http.response.status_code': answer.statusCode });
  return answer;
}

function send({ url, headers, body, allowsLocal, signal }: Post): Promise<Omit<PostResult, 'durationMs'>> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  const limit = AbortSignal.timeout(WITHIN_MS);
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      // A kept connection was checked for another name.
      agent: false,
      lookup: publicLookup(allowsLocal),
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    sent.on('error', reject);
    // For closing without an error, such as status 101.
    sent.once('close', () => reject(new Error('closed before an answer')));
    sent.once('response', (answer) => {
      beginningOf(answer).then((response) => {
        sent.destroy();
        resolve({ statusCode: answer.statusCode ?? null, fault: null, response });
      }, reject);
    });
    sent.end(body);
  });
}

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= MOST_BYTES) break;
  }
  const text = Buffer.concat(chunks).subarray(0, MOST_BYTES).toString('utf8');
  return text
    .replace(/[^\P{C}\n]/gu, ' ')
    .slice(0, MOST_CHARACTERS)
    .toWellFormed();
}

class NotPublic extends Error {}

/** All addresses must be public: the next look-up may return another one. */
function publicLookup(allowsLocal: boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const isOpen = addresses.every(({ address }) => isPublicAddress(address) || (allowsLocal && isLoopback(address)));
      const [first] = addresses;
      if (!isOpen || !first) return done(new NotPublic(), '');
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}

function faultOf(error: unknown): string {
  if (error instanceof NotPublic) return NOT_PUBLIC;
  const { name, code = '' } = error as { name?: string; code?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return `No respondió en ${WITHIN_MS / 1000} segundos`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'El nombre de la dirección no existe, o no se pudo buscar';
  if (code === 'ECONNREFUSED') return 'El servidor no acepta conexiones en esa dirección';
  if (/CERT|TLS|SSL|SELF_SIGNED|ISSUER/.test(code)) return 'El certificado del servidor no es válido';
  return 'La conexión se cortó antes de la respuesta';
}
