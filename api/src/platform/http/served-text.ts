import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Context } from '../context';
import type { GatewayOf } from './gateway';
import { setSecurityHeaders } from './security-headers';
import { sendCompressed } from './send-compressed';
import { sendText } from './send-text';

/** Generated per request, as a visitor. */
export interface ServedText {
  address: string;
  type: string;
  text(ctx: Context, asked: Asked): Promise<string | Served> | string;
}

export interface Asked {
  query: URLSearchParams;
  nonce: string;
}

export interface Served {
  text: string;
  status: number;
  framedBy: readonly string[];
}

interface Options {
  texts: readonly ServedText[];
  gatewayOf: GatewayOf;
}

/** False for other paths. */
export function servedTexts({ texts, gatewayOf }: Options) {
  const byAddress = new Map(texts.map((served) => [served.address, served]));
  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    const served = byAddress.get(pathname);
    if (!served) return false;
    const { visitorOf, inTurn, publicError } = gatewayOf(request);
    void inTurn(request, async () => {
      const nonce = randomBytes(16).toString('base64');
      const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
      const answer = await served.text(visitorOf(request), { query, nonce });
      if (typeof answer !== 'string') {
        setSecurityHeaders(response, { nonce, framedBy: answer.framedBy });
        response.statusCode = answer.status;
      }
      response.setHeader('Content-Type', served.type);
      response.setHeader('Cache-Control', 'no-cache');
      await sendCompressed(request, response, typeof answer === 'string' ? answer : answer.text);
    }).catch((error: unknown) => {
      const { status, message } = publicError(error);
      sendText(response, status, message);
    });
    return true;
  };
}
