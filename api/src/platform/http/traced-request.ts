import type { RequestListener } from 'node:http';

import { isTracing, openSpan, withinSpan } from '../telemetry/tracing';
import { routeOf } from './route';

/** Monitoring polls them. */
const PROBES: ReadonlySet<string | undefined> = new Set(['/health', '/ready', '/metrics']);
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** By route: addresses hold names, tokens and searches. */
export function tracedRequests(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (!isTracing() || PROBES.has(request.url)) return listener(request, response);
    const method = METHODS.has(request.method ?? '') ? request.method! : '_OTHER';
    const { traceparent } = request.headers;
    const facts = { name: method, kind: 'server', attributes: { 'http.request.method': method } } as const;
    const span = openSpan(facts, typeof traceparent === 'string' ? traceparent : undefined);
    response.once('close', () => {
      const { statusCode } = response;
      const route = routeOf(response);
      span?.rename(`${method} ${route}`);
      span?.set({ 'http.route': route, 'http.response.status_code': statusCode });
      if (statusCode >= 500) span?.fail(String(statusCode));
      span?.end();
    });
    withinSpan(span, () => listener(request, response));
  };
}
