import { HTTP_STATUS } from '../../platform/errors/app-error';
import type { Sent } from './http-call';
import type { Answered, Operation } from './operations';

/** A token of no session. */
export const NOBODYS = 'x'.repeat(43);

/** null: as documented, and by the rules of /api. */
export function faultOfAnswer(operations: readonly Operation[], sent: Sent, answer: Answered): string | null {
  const { status, headers, body } = answer;
  if (status >= 500) return `${status}`;
  if (status >= 400) {
    const fault = errorFault(answer);
    if (fault !== null) return fault;
  }
  const isVisitors = [undefined, `Bearer ${NOBODYS}`].includes(sent.headers['authorization']);
  const isPublicRead = isVisitors && /^(\/postgres)?\/(public\/|professionals\/[^/]+\/rate(\?|$))/.test(sent.address);
  const isPicture = headers.get('content-type') === 'image/webp';
  const caching = headers.get('cache-control') ?? '';
  if (!(isPublicRead || isPicture || /no-store|private/.test(caching))) return `cache-control: ${caching}`;
  const method = sent.method === 'HEAD' ? 'GET' : sent.method;
  const here = at(operations, sent.address);
  const own = here.filter((it) => it.method === method);
  if (here.length === 0) return status === 404 || status === 400 ? null : `an unknown address answers ${status}`;
  if (status === 400 && !isDecodable(sent.address)) return null;
  if (method === 'OPTIONS') return status === 204 && headers.has('allow') ? null : `OPTIONS answers ${status}`;
  // A fixed path and one with a variable may both match.
  if (status === 405 && new Set(here.map(({ path }) => path)).size > own.length) return null;
  if (own.length === 0) return `a method that is not documented answers ${status}`;
  // Any matching path may have answered.
  const faults = own.map((it) => (sent.method === 'HEAD' ? it.faultOfHead(answer) : it.faultOf(answer)));
  if (sent.method === 'HEAD' && body !== undefined) return 'HEAD has a body';
  return faults.includes(null) ? null : faults[0]!;
}

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address.split('?')[0]!);
    return true;
  } catch {
    return false;
  }
}

function errorFault({ status, headers, body }: Answered): string | null {
  const { error, code } = (body ?? {}) as { error?: unknown; code?: keyof typeof HTTP_STATUS };
  if (body !== undefined && (typeof error !== 'string' || code === undefined || HTTP_STATUS[code] !== status))
    return `${status} ${JSON.stringify(body)}`;
  const needed = { 401: 'www-authenticate', 405: 'allow', 429: 'retry-after' }[status];
  // A limit on open requests has no end in time.
  if (status === 429 && /comunicate con la clínica/.test(String(error))) return null;
  return needed === undefined || headers.has(needed) ? null : `${status} without ${needed}`;
}

function at(operations: readonly Operation[], address: string): Operation[] {
  const path = address.split('?')[0]!.replace(/^\/postgres(?=\/)/, '');
  return operations.filter((it) => new RegExp(`^${it.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path));
}
