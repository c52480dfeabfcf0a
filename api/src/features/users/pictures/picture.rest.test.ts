import { connect, type Socket } from 'node:net';
import sharp from 'sharp';

import { noise, redAboveBlue } from '../../../testing/factories/images';
import { makeProfessional, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { eventually } from '../../../testing/harness/eventually';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { callRest, restFailure, type RestAnswer } from '../../../testing/harness/rest';

let app: TestApp;
let userId: number;
let token: string;
let jpeg: Buffer;

beforeAll(async () => {
  app = await startTestApp();
  jpeg = await noise(300, 400).jpeg().toBuffer();
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'pictures', 'rate_limits', 'audit_events');
  ({ userId, token } = await signedIn(app.db, 'user'));
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

const urlOf = async (answer: Promise<RestAnswer>) => ((await answer).body as { url: string }).url;
const shown = async (as = token) =>
  (await dataOf(sendGraphQL<{ viewer: { pictureUrl: string | null } }>(app, '{ viewer { pictureUrl } }', {}, as)))
    .viewer.pictureUrl;
const kept = async () => (await app.db.pool.query('SELECT FROM pictures')).rowCount;
const served = async (url: string) => Buffer.from(await (await fetch(app.url + url)).arrayBuffer());

describe('A picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'in format %s becomes a square WebP without metadata, whatever its name',
    async (format) => {
      const bytes = await noise(90, 60)
        .withExif({ IFD0: { Artist: 'Ana' } })
        [format]()
        .toBuffer();
      const answer = await upload(bytes, { name: 'datos.txt', type: 'text/plain' });
      expect([answer.status, answer.body]).toEqual([
        200,
        { url: expect.stringMatching(/^\/api\/pictures\/[0-9a-f-]{36}$/) },
      ]);

      const {
        format: kind,
        width,
        height,
        exif,
        icc,
        xmp,
      } = await sharp(await served((answer.body as { url: string }).url)).metadata();
      expect({ kind, width, height, exif, icc, xmp }).toEqual({
        kind: 'webp',
        width: 512,
        height: 512,
        exif: undefined,
        icc: undefined,
        xmp: undefined,
      });
      expect(await shown()).toBe((answer.body as { url: string }).url);
    },
  );

  test('is turned upright by its metadata', async () => {
    // Orientation 8: the stored top is on the left when upright.
    const url = await urlOf(upload(await redAboveBlue(64, 64).withMetadata({ orientation: 8 }).jpeg().toBuffer()));
    const { data } = await sharp(await served(url))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) =>
      [...data.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3)].map((value) => (value > 127 ? 1 : 0));
    expect([pixel(50, 50), pixel(50, 460), pixel(460, 50), pixel(460, 460)]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 1],
      [0, 0, 1],
    ]);
  });

  test('replaces the previous one, which is deleted', async () => {
    const first = await urlOf(upload(jpeg));
    const second = await urlOf(upload(jpeg));
    expect(second).not.toBe(first);
    expect((await fetch(app.url + first)).status).toBe(404);
    expect(await shown()).toBe(second);
    expect(await kept()).toBe(1);
  });

  test('is one, also of several sent at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 3 }, () => upload(jpeg)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await kept()).toBe(1);
    expect(answers.map(({ body }) => (body as { url: string }).url)).toContain(await shown());
  });

  test('of a professional is what they and the public see', async () => {
    const professional = await makeProfessional(app.db);
    const url = await urlOf(upload(jpeg, { as: professional.token }));
    expect((await callRest(app, 'GET /auth/profile', { token: professional.token })).body).toMatchObject({
      user: { profile_picture: url, professional: { profile_picture: url } },
    });
    expect((await callRest(app, 'GET /public/professionals')).body).toMatchObject([
      { profile_picture: url, user: { profile_picture: url } },
    ]);
  });

  test('is deleted with its account', async () => {
    await upload(jpeg);
    await app.db.pool.query('DELETE FROM users WHERE id = $1', [userId]);
    expect(await kept()).toBe(0);
  });
});

