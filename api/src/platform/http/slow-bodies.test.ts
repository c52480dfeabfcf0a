import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import { noise } from '../../testing/factories/images';
import { signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { SlowBodies } from './slow-bodies';

/** A hundred times faster than in production: 200 ms of silence, or 100 KB a second. */
const PACE = { leadMs: 200, bytesPerSecond: 100 * 1024 };
const TOO_SLOW = 'El contenido tardó demasiado en llegar. Probá de nuevo con una conexión mejor';

let app: TestApp;
const connections: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp(undefined, { bodyPace: PACE });
});
afterEach(() => connections.splice(0).forEach((connection) => connection.destroy()));
afterAll(() => app.close());

interface Heard {
  text: string;
  /** From the last byte of the head to the end of the connection. */
  ms: number;
}

/** Sends a head, then `body` a byte each `everyMs`. Resolves to the response. */
async function trickle(head: string[], body: string, everyMs: number): Promise<Heard> {
  const { hostname, port } = new URL(app.url);
  const connection = connect(Number(port), hostname);
  connections.push(connection);
  let text = '';
  connection.on('data', (chunk) => (text += String(chunk))).on('error', () => undefined);
  await once(connection, 'connect');
  connection.write([...head, 'Host: turnos', `Content-Length: ${body.length}`, '', ''].join('\r\n'));
  const started = performance.now();
  const ended = new Promise((resolve) => connection.once('close', resolve));
  const bytes = [...body];
  const timer = setInterval(() => connection.write(bytes.shift() ?? ''), everyMs);
  await ended;
  clearInterval(timer);
  return { text, ms: performance.now() - started };
}

const bodyOf = ({ text }: Heard) => JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as unknown;
const LONG_QUERY = JSON.stringify({ query: `{ rooms { id } } ${'#'.repeat(5_000)}` });

describe('a body that arrives byte by byte', () => {
  test('to GraphQL gets 408 in time, and the connection ends', async () => {
    const heard = await trickle(['POST /graphql HTTP/1.1', 'Content-Type: application/json'], LONG_QUERY, 10);
    expect(heard.text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(bodyOf(heard)).toEqual({
      errors: [{ message: TOO_SLOW, extensions: { status: 408, code: 'REQUEST_TIMEOUT' } }],
    });
    expect(heard.ms).toBeGreaterThan(PACE.leadMs);
  });

  test('to REST too', async () => {
    const heard = await trickle(
      ['POST /api/auth/login HTTP/1.1', 'Content-Type: application/json'],
      ' '.repeat(5_000),
      10,
    );
    expect(heard.text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(bodyOf(heard)).toEqual({ error: TOO_SLOW, code: 'REQUEST_TIMEOUT' });
  });

  test('of a picture too, and the person’s next picture passes', async () => {
    const { token } = await signedIn(app.db, 'user');
    const form = '--x\r\nContent-Disposition: form-data; name="profile_picture"; filename="a"\r\n\r\n';
    const authorization = `Bearer ${token}`;
    const head = ['POST /api/auth/profile/picture HTTP/1.1', `Authorization: ${authorization}`];
    const heard = await trickle(
      [...head, 'Content-Type: multipart/form-data; boundary=x'],
      form + 'x'.repeat(5_000),
      10,
    );
    expect(heard.text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(bodyOf(heard)).toEqual({ error: TOO_SLOW, code: 'REQUEST_TIMEOUT' });
    const body = new FormData();
    body.append('profile_picture', new Blob([new Uint8Array(await noise(64, 64).png().toBuffer())]));
    const next = await fetch(`${app.url}/api/auth/profile/picture`, {
      method: 'POST',
      headers: { authorization },
      body,
    });
    expect(next.status).toBe(200);
  });

  test('is not awaited after a refusal', async () => {
    const heard = await trickle(['POST /api/nada HTTP/1.1', 'Content-Type: application/json'], ' '.repeat(5_000), 10);
    expect(heard.text).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
  });

  test('is not awaited where no body is read', async () => {
    const heard = await trickle(['POST /nada HTTP/1.1'], ' '.repeat(5_000), 10);
    expect(heard.text).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
  });
});

describe('a slow body', () => {
  /** A server that only watches bodies, and reads after `mayRead`. */
  async function answerOf(
    pace: typeof PACE,
    mayRead: Promise<unknown>,
    send: (socket: Socket) => Promise<void>,
  ): Promise<string> {
    const slowBodies = new SlowBodies(pace);
    const server = createServer(async (request, response) => {
      slowBodies.watch(request, response);
      await mayRead;
      let size = 0;
      for await (const chunk of request) size += (chunk as Buffer).length;
      response.end(`${size} bytes`);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    connections.push(socket);
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk))).on('error', () => undefined);
    const ended = new Promise((resolve) => socket.once('close', resolve));
    await send(socket);
    await ended;
    server.close();
    return text;
  }
  const head = (length: number) =>
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;

  test('at an allowed pace arrives, even after several lead times', async () => {
    const said = await answerOf({ leadMs: 200, bytesPerSecond: 1024 }, Promise.resolve(), async (socket) => {
      socket.write(head(20 * 1024));
      for (let part = 0; part < 20; part += 1) {
        socket.write('x'.repeat(1024));
        await delay(40);
      }
    });
    expect(said).toContain('20480 bytes');
  });

  test('is not refused while the server does not read it', async () => {
    const size = 8 * 1024 * 1024;
    const said = await answerOf(
      PACE,
      delay(4 * PACE.leadMs),
      async (socket) => void socket.write(head(size) + 'x'.repeat(size)),
    );
    expect(said).toContain(`${size} bytes`);
  });
});
