import { Agent, request } from 'node:http';

interface HttpRequest {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

interface HttpAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** Servers close idle connections after 5 s. */
const agent = new Agent({ keepAlive: true, timeout: 4_000 });

/** node:http takes a quarter of fetch's processor time. */
export function sendRequest(address: string, { method, headers, body }: HttpRequest): Promise<HttpAnswer> {
  const sized = body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const call = request(address, { method, headers: { accept: '*/*', ...sized }, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('error', reject);
      response.on('end', () => {
        const pairs = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
        resolve({ status: response.statusCode!, headers: new Headers(pairs), text });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