describe('A picture is served', () => {
  test('to anyone, cacheable forever, and only as a picture', async () => {
    const response = await fetch(app.url + (await urlOf(upload(jpeg))));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each(['00000000-0000-4000-8000-000000000000', 'x', "'", '1'])('unless there is none: %s', async (id) => {
    const answer = await callRest(app, `GET /pictures/${id}`);
    expect(await restFailure(Promise.resolve(answer))).toBe('404 NOT_FOUND: La imagen no existe');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('Pictures that arrive slowly', () => {
  const connections: Socket[] = [];
  afterEach(() => connections.splice(0).forEach((connection) => connection.destroy()));

  /** Sends only the beginning of a picture; resolves with the server's answer, if any. */
  function trickle(as: string): Promise<string> {
    const { hostname, port } = new URL(app.url);
    const connection = connect(Number(port), hostname);
    connections.push(connection);
    const head = [
      'POST /api/auth/profile/picture HTTP/1.1',
      `Host: ${hostname}`,
      `Authorization: Bearer ${as}`,
      'Content-Length: 100000',
      'Content-Type: multipart/form-data; boundary=x',
      '',
      '--x',
      'Content-Disposition: form-data; name="profile_picture"; filename="a"',
      '',
      'x',
    ];
    connection.write(head.join('\r\n'));
    return new Promise((resolve) =>
      connection.once('data', (answer) => resolve(answer.toString())).on('error', () => undefined),
    );
  }
  const counted = async () =>
    Number(
      (
        await app.db.pool.query(
          "SELECT coalesce(sum(points), 0) AS sum FROM rate_limits WHERE key LIKE 'picture-user:%'",
        )
      ).rows[0].sum,
    );

  test('of sixteen people block no other: the slowest is aborted', async () => {
    const people = await Promise.all(Array.from({ length: 16 }, async () => (await signedIn(app.db, 'user')).token));
    const slow = people.map(trickle);
    await eventually(async () => expect(await counted()).toBe(16));
    expect((await upload(jpeg)).status).toBe(200);
    expect(await Promise.race(slow)).toContain('503 Service Unavailable');
  });

  test('delay only others of the same person, which count when their turn comes', async () => {
    const { token: theirs } = await signedIn(app.db, 'user');
    // One is read, five wait and the seventh is refused.
    const slow = Array.from({ length: 7 }, () => trickle(theirs));
    expect(await Promise.race(slow)).toContain('503 Service Unavailable');
    expect(await counted()).toBe(1);
    expect(await restFailure(upload(jpeg, { as: theirs }))).toBe(
      '503 UNAVAILABLE: El sistema está ocupado. Reintentá en unos segundos',
    );
    expect(await counted()).toBe(1);
    expect((await upload(jpeg)).status).toBe(200);
  });
});

describe('Removing the picture', () => {
  test('leaves none, over REST and GraphQL, and is idempotent', async () => {
    for (let time = 0; time < 2; time += 1) {
      await upload(jpeg);
      const { status, body } = await callRest(app, 'DELETE /auth/profile/picture', { token });
      expect([status, body, await shown(), await kept()]).toEqual([204, undefined, null, 0]);
    }
    expect(await dataOf(sendGraphQL(app, 'mutation { removePicture { pictureUrl } }', {}, token))).toEqual({
      removePicture: { pictureUrl: null },
    });
  });

  test("leaves other people's", async () => {
    const other = await openSession(app.db, await makeUser(app.db));
    const url = await urlOf(upload(jpeg, { as: other }));
    await dataOf(sendGraphQL(app, 'mutation { removePicture { id } }', {}, token));
    expect(await shown(other)).toBe(url);
    expect(await failureOf(sendGraphQL(app, 'mutation { removePicture { id } }'))).toContain('UNAUTHENTICATED');
  });
});
