import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { createMcpHandler, Server, type CallToolResult } from '@modelcontextprotocol/server';

import { keyIdOf } from '../access/actor';
import type { Context } from '../context';
import type { CountedLimits } from '../counted-limits';
import { AppError } from '../errors/app-error';
import type { ErrorReport } from '../errors/error-report';
import type { Execute } from '../graphql/execution/execute-operation';
import { readJson } from '../http/body';
import type { GatewayOf } from '../http/gateway';
import { logAnswered } from '../http/log-answered';
import { setRateLimits } from '../http/rate-limit-headers';
import { noteRoute } from '../http/route';
import { hasBody } from '../http/slow-bodies';
import { sendError } from '../rest/send';
import { VERSION } from '../version';
import { callTool, mayCall } from './call-tool';
import type { CompiledTool } from './tool';

interface Options {
  execute: Execute;
  tools: readonly CompiledTool[];
  gatewayOf: GatewayOf;
  instructions: string;
}

/** Model Context Protocol by Streamable HTTP, without sessions: no answer depends on an earlier request. */
export function createMcpListener({ execute, tools, gatewayOf, instructions }: Options): RequestListener {
  const serverFor = (context: Context, publicError: ErrorReport): Server => {
    const server = new Server(
      { name: 'turnero', title: 'Turnero', version: VERSION },
      { capabilities: { tools: {} }, instructions },
    );
    server.setRequestHandler('tools/list', () => ({
      tools: tools.filter((tool) => mayCall(tool, context)).map(describeTool),
    }));
    server.setRequestHandler('tools/call', async ({ params }): Promise<CallToolResult> => {
      const tool = tools.find(({ name }) => name === params.name);
      if (!tool) return failure({ error: 'Esa herramienta no existe', code: 'NOT_FOUND' });
      const called = await callTool(tool, params.arguments ?? {}, { execute, context, publicError });
      if ('answer' in called) return { content: [asText(called.answer)], structuredContent: called.answer };
      const { message, code, field, retryAfterSeconds, unconfirmed } = called.error;
      return failure({ error: message, code, field, retry_after_seconds: retryAfterSeconds, unconfirmed });
    });
    return server;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { contextOf, inTurn, publicError, log } = gatewayOf(request);
    const counted: CountedLimits = new Map();
    const noted = logAnswered(log, 'mcp', request, response);
    noteRoute(response, '/mcp');
    try {
      const parsedBody = request.method === 'POST' && hasBody(request) ? await readJson(request) : undefined;
      // The former protocol allows lists, which would count as one call.
      if (Array.isArray(parsedBody)) throw new AppError('BAD_REQUEST', 'Cada pedido lleva un solo mensaje');
      const reply = await inTurn(request, async () => {
        const context = await contextOf(request, counted);
        const { requestId, actor } = context;
        Object.assign(noted, { requestId, keyId: keyIdOf(actor) ?? undefined });
        const { fetch } = createMcpHandler(() => serverFor(context, publicError), {
          maxSubscriptions: 0,
          // Its message may quote what was sent.
          onerror: ({ name }) => log.warn({ requestId, fault: name }, 'mcp refused a request'),
        });
        const answered = await fetch(requestOf(request), { parsedBody });
        // Within the turn: the answer may come before the call is done.
        return { status: answered.status, headers: answered.headers, body: Buffer.from(await answered.arrayBuffer()) };
      });
      setRateLimits(response, counted);
      for (const [name, value] of reply.headers) response.setHeader(name, value);
      response.statusCode = reply.status;
      response.end(reply.body);
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      setRateLimits(response, counted);
      sendError(response, publicError(error, noted.requestId));
    }
  };
  return (request, response) => void answer(request, response);
}

function describeTool({ name, row, write, inputSchema }: CompiledTool) {
  return {
    name,
    title: row.summary,
    description: [row.summary, row.description].filter(Boolean).join('\n'),
    inputSchema: inputSchema as { type: 'object' },
    ...(!write && { outputSchema: row.answerSchema as { type: 'object' } }),
    annotations: {
      title: row.summary,
      readOnlyHint: !write,
      destructiveHint: write?.isDestructive ?? false,
      idempotentHint: !write?.isDestructive,
      openWorldHint: false,
    },
  };
}

function failure(error: object): CallToolResult {
  return { isError: true, content: [asText(error)] };
}

function asText(value: object): { type: 'text'; text: string } {
  return { type: 'text', text: JSON.stringify(value) };
}

/** Without body: the handler takes the parsed one. */
function requestOf({ method = 'GET', headers }: IncomingMessage): Request {
  const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
  return new Request('http://localhost/mcp', { method, headers: sent });
}
