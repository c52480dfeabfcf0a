import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Context } from '../context';
import { sendCompressed } from './send-compressed';
import type { InTurn } from './source-turns';

/** A file that is written when it is asked for, as a visitor. */
export interface ServedText {
  /** A path. */
  address: string;
  type: string;
  text(ctx: Context): Promise<string> | string;
}

interface Options {
  texts: readonly ServedText[];
  contextOf: (request: IncomingMessage) => Context;
  inTurn: InTurn;
  answerFault: (error: unknown, response: ServerResponse) => void;
}

/** False where nothing is served. */
export function servedTexts({ texts, contextOf, inTurn, answerFault }: Options) {
  const byAddress = new Map(texts.map((served) => [served.address, served]));
  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    const served = byAddress.get(pathname);
    if (!served) return false;
    void inTurn(request, async () => {
      const text = await served.text(contextOf(request));
      response.setHeader('Content-Type', served.type);
      response.setHeader('Cache-Control', 'no-cache');
      await sendCompressed(request, response, text);
    }).catch((error: unknown) => answerFault(error, response));
    return true;
  };
}
