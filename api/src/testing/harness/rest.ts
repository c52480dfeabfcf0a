import type { TestApp } from './app';
import { sendRequest } from './ask';

export interface RestAnswer {
  status: number;
  /** undefined without a body. */
  body: unknown;
  headers: Headers;
}

interface Call {
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** `call(app, 'GET /public/rooms')`. */
export async function callRest(
  app: Pick<TestApp, 'url'>,
  line: string,
  { token, body, headers }: Call = {},
): Promise<RestAnswer> {
  const [method = '', path = ''] = line.split(' ');
  const answer = await sendRequest(`${app.url}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { status, text, headers: told } = answer;
  const isJson = text !== '' && told.get('content-type')?.startsWith('application/json');
  return { status, body: isJson ? (JSON.parse(text) as unknown) : text || undefined, headers: told };
}

/** `409 CONFLICT name: Ya existe…`. */
export async function restFailure(answer: Promise<RestAnswer>): Promise<string> {
  const { status, body } = await answer;
  const { error, code, field, ...more } = body as { error: string; code: string; field?: string };
  if (Object.keys(more).length > 0) throw new Error(`More than an error's form: ${JSON.stringify(more)}`);
  return `${status} ${code}${field === undefined ? '' : ` ${field}`}: ${error}`;
}
