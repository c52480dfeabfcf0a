import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { webPages } from './web-pages';

const TEMPLATE = `<head><title>Turnos</title>
<meta
  name="description"
  content="De todos"
/>
<style nonce="__CSP_NONCE__">a{}</style>
<script nonce="__CSP_NONCE__">1</script></head><div id="root"><!--page--></div><!--page-data-->`;

let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'turnero-web-'));
  await writeFile(path.join(folder, 'index.html'), TEMPLATE);
  const answer = webPages(folder, async (_request, pathname) =>
    pathname === '/'
      ? {
          title: 'Clínica',
          description: 'Turnos',
          body: '<h1>Hola</h1>',
          data: '{"name":"</script><b>"}',
          files: ['/assets/page.js'],
        }
      : null,
  );
  server = createServer((request, response) => answer(request, response, request.url ?? '/')).listen(0);
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test('a page’s own styles and scripts are those that its policy lets through, by a nonce of its own', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const response = await fetch(url);
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
      expect([...(await response.text()).matchAll(/nonce="([^"]*)"/g)].map(([, of]) => of)).toEqual([
        nonce,
        nonce,
        nonce,
      ]);
      return nonce;
    }),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('a build whose page has no place for its description, or for what it shows, is not served', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'turnero-web-'));
  const lacking = TEMPLATE.replace('<!--page-->', '').replace('name="description"', 'property="og:description"');
  await writeFile(path.join(other, 'index.html'), lacking);
  expect(() => webPages(other, async () => null)).toThrow(/no place for .*description.*, <!--page-->\.$/);
  await rm(other, { recursive: true });
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('a page for who takes %s comes as %s, is kept by no cache and says the same', async (accepted, encoding) => {
  const response = await fetch(url, { headers: { 'accept-encoding': accepted } });
  expect([
    response.headers.get('content-encoding'),
    response.headers.get('vary'),
    response.headers.get('cache-control'),
  ]).toEqual([encoding, 'Accept-Encoding', 'no-store']);
  expect(await response.text()).toContain('<div id="root"><h1>Hola</h1></div>');
});

test('a page is called what it shows, and describes that', async () => {
  const text = await (await fetch(url)).text();
  expect(/<title>(.*)<\/title>/.exec(text)?.[1]).toBe('Clínica');
  expect(/name="description"\s+content="(.*)"/.exec(text)?.[1]).toBe('Turnos');
});

test('a page asks at once for the files of what it shows', async () => {
  expect(await (await fetch(url)).text()).toContain(
    '<link rel="preload" href="/assets/page.js" as="fetch" crossorigin fetchpriority="low"></head>',
  );
});

test('what the page’s data say cannot end the script that they stand in', async () => {
  expect(await (await fetch(url)).text()).toContain('{"name":"\\u003c/script>\\u003cb>"}');
});

test('a page that nothing is known of in advance is sent empty, and HEAD gets no text', async () => {
  expect(await (await fetch(`${url}/login`)).text()).toContain('<div id="root"><!--page--></div>');
  expect(await (await fetch(url, { method: 'HEAD' })).text()).toBe('');
});
