import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { busy } from '../concurrency-limit';
import { readUpload } from './upload';
import { UploadPlaces } from './upload-places';

/** A file that never arrives completely. */
const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
const arrived = () => Promise.resolve('contenido');
const keep = (content: string) => Promise.resolve(content);
const codeOf = (use: Promise<unknown>) =>
  use.then(
    () => 'ok',
    ({ code }: { code: string }) => code,
  );

test('a new upload takes the place of the one that has been arriving longest', async () => {
  const places = new UploadPlaces(2);
  const [oldest, newer] = [codeOf(places.use(never, keep)), codeOf(places.use(never, keep))];
  expect(await places.use(arrived, keep)).toBe('contenido');
  expect(await oldest).toBe('UNAVAILABLE');
  // One place is free beside the newer upload.
  expect(await places.use(arrived, keep)).toBe('contenido');
  const last = [codeOf(places.use(never, keep)), codeOf(places.use(never, keep))];
  expect(await newer).toBe('UNAVAILABLE');
  await Promise.all([places.use(arrived, keep), places.use(arrived, keep)]);
  expect(await Promise.all(last)).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
});

test('an upload being processed keeps its place', async () => {
  const places = new UploadPlaces(1);
  let finish: (content: string) => void = () => undefined;
  const working = places.use(arrived, () => new Promise<string>((resolve) => (finish = resolve)));
  await arrived();
  expect(await codeOf(places.use(arrived, keep))).toBe('UNAVAILABLE');
  finish('hecho');
  expect(await working).toBe('hecho');
  expect(await codeOf(places.use(arrived, keep))).toBe('ok');
});

test('an upload that lost its place before being read fails at once', async () => {
  const server = createServer((incoming, response) => {
    readUpload(incoming, { field: 'file', limitBytes: 1_000, tooLarge: '' }, AbortSignal.abort(busy())).catch(
      ({ code }) => response.end(code),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 100_000 };
  const sending = request({ port, method: 'POST', headers }).on('error', () => undefined);
  try {
    sending.write('--x\r\n');
    const [answer] = await once(sending, 'response');
    expect(await text(answer)).toBe('UNAVAILABLE');
  } finally {
    sending.destroy();
    server.close();
  }
});
