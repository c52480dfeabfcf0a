import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import type { EventType } from '../../domain/event-types';
import { eventComponents, payloadSchema } from '../../features/events/event-schemas';
import { closed } from './operations';

let ajv: Ajv2020 | undefined;
const validators = new Map<string, ValidateFunction>();

/** null: as in the document's `webhooks`. A key without a schema is a fault. */
export function eventFault(event: { type: string }): string | null {
  const { type } = event;
  const validate = validators.get(type) ?? compiled(type);
  return validate(event as unknown) ? null : `${type}: ${ajv!.errorsText(validate.errors)} ${JSON.stringify(event)}`;
}

function compiled(type: string): ValidateFunction {
  if (ajv === undefined) {
    ajv = new Ajv2020({ allowUnionTypes: true });
    addFormats(ajv);
    for (const [name, schema] of Object.entries(eventComponents()))
      ajv.addSchema(closed(schema as object), `#/components/schemas/${name}`);
  }
  const validate = ajv.compile(closed(payloadSchema(type as EventType)));
  validators.set(type, validate);
  return validate;
}
