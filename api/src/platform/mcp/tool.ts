import type { DocumentNode, GraphQLSchema } from 'graphql';

import type { Context } from '../context';
import { compileRoute, type CompiledRoute } from '../rest/compiled-route';
import { inputSchema, type ObjectSchema } from '../rest/openapi/json-schema';
import { envelope, route } from '../rest/route';
import type { Data } from '../rest/selection';
import type { RestVariable } from '../rest/variables';

/** A call for programs that speak MCP, answered by one GraphQL operation like a row of REST. */
export interface Tool {
  /** In snake_case. */
  name: string;
  /** Read when the tools are compiled. Its description is the tool's; the first line is the title. */
  document: () => DocumentNode;
  /** Absent: the tool only reads. */
  write?: Write;
}

/** A write happens only after the caller has read what it will do, and sends back the confirmation of that. */
interface Write {
  /** One Spanish sentence about the effects, from the answer of a rehearsal. The same for an earlier answer. */
  says(ctx: Context, answer: Data, sent: Data): Promise<string>;
  /** Whether it takes something away. */
  isDestructive: boolean;
}

export interface CompiledTool {
  name: string;
  row: CompiledRoute;
  write: Write | null;
  inputSchema: ObjectSchema;
}

export const CONFIRMATION = 'confirmation';
export const IDEMPOTENCY_KEY = 'idempotency_key';

export function compileTool(schema: GraphQLSchema, { name, document, write }: Tool): CompiledTool {
  const row = compileRoute(schema, route(write ? 'POST' : 'GET', `/${name}`, document, envelope));
  return {
    name,
    row,
    write: write ?? null,
    inputSchema: inputOf(row, write !== undefined),
  };
}

function inputOf({ variables: { query, body, idempotencyKey } }: CompiledRoute, isWrite: boolean): ObjectSchema {
  const all = [...query, ...body];
  const properties = Object.fromEntries(all.map((variable) => [variable.name, schemaOf(variable)]));
  const required = all.filter((variable) => variable.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: {
      ...properties,
      ...(idempotencyKey && {
        [IDEMPOTENCY_KEY]: {
          type: 'string',
          description:
            'Un texto al azar de 8 a 200 caracteres, nuevo para cada cosa a crear. Al reintentar con el mismo se ' +
            'responde lo que se hizo la primera vez.',
        },
      }),
      ...(isWrite && {
        [CONFIRMATION]: {
          type: 'string',
          description: 'Sin ella no se hace nada: se responde qué pasaría, y la confirmation con que se hace.',
        },
      }),
    },
    required: [...required, ...(idempotencyKey ? [IDEMPOTENCY_KEY] : [])],
    additionalProperties: false,
  };
}

function schemaOf({ type, nullable, description, defaultValue }: RestVariable): ObjectSchema['properties'][string] {
  return {
    ...inputSchema(type, nullable),
    ...(description !== undefined && { description }),
    ...(defaultValue != null && { default: defaultValue }),
  };
}
