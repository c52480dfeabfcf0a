import { outcomeOf, type DeliveryOutcome } from '../../domain/webhook-schedule';
import type { OutgoingCalls } from '../../platform/rest/openapi/outgoing-calls';
import { eventComponents, payloadSchema, WEBHOOK_TYPES } from '../events/event-schemas';

type Type = keyof typeof WEBHOOK_TYPES;

export function webhookCalls(): OutgoingCalls {
  const types = Object.keys(WEBHOOK_TYPES) as Type[];
  return {
    schemas: eventComponents(),
    webhooks: Object.fromEntries(types.map((type) => [type, { post: call(type) }])),
  };
}

/** `onAppointmentBooked` for `appointment.booked`. */
const operationIdOf = (type: Type) =>
  `on${type.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

function call(type: Type): object {
  return {
    operationId: operationIdOf(type),
    tags: ['webhooks'],
    summary: WEBHOOK_TYPES[type],
    description:
      'Lo recibe cada destino de «Sistema», «Integraciones», «Avisos» que lo eligió, firmado como Standard Webhooks.',
    // Signed instead; see the headers.
    security: [],
    parameters: Object.entries(HEADERS).map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema: payloadSchema(type) } } },
    responses: Object.fromEntries(
      Object.entries(ANSWERS).map(([status, code]) => [status, { description: MEANINGS[outcomeOf(code)] }]),
    ),
  };
}

const HEADERS = {
  'webhook-id': 'El id del evento: el mismo en cada envío',
  'webhook-timestamp': 'Cuándo sale, en segundos desde 1970',
  'webhook-signature':
    'v1 y el HMAC-SHA256 en base64 de «id.timestamp.cuerpo» con la clave de firma del destino; dos, con un espacio en medio, ' +
    'durante las 24 horas que siguen a un cambio de clave',
};

/** OpenAPI's ranges, each with a sample status. */
const ANSWERS = { '2XX': 200, '408': 408, '410': 410, '429': 429, '5XX': 500, default: 400 };

const MEANINGS: Readonly<Record<DeliveryOutcome, string>> = {
  delivered: 'Recibido',
  refused: 'Este evento se reintenta aparte durante un día, y los demás siguen; las redirecciones no se siguen',
  gone: 'El destino ya no existe: se pausa',
  down: 'Se espera y se intenta de nuevo, como sin respuesta en 10 segundos; mientras tanto no sale ninguno',
};
