import type { ServerResponse } from 'node:http';

export interface PagePolicy {
  nonce?: string;
  /** Origins to add, by directive. */
  extra?: Readonly<Record<string, readonly string[]>>;
  /** Default: none. */
  framedBy?: readonly string[];
}

export function setSecurityHeaders(response: ServerResponse, policy?: PagePolicy): void {
  response.setHeader('Content-Security-Policy', policy ? policyText(policy) : STRICTEST);
  for (const [name, value] of FIXED) response.setHeader(name, value);
  // It cannot name origins, and would also apply.
  if (policy?.framedBy?.length) response.removeHeader('X-Frame-Options');
}

function policyText({ nonce, extra = {}, framedBy = [] }: PagePolicy): string {
  const nonced = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...nonced],
    'style-src': ["'self'", ...nonced],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': framedBy.length > 0 ? framedBy : ["'none'"],
    'object-src': ["'none'"],
  };
  for (const [directive, origins] of Object.entries(extra)) {
    policy[directive] = [...(policy[directive] ?? []), ...origins];
  }
  const text = Object.entries(policy).map(([directive, sources]) => `${directive} ${sources.join(' ')}`);
  return text.join('; ');
}

const STRICTEST = policyText({});

const FIXED: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  // Paths contain appointment ids.
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(self), geolocation=(), microphone=(), payment=()'],
  ['Strict-Transport-Security', 'max-age=31536000'],
];
