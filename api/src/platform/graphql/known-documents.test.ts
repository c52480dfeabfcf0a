import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startTestApp, type TestApp } from '../../testing/harness/app';

const OURS = 'query Rooms {\n  rooms {\n    id\n  }\n}';
const FOREIGN = 'query Foreign { rooms { name } }';

let webDir: string;
let app: TestApp;

beforeAll(async () => {
  webDir = await mkdtemp(path.join(tmpdir(), 'turnero-web-'));
  const head = '<head><title>x</title><meta name="description" content="x"></head>';
  await writeFile(path.join(webDir, 'index.html'), `${head}<!--page--><!--page-data-->`);
  await mkdir(path.join(webDir, '.vite'));
  await writeFile(path.join(webDir, '.vite', 'documents.json'), JSON.stringify([OURS]));
  app = await startTestApp(undefined, { webDir, browserOperations: 'known' });
});
afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true });
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const byHash = (text: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } } });

async function ask(body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { data, errors } = (await response.json()) as {
    data?: object;
    errors?: [{ message: string; extensions: { code: string } }];
  };
  return [response.status, data ?? errors?.[0].extensions.code];
}

const ANSWERED = [200, { rooms: [] }];

describe('a program', () => {
  test('can send a web operation by its hash alone', async () => {
    expect(await ask(byHash(OURS))).toEqual(ANSWERED);
  });

  test('gets PersistedQueryNotFound for an unknown hash and can register the text', async () => {
    expect(await ask(byHash(FOREIGN))).toEqual([200, 'PERSISTED_QUERY_NOT_FOUND']);
    expect(await ask({ ...byHash(FOREIGN), query: FOREIGN })).toEqual(ANSWERED);
    expect(await ask(byHash(FOREIGN))).toEqual(ANSWERED);
  });

  test('cannot register a text under another text’s hash', async () => {
    expect(await ask({ ...byHash(OURS), query: FOREIGN })).toEqual([400, 'BAD_REQUEST']);
    expect(await ask(byHash(OURS))).toEqual(ANSWERED);
  });

  test('can send any query', async () => {
    expect(await ask({ query: '{ rooms { id name } }' })).toEqual(ANSWERED);
  });
});

describe.each<Record<string, string>>([{ origin: 'https://otra.example' }, { 'sec-fetch-site': 'same-origin' }])(
  'A browser, by its header %j, where only the web’s operations are accepted',
  (browser) => {
    test('can send the web’s operations by text or by hash', async () => {
      expect(await ask({ query: OURS }, browser)).toEqual(ANSWERED);
      expect(await ask(byHash(OURS), browser)).toEqual(ANSWERED);
      const search = `?extensions=${encodeURIComponent(JSON.stringify(byHash(OURS).extensions))}`;
      const headers = { ...browser, 'apollo-require-preflight': '1' };
      expect((await fetch(`${app.url}/graphql${search}`, { headers })).status).toBe(200);
    });

    test('is refused all others, including those a program registered', async () => {
      await ask({ ...byHash(FOREIGN), query: FOREIGN });
      for (const body of [{ query: FOREIGN }, byHash(FOREIGN), { ...byHash(OURS), query: FOREIGN }, {}])
        expect(await ask(body, browser)).toEqual([403, 'FORBIDDEN']);
    });
  },
);
