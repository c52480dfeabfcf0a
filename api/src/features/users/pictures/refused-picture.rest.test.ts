import { blackPng, noise } from '../../../testing/factories/images';
import { signedIn } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { sendGraphQL } from '../../../testing/harness/graphql';
import { callRest, restFailure, type RestAnswer } from '../../../testing/harness/rest';

const NO_PICTURE = '400 BAD_REQUEST profile_picture: Por favor selecciona una imagen válida';
const TOO_LARGE = '413 PAYLOAD_TOO_LARGE profile_picture: La imagen debe ser menor a 5MB';
const LIMIT = 5_242_880;

let app: TestApp;
let token: string;
let jpeg: Buffer;

beforeAll(async () => {
  app = await startTestApp();
  jpeg = await noise(300, 400).jpeg().toBuffer();
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'pictures', 'rate_limits', 'audit_events');
  ({ token } = await signedIn(app.db, 'user'));
});
afterAll(() => app.close());

async function send(form: FormData, as: string | null = token): Promise<RestAnswer> {
  const response = await fetch(`${app.url}/api/auth/profile/picture`, {
    method: 'POST',
    body: form,
    headers: as === null ? {} : { authorization: `Bearer ${as}` },
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

function upload(
  bytes: Uint8Array,
  { field = 'profile_picture', name = 'foto.jpg', type = 'image/jpeg', as = token } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  return send(form, as);
}
const kept = async () => (await app.db.pool.query('SELECT FROM pictures')).rowCount;

describe('Refused as a picture, with nothing changed, is', () => {
  afterEach(async () => expect(await kept()).toBe(0));

  test('a file that is no picture', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';
    const tiff = await noise(10, 10).tiff().toBuffer();
    for (const bytes of [
      Buffer.from(svg),
      Buffer.from(`<?xml version="1.0"?>${svg}`),
      Buffer.from('%PDF-1.7'),
      tiff,
      Buffer.from('hola'),
      Buffer.alloc(0),
    ]) {
      expect(await restFailure(upload(bytes))).toBe(NO_PICTURE);
    }
  });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a %s that was cut short, wherever', async (format) => {
    const bytes = await noise(80, 200)[format]().toBuffer();
    for (const share of [0.001, 0.1, 0.5, 0.9, 0.98]) {
      expect(await restFailure(upload(bytes.subarray(0, Math.ceil(bytes.length * share))))).toBe(NO_PICTURE);
    }
  });

  test('a picture that is a page, a program, a document or an archive too', async () => {
    const [png, gif] = [await noise(20, 20).png().toBuffer(), await noise(20, 20).gif().toBuffer()];
    const endOfZip = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
    const hidden = [
      '<script>alert(1)</script>',
      '<!DOCTYPE html>',
      '<?php echo 1;',
      '<svg onload="x">',
      '%PDF-1.4',
    ].map((text) => Buffer.concat([png, Buffer.from(text)]));
    const gifScript = Buffer.concat([Buffer.from('GIF89a/*'), gif.subarray(8), Buffer.from('*/=1;alert(1)')]);
    const comment = Buffer.from('\xff\xd8\xff\xfe\x00\x1b<script>alert(1);</script>', 'latin1');
    for (const bytes of [
      ...hidden,
      Buffer.concat([jpeg, endOfZip]),
      gifScript,
      Buffer.concat([comment, jpeg.subarray(2)]),
    ]) {
      expect(await restFailure(upload(bytes))).toBe(NO_PICTURE);
    }
  });

  test('one that would decode to gigabytes, without using the memory', async () => {
    const bomb = blackPng(20_000, 20_000);
    expect(bomb.length).toBeLessThan(100_000);
    await upload(bomb);
    // Uploads of one person would run one after the other.
    const people = await Promise.all(Array.from({ length: 10 }, async () => (await signedIn(app.db, 'user')).token));
    const before = process.memoryUsage().rss;
    let peak = before;
    const watching = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 1);
    const answers = await Promise.all(people.map((as) => restFailure(upload(bomb, { as }))));
    clearInterval(watching);
    expect(new Set(answers)).toEqual(
      new Set(['400 BAD_REQUEST profile_picture: La imagen no puede superar los 24 megapíxeles']),
    );
    // Decoded, each would take 400 MB.
    expect((peak - before) / 1e6).toBeLessThan(100);
  });

  test('a file of 5 MB or more', async () => {
    const fill = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
    expect(await restFailure(upload(fill(LIMIT)))).toBe(TOO_LARGE);
    expect(await restFailure(upload(fill(3 * LIMIT)))).toBe(TOO_LARGE);
    expect((await upload(fill(LIMIT - 1))).status).toBe(200);
    await sendGraphQL(app, 'mutation { removePicture { id } }', {}, token);
  });

  test('a form without the one file', async () => {
    const empty = new FormData();
    empty.append('profile_picture', 'foto.jpg');
    const two = new FormData();
    for (const name of ['a', 'b']) two.append('profile_picture', new Blob([new Uint8Array(jpeg)]), name);
    for (const form of [empty, two]) {
      expect(await restFailure(send(form))).toBe(
        '400 BAD_REQUEST profile_picture: El formulario debe traer solo un archivo, profile_picture',
      );
    }
    expect(await restFailure(upload(jpeg, { field: 'picture' }))).toContain(
      '400 BAD_REQUEST profile_picture: El formulario',
    );
    expect(await restFailure(callRest(app, 'POST /auth/profile/picture', { token, body: {} }))).toBe(
      '415 UNSUPPORTED_MEDIA_TYPE: El contenido debe ser multipart/form-data',
    );
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(
      await restFailure(callRest(app, 'POST /auth/profile/picture', { token, headers, body: '--x\r\nbroken' })),
    ).toBe('400 BAD_REQUEST: El contenido llegó incompleto');
    expect(
      await restFailure(
        callRest(app, 'POST /auth/profile/picture', {
          token,
          headers: { 'content-type': 'multipart/form-data' },
          body: 'x',
        }),
      ),
    ).toContain('415');
  });

  test('from visitors, before the file is read', async () => {
    const form = new FormData();
    form.append('profile_picture', new Blob([new Uint8Array(jpeg)]), 'foto.jpg');
    expect(await restFailure(send(form, null))).toBe('401 UNAUTHENTICATED: Es necesario iniciar sesión');
  });

  test('one more of very many in an hour', async () => {
    await upload(Buffer.from('x'));
    await app.db.pool.query('UPDATE rate_limits SET points = 30');
    expect(await restFailure(upload(jpeg))).toContain('429 TOO_MANY_REQUESTS');
  });
});
