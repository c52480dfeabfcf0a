import { Admin, SignedIn } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { HandledRoute } from '../../../platform/rest/handled-route';
import type { Examples } from '../../../platform/rest/openapi/examples';
import type { JsonSchema } from '../../../platform/rest/openapi/json-schema';
import { copyPdf } from './copy-pdf';
import { SECTIONS } from './export-sections';
import { copyOf, FORMAT, ownCopy, VERSION, type CopyFormat, type PatientCopy } from './patient-copy';

const list: JsonSchema = { type: 'array', items: { type: 'object', additionalProperties: true } };
const JSON_COPY: JsonSchema = {
  type: 'object',
  properties: {
    format: { type: 'string', const: FORMAT },
    version: { type: 'integer', const: VERSION, description: 'Aumenta cuando una clave cambia o falta.' },
    made_at: { type: 'string', format: 'date-time', description: 'Cuándo se hizo, en el horario de la clínica.' },
    clinic: { type: 'string', description: 'Nombre de la clínica.' },
    data: {
      type: 'object',
      properties: Object.fromEntries(SECTIONS.map(({ name, title }) => [name, { ...list, description: title }])),
      required: SECTIONS.map(({ name }) => name),
    },
  },
  required: ['format', 'version', 'made_at', 'clinic', 'data'],
};
const GIVES = {
  json: { 'application/json': JSON_COPY },
  pdf: { 'application/pdf': { type: 'string', format: 'binary' } },
} satisfies Record<CopyFormat, HandledRoute['gives']>;
const WORD: Record<CopyFormat, string> = { json: 'JSON', pdf: 'PDF' };

const own = (format: CopyFormat): HandledRoute => ({
  method: 'GET',
  path: `/auth/profile/data.${format}`,
  audiences: [SignedIn],
  summary: `Los datos propios, en ${WORD[format]}`,
  description:
    'Lo que la clínica guarda de la persona de la cuenta: datos, documentos, familia, y los turnos, solicitudes y lugares ' +
    'en la lista de espera de la cuenta. Sin las notas para recepción. Queda en la auditoría.',
  gives: GIVES[format],
  fails: {
    NOT_FOUND: 'La cuenta no es de un paciente, o su correo no está confirmado',
    TOO_MANY_REQUESTS: 'Ya se hicieron 20 copias en una hora; Retry-After dice cuándo reintentar',
  },
  handle: async (ctx: Context) => reply(await ownCopy(ctx, format), format),
});

const ofPatient = (format: CopyFormat): HandledRoute => ({
  method: 'GET',
  path: `/patients/{id}/data.${format}`,
  audiences: [Admin('patients')],
  summary: `Los datos de un paciente, en ${WORD[format]}`,
  description: 'Todo lo que la clínica guarda de un paciente, para entregárselo. Queda en la auditoría.',
  gives: GIVES[format],
  fails: { NOT_FOUND: 'El paciente no existe' },
  handle: async (ctx: Context, { path }) => reply(await copyOf(ctx, path['id'] ?? '', format), format),
});

async function reply(copy: PatientCopy, format: CopyFormat) {
  const content = format === 'pdf' ? await copyPdf(copy) : Buffer.from(JSON.stringify(copy, null, 2));
  const headers = {
    'Content-Type': Object.keys(GIVES[format])[0]!,
    'Content-Disposition': `attachment; filename="datos-personales.${format}"`,
    'Cache-Control': 'private, no-store',
  };
  return { status: 200, content, headers } as const;
}

export const patientCopyRoutes = [own('json'), own('pdf'), ofPatient('json'), ofPatient('pdf')];

const ID = '5c1d9e72-3f48-4b60-9a17-8e2f4d6b0c13';

export const patientCopyExamples: Examples = {
  'GET /patients/{id}/data.json': { id: ID },
  'GET /patients/{id}/data.pdf': { id: ID },
};
