import { Agent, request } from 'node:http';

import type { Answered } from './operations';

export interface Sent {
  method: string;
  /** Path below /api, sent unchanged. */
  address: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

const agent = new Agent({ keepAlive: true });

/** Sends any request, also those that fetch refuses. Doesn't read event streams. */
export function send(url: string, { method, address, headers, body }: Sent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sized = body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) };
    const call = request(url, { method, path: `/api${address}`, headers: sized, agent }, (response) => {
      const headersOf = new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
      const type = headersOf.get('content-type') ?? '';
      const status = response.statusCode ?? 0;
      if (type.startsWith('text/event-stream')) {
        response.destroy();
        return resolve({ status, headers: headersOf, body: method === 'HEAD' ? undefined : '' });
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const isJson = type.startsWith('application/json');
        resolve({ status, headers: headersOf, body: text === '' ? undefined : isJson ? JSON.parse(text) : text });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
