import { invalid } from '../../../platform/errors/app-error';
import type { Exchange } from '../exchange/exchange';

const MOST_PARAMETERS = 200;

export interface OperationParameter {
  name: string;
  /** A primitive, a reference, or `system|code`. */
  text: string | undefined;
  resource: unknown;
}

/** Reads parameters from the URL and posted Parameters. Another resource is a parameter named after its type. */
export async function readOperation({ request, query, sent: resource }: Exchange): Promise<OperationParameter[]> {
  const named = [...query].map(([name, text]) => ({ name, text, resource: undefined }));
  if (request.method !== 'POST') return checked(named);
  const body = await resource();
  const type = textAt(body, 'resourceType');
  if (type === undefined) throw invalid('resourceType', 'El contenido debe ser un recurso FHIR: falta resourceType');
  if (type !== 'Parameters') return checked([...named, { name: type, text: undefined, resource: body }]);
  const sent = listAt(body, 'parameter').map((parameter) => ({
    name: textAt(parameter, 'name') ?? '',
    text: valueOf(parameter),
    resource: objectAt(parameter, 'resource'),
  }));
  return checked([...named, ...sent]);
}

function checked(parameters: OperationParameter[]): OperationParameter[] {
  if (parameters.length <= MOST_PARAMETERS) return parameters;
  throw invalid('parameter', `La operación admite hasta ${MOST_PARAMETERS} parámetros`);
}

const PRIMITIVES = ['valueDateTime', 'valueInstant', 'valueDate', 'valueString', 'valueCode', 'valueUri'];

function valueOf(parameter: unknown): string | undefined {
  for (const name of PRIMITIVES) {
    const text = textAt(parameter, name);
    if (text !== undefined) return text;
  }
  const number = objectAt(parameter, 'valueInteger') ?? objectAt(parameter, 'valuePositiveInt');
  const flag = objectAt(parameter, 'valueBoolean');
  if (typeof number === 'number' || typeof flag === 'boolean') return String(number ?? flag);
  const [firstCoding] = listAt(objectAt(parameter, 'valueCodeableConcept'), 'coding');
  const coding = objectAt(parameter, 'valueCoding') ?? firstCoding;
  const code = textAt(coding, 'code');
  if (code === undefined) return referenceAt(parameter, 'valueReference');
  const system = textAt(coding, 'system');
  return system === undefined ? code : `${system}|${code}`;
}

export function objectAt(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** [] unless the value is a list. */
export function listAt(value: unknown, name: string): readonly unknown[] {
  const list = objectAt(value, name);
  return Array.isArray(list) ? list : [];
}

/** undefined unless the value is a non-empty string. */
export function textAt(value: unknown, name: string): string | undefined {
  const text = objectAt(value, name);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

export function referenceAt(value: unknown, name: string): string | undefined {
  return textAt(objectAt(value, name), 'reference');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
