import type { ServerResponse } from 'node:http';

/** For metrics and traces; real addresses hold personal data. */
const routes = new WeakMap<ServerResponse, string>();

/** Documented form: `/api/rooms/{id}`. */
export function noteRoute(response: ServerResponse, route: string): void {
  routes.set(response, route);
}

export function routeOf(response: ServerResponse): string {
  return routes.get(response) ?? 'unknown';
}
