import type { CompiledRoute } from '../compiled-route';
import { isForAnyone } from '../send';

type Headers = Readonly<Record<string, object>>;

const header = (description: string, type = 'string'): object => ({ description, schema: { type } });

export function answerHeaders(row: CompiledRoute, hasItems: boolean): Headers {
  const hasAddress = row.status === 201 && hasItems && row.answerSchema?.properties?.['id'] !== undefined;
  return {
    ...(hasAddress && { Location: header('La dirección de lo creado') }),
    ...(row.paging && { Link: header('Las direcciones de las demás páginas, por rel: first, prev, next, last') }),
    ...(isForAnyone(row) && ETAG),
  };
}

export const ETAG: Headers = { ETag: header('Para preguntar con If-None-Match si cambió; sin sesión') };

export const UNCHANGED = { 304: { description: 'Sin cambios desde lo que dice If-None-Match', headers: ETAG } };

export const RETRY_AFTER: Headers = { 'Retry-After': header('Segundos de espera', 'integer') };

/** For calls that count attempts. */
export const RATE_LIMITS: Headers = {
  RateLimit: header('Por límite: r, cuántos intentos quedan; t, en cuántos segundos vuelven todos'),
  'RateLimit-Policy': header('Por límite: q intentos cada w segundos'),
};
