import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
  example?: unknown;
}

export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  enum?: readonly unknown[];
  readOnly?: boolean;
}

interface Content {
  schema: Schema;
  example?: unknown;
}

interface Answer {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, Content>;
}

interface DocumentedOperation {
  operationId: string;
  summary: string;
  description: string;
  security: object[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Content> };
  responses: Record<string, Answer & { $ref?: string }>;
}

export interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, DocumentedOperation>>;
  webhooks: Record<string, { post: DocumentedOperation }>;
  components: { responses: Record<string, Answer> } & Record<string, Record<string, object>>;
}

export interface Answered {
  status: number;
  headers: Headers;
  /** undefined without a body. */
  body: unknown;
}

/** An operation of the OpenAPI document, which judges its answers. */
export class Operation {
  readonly line: string;
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(
    readonly method: string,
    readonly path: string,
    readonly described: DocumentedOperation,
    private readonly document: OpenApi,
    private readonly ajv: Ajv2020,
  ) {
    this.line = `${method} ${path}`;
  }

  get parameters(): readonly Parameter[] {
    return this.described.parameters;
  }

  get json(): Content | undefined {
    return this.described.requestBody?.content['application/json'];
  }

  /** Example of a parameter, or of a key of the body. */
  example(key: string): unknown {
    const parameter = this.parameters.find(({ name }) => name === key);
    return parameter ? parameter.example : (this.json?.example as Record<string, unknown> | undefined)?.[key];
  }

  response(status: number): Answer | undefined {
    const answer = this.described.responses[status];
    return answer?.$ref === undefined ? answer : this.document.components.responses[answer.$ref.split('/').at(-1)!];
  }

  /** null: as documented, whatever the body. */
  faultOfHead({ status, headers }: Pick<Answered, 'status' | 'headers'>): string | null {
    const documented = this.response(status);
    if (!documented) return `${status} is not documented`;
    if (documented.content === undefined) return null;
    const type = contentType(headers);
    return documented.content[type] ? null : `${status} comes as ${type || 'nothing'}`;
  }

  /** null: as documented. */
  faultOf({ status, headers, body }: Answered): string | null {
    const fault = this.faultOfHead({ status, headers });
    if (fault !== null) return fault;
    const content = this.response(status)?.content;
    if (content === undefined) return body === undefined ? null : `${status} has a body`;
    const type = contentType(headers);
    if (type !== 'application/json') return null;
    const validate = this.validator(`${status}`, content[type]!.schema);
    return validate(body) ? null : `${status} ${this.ajv.errorsText(validate.errors, { dataVar: 'answer' })}`;
  }

  takes(body: unknown): boolean {
    return this.json === undefined || this.validator('request', this.json.schema)(body);
  }

  private validator(name: string, schema: Schema): ValidateFunction {
    const known = this.validators.get(name) ?? this.ajv.compile(closed(schema));
    this.validators.set(name, known);
    return known;
  }
}

function contentType(headers: Headers): string {
  return headers.get('content-type')?.split(';')[0] ?? '';
}

export function operationsOf(document: OpenApi): Operation[] {
  const ajv = new Ajv2020({ allowUnionTypes: true });
  addFormats(ajv);
  for (const format of ['int32', 'binary']) ajv.addFormat(format, true);
  for (const [name, schema] of Object.entries(document.components['schemas']!))
    ajv.addSchema(closed(schema as Schema), `#/components/schemas/${name}`);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, described]) => new Operation(method.toUpperCase(), path, described, document, ajv),
    ),
  );
}

/** Undocumented keys are faults too. */
export function closed(schema: Schema): Schema {
  const { properties, items, additionalProperties = properties ? false : undefined, ...rest } = schema;
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, closed(inner)])),
    }),
    ...(items && { items: closed(items) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object' ? closed(additionalProperties) : additionalProperties,
    }),
  };
}
