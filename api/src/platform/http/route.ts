import type { ServerResponse } from 'node:http';

/** For metrics and traces: addresses without what was asked for in them. */
const routes = new WeakMap<ServerResponse, string>();

/** `route`: as it is documented, `/api/rooms/{id}`. */
export function noteRoute(response: ServerResponse, route: string): void {
  routes.set(response, route);
}

export function routeOf(response: ServerResponse): string {
  return routes.get(response) ?? 'unknown';
}
