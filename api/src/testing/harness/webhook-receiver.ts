import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { eventFault } from '../contract/documented-event';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  event: { id: string; type: string; sequence: number | null; data: Record<string, Record<string, unknown>> };
}

export interface WebhookReceiver {
  url: string;
  /** In order of arrival. */
  received: Received[];
  /** From now on. Default: 200. */
  answer(how: (response: ServerResponse, event: Received['event']) => void): void;
  close(): Promise<void>;
}

/** On this machine. Closing it fails if an event broke its document. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const faults: string[] = [];
  let how: (response: ServerResponse, event: Received['event']) => void = (response) => void response.end('Gracias');
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const event = JSON.parse(body) as Received['event'];
      faults.push(...[eventFault(event) ?? []].flat());
      received.push({ headers: request.headers, body, event });
      how(response, event);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/avisos`,
    received,
    answer: (given) => void (how = given),
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}

export const status =
  (code: number, body = '', headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(code, headers).end(body);
