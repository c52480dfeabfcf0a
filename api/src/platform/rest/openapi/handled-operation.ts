import { HTTP_STATUS, type ErrorCode } from '../../errors/app-error';
import type { CompiledHandler } from '../handled-route';
import { ETAG, UNCHANGED } from './answer-headers';
import { commonFailures, errorResponse, inOrder } from './failures';
import type { ExampleBook } from './examples';
import type { JsonSchema } from './json-schema';

export function handledOperation(row: CompiledHandler, isPublic: boolean, book: ExampleBook): object {
  const { segments, query = {}, takes, gives, hasTag = false, fails } = row;
  const said = book.ofCall(row);
  const names = segments.filter(({ isVariable }) => isVariable).map(({ text }) => text);
  const codes = new Set<ErrorCode>([
    'BAD_REQUEST',
    ...(Object.keys(fails) as ErrorCode[]),
    ...commonFailures(isPublic),
  ]);
  return {
    parameters: [
      ...names.map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
        example: said[name],
      })),
      ...Object.entries(query).map(([name, schema]) => ({
        name,
        in: 'query',
        required: false,
        schema,
        ...(name in said && { example: said[name] }),
      })),
    ],
    ...(takes && { requestBody: { required: true, content: contentOf(takes) } }),
    responses: {
      200: { description: 'Hecho', ...(hasTag && { headers: ETAG }), ...(gives && { content: contentOf(gives) }) },
      ...(hasTag && UNCHANGED),
      ...Object.fromEntries(inOrder(codes).map((code) => [HTTP_STATUS[code], errorResponse(code, fails[code])])),
    },
  };
}

function contentOf(schemas: Readonly<Record<string, JsonSchema>>): object {
  return Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, { schema }]));
}
