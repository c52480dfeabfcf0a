import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import { answerUnchanged, etagOf } from './etag';
import { sendCompressed } from './send-compressed';

const ADDRESS = '/widget.js';
const PLACE = "'__PUBLIC_URL__'";

/**
 * The script that the clinic's own site loads, with the server's address: in a joined file or a module it can't find
 * it out. Any site may load it, also as a module. Answers false at other addresses.
 */
export function siteScript(webDir: string, originOf: (request: IncomingMessage) => string) {
  const file = path.join(webDir, ADDRESS);
  const template = existsSync(file) ? readFileSync(file, 'utf8') : null;
  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    if (template === null || pathname !== ADDRESS) return false;
    const text = template.replace(PLACE, () => JSON.stringify(originOf(request)));
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('Cache-Control', 'no-cache');
    // Weak: the same for every encoding.
    if (answerUnchanged(request, response, `W/${etagOf(text)}`)) return true;
    void sendCompressed(request, response, text);
    return true;
  };
}
