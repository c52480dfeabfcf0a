import type { ServerResponse } from 'node:http';

import type { CountedLimits } from '../counted-limits';

/** draft-ietf-httpapi-ratelimit-headers-10. */
export function setRateLimits(response: ServerResponse, counted: CountedLimits): void {
  if (counted.size === 0) return;
  const each = [...counted];
  const policies = each.map(([name, { quota, windowSeconds }]) => `"${name}";q=${quota};w=${windowSeconds}`);
  const states = each.map(([name, { remaining, resetSeconds }]) => `"${name}";r=${remaining};t=${resetSeconds}`);
  response.setHeader('RateLimit-Policy', policies.join(', '));
  response.setHeader('RateLimit', states.join(', '));
}
