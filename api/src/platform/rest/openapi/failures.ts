import { HTTP_STATUS, type ErrorCode } from '../../errors/app-error';
import type { CompiledRoute } from '../compiled-route';
import { RATE_LIMITS, RETRY_AFTER } from './answer-headers';
import { CONSEQUENCES_SCHEMA, type ObjectSchema } from './json-schema';

export function failuresOf(row: CompiledRoute, isPublic: boolean): Record<string, object> {
  const { idempotencyKey } = row.variables;
  const codes = new Set<ErrorCode>(CODES.filter((code) => row.schemaDescriptions.some((text) => text.includes(code))));
  codes.add('BAD_REQUEST');
  if (row.method !== 'GET') codes.add('REQUEST_TIMEOUT').add('PAYLOAD_TOO_LARGE').add('UNSUPPORTED_MEDIA_TYPE');
  if (idempotencyKey) codes.add('IDEMPOTENCY_MISMATCH');
  for (const code of commonFailures(isPublic)) codes.add(code);
  const sorted = inOrder(codes);
  const ofStatus = (status: number) => sorted.filter((code) => HTTP_STATUS[code] === status);
  return Object.fromEntries(sorted.map((code) => [HTTP_STATUS[code], failureOf(ofStatus(HTTP_STATUS[code]))]));
}

function failureOf(codes: readonly ErrorCode[]): object {
  const [code, ...others] = codes;
  if (others.length === 0) return { $ref: `#/components/responses/${code}` };
  return errorResponse(code!, codes.map((it) => `${it}: ${MEANINGS[it]}`).join('. '));
}

export function commonFailures(isPublic: boolean): ErrorCode[] {
  return [...(isPublic ? [] : (['UNAUTHENTICATED', 'FORBIDDEN'] as const)), 'INTERNAL', 'UNAVAILABLE'];
}

export function inOrder(codes: ReadonlySet<ErrorCode>): ErrorCode[] {
  return CODES.filter((code) => codes.has(code));
}

const CODES = Object.keys(HTTP_STATUS) as ErrorCode[];

const MEANINGS: Readonly<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'Algún dato falta o no es válido; field dice cuál',
  SECOND_FACTOR_REQUIRED: 'La contraseña es correcta, y falta el segundo paso: second_factor dice con qué',
  UNAUTHENTICATED: 'Falta una sesión vigente, o la clave no es correcta',
  PROOF_REQUIRED:
    'Hace más de diez minutos que la persona probó quién es: iniciar sesión de nuevo, o POST /auth/confirm-password',
  SECOND_FACTOR_SETUP_REQUIRED: 'La cuenta tiene que configurar antes la verificación en dos pasos',
  FORBIDDEN: 'Sin permisos',
  NOT_FOUND: 'No existe',
  METHOD_NOT_ALLOWED: 'El recurso no admite este método; Allow dice cuáles',
  NOT_ACCEPTABLE: 'La respuesta es application/json, y Accept no la admite',
  REQUEST_TIMEOUT: 'El contenido tardó demasiado en llegar',
  CONFLICT:
    'Se opone a otros datos, por ejemplo un horario ya ocupado, a un cambio que otra persona hizo mientras tanto, ' +
    'o falta confirmar lo que trae consigo',
  GONE: 'Ya no está: lo que se pide venció',
  PAYLOAD_TOO_LARGE: 'El contenido supera los 100 KB',
  UNSUPPORTED_MEDIA_TYPE: 'El contenido no es application/json',
  IDEMPOTENCY_MISMATCH: 'La clave de idempotencia ya se usó con otros datos',
  TOO_MANY_REQUESTS: 'Demasiados intentos; Retry-After dice cuándo reintentar y, si falta, el texto qué hacer',
  INTERNAL: 'Error inesperado; el texto trae un código para buscarlo',
  UNAVAILABLE: 'Ocupado por el momento; Retry-After dice cuándo reintentar',
};

export function errorResponses(named: ReadonlySet<string>): Record<string, object> {
  return Object.fromEntries(CODES.filter((code) => named.has(code)).map((code) => [code, errorResponse(code)]));
}

export function errorResponse(code: ErrorCode, meaning = MEANINGS[code]): object {
  const headers =
    code === 'TOO_MANY_REQUESTS'
      ? { ...RETRY_AFTER, ...RATE_LIMITS }
      : code === 'UNAVAILABLE'
        ? RETRY_AFTER
        : undefined;
  const example = { error: meaning, code, ...(code === 'BAD_REQUEST' && { field: 'name' }) };
  return {
    description: meaning,
    ...(headers && { headers }),
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Error' }, example },
    },
  };
}

export const ERROR_SCHEMA: ObjectSchema = {
  type: 'object',
  description: 'Un error, igual en todas las operaciones',
  properties: {
    error: { type: 'string', description: 'Texto en castellano, para mostrar' },
    code: { type: 'string', enum: CODES, description: 'Código estable' },
    field: { type: 'string', description: 'La clave del dato en falta, como se envió' },
    current: {
      type: ['object', 'array'],
      items: {},
      description:
        'Solo si otra persona cambió los datos mientras tanto: cómo están ahora, con las claves de la respuesta',
    },
    unconfirmed: {
      ...CONSEQUENCES_SCHEMA,
      description:
        'Solo si hay que confirmar antes lo que el cambio trae consigo: qué es, con el id que se envía para confirmarlo',
    },
    second_factor: {
      type: 'object',
      description:
        'Solo con SECOND_FACTOR_REQUIRED: challenge se envía con el código, durante diez minutos; methods dice qué admite la cuenta',
      properties: {
        challenge: { type: 'string' },
        methods: { type: 'array', items: { type: 'string', enum: ['code', 'passkey', 'recovery_code'] } },
      },
      required: ['challenge', 'methods'],
    },
  },
  required: ['error', 'code'],
};
