import { EVENT_TYPES, type EventType } from '../../domain/event-types';
import type { Entity } from '../../domain/events-of-change';
import type { JsonSchema, ObjectSchema } from '../../platform/rest/openapi/json-schema';
import { PUBLISHED } from './event-facts';
import { entityOf } from './event-names';
import { PATIENT_OF, PATIENT_SCHEMA, PAYLOAD_VERSION } from './event-payload';

/** For `components`: entities, current and previous. */
export function eventComponents(): Record<string, JsonSchema> {
  const entities = Object.keys(PUBLISHED) as Entity[];
  return Object.fromEntries([
    ['EventPatient', PATIENT_SCHEMA],
    ...entities.flatMap((entity): [string, JsonSchema][] => {
      const properties = Object.fromEntries(
        Object.entries(PUBLISHED[entity]).map(([key, { schema }]) => [key, schema]),
      );
      const patient = PATIENT_OF.has(entity) && { patient: referTo('EventPatient') };
      return [
        [componentOf(entity), object({ ...properties, ...patient }, Object.keys(properties))],
        [`${componentOf(entity)}Before`, object(properties, [])],
      ];
    }),
  ]);
}

/** Schema of the whole payload. */
export function payloadSchema(type: EventType | 'webhook.test'): ObjectSchema {
  const isTest = type === 'webhook.test';
  return object({
    id: { type: 'string', description: 'El mismo en cada envío, y el de webhook-id' },
    type: { type: 'string', const: type },
    version: { type: 'integer', const: PAYLOAD_VERSION },
    timestamp: { type: 'string', format: 'date-time', description: 'Cuándo pasó, en UTC' },
    sequence: isTest ? { type: 'null' } : { type: 'integer', description: 'De uno en uno, por orden' },
    data: isTest ? object({}) : dataSchema(entityOf(type)),
  });
}

export const WEBHOOK_TYPES: Readonly<Record<EventType | 'webhook.test', string>> = {
  ...EVENT_TYPES,
  'webhook.test': 'Un destino a prueba',
};

function dataSchema(entity: Entity): ObjectSchema {
  const previous = { description: 'Lo que cambió, como era', ...referTo(`${componentOf(entity)}Before`) };
  return object({ [entity]: referTo(componentOf(entity)), previous }, [entity]);
}

function object(properties: Record<string, JsonSchema>, required = Object.keys(properties)): ObjectSchema {
  return { type: 'object', properties, required };
}

function componentOf(entity: Entity): string {
  // EventPatient has the personal data of other events.
  if (entity === 'patient') return 'EventMergedPatient';
  return `Event${entity[0]!.toUpperCase()}${entity.slice(1)}`;
}

function referTo(component: string): JsonSchema {
  return { $ref: `#/components/schemas/${component}` };
}
