import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type Server } from 'node:http';
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

const ROUTES = ['/', '/login', '/book/:professionalId', '/cancel/:appointmentId', '/admin/users'];

let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'turnero-web-'));
  await writeFile(path.join(folder, 'index.html'), TEMPLATE);
  await writeFile(path.join(folder, 'widget.js'), "const address = '__PUBLIC_URL__';");
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, '.vite', 'addresses.json'), JSON.stringify(ROUTES));
  const answer = webPages(
    folder,
    async (_request, pathname) =>
      pathname === '/'
        ? {
            title: 'Clínica',
            description: 'Turnos',
            body: '<h1>Hola</h1>',
            styles: 'h1{color:red}',
            data: '{"name":"</script><b>"}',
            files: ['/assets/page.js'],
          }
        : pathname === '/book/999'
          ? { isMissing: true }
          : null,
    () => 'https://turnos.clinica.example',
  );
  server = createServer((request, response) => answer(request, response, request.url!.split('?')[0]!)).listen(0);
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test('a page’s inline styles and scripts have the nonce of its policy', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const response = await fetch(url);
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
      expect([...(await response.text()).matchAll(/nonce="([^"]*)"/g)].map(([, of]) => of)).toEqual([
        nonce,
        nonce,
        nonce,
        nonce,
      ]);
      return nonce;
    }),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('a build without the placeholders is not served', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'turnero-web-'));
  const lacking = TEMPLATE.replace('<!--page-->', '').replace('name="description"', 'property="og:description"');
  await writeFile(path.join(other, 'index.html'), lacking);
  expect(() =>
    webPages(
      other,
      async () => null,
      () => '',
    ),
  ).toThrow(/no place for .*description.*, <!--page-->\.$/);
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
  expect(await response.text()).toContain('<div data-drawn><h1>Hola</h1></div></div>');
});

test('a page has its content’s title and description', async () => {
  const text = await (await fetch(url)).text();
  expect(/<title>(.*)<\/title>/.exec(text)?.[1]).toBe('Clínica');
  expect(/name="description"\s+content="(.*)"/.exec(text)?.[1]).toBe('Turnos');
});

test('a page preloads the files of its screen', async () => {
  expect(await (await fetch(url)).text()).toContain(
    '<link rel="preload" href="/assets/page.js" as="script" crossorigin fetchpriority="low"></head>',
  );
});

test('page data cannot close their script element', async () => {
  expect(await (await fetch(url)).text()).toContain('{"name":"\\u003c/script>\\u003cb>"}');
});

test('a page without content is sent empty, and HEAD gets no body', async () => {
  expect(await (await fetch(`${url}/login`)).text()).toContain('<div id="root"><!--page--></div>');
  expect(await (await fetch(url, { method: 'HEAD' })).text()).toBe('');
});

/** Sends the raw address, which fetch would normalize. */
const statusAndLocation = (address: string) =>
  new Promise<readonly unknown[]>((resolve, reject) => {
    get({ port: new URL(url).port, path: address }, (response) => {
      response.resume();
      resolve([response.statusCode, response.headers.location]);
    }).on('error', reject);
  });

test.each([
  ['/', 200],
  ['/login', 200],
  ['/Login/', 200],
  ['/book/3', 200],
  ['/admin/users?buscar=Dr.', 200],
  // The page's subject does not exist.
  ['/book/999', 404],
  ['/book', 404],
  ['/book/3/4', 404],
  ['/nada', 404],
  ['/admin/nada', 404],
  ['//', 404],
  ['//etc/passwd', 404],
  ['//evil.example.', 404],
  ['/..%2f..%2fetc/passwd', 404],
  ['/%c0%ae', 404],
  ['/%ff', 404],
])('%s answers %i', async (address, status) => {
  expect(await statusAndLocation(address)).toEqual([status, undefined]);
});

test('an unknown address shows the documented heading, a Spanish sentence, a search and a link home', async () => {
  const text = await (await fetch(`${url}/nada`)).text();
  expect(text).toContain(
    '<h1>Unexpected Application Error!</h1><p>No encontramos ninguna página en esta dirección.</p>',
  );
  expect(text).toContain('<form action="/" role="search"><input name="buscar"');
  expect(text).toContain('<a href="/">Volver al inicio</a>');
  expect(text).toContain('<meta name="robots" content="noindex" data-page>');
});

test.each([
  ['/book/3.', '/book/3'],
  ['/book/3),', '/book/3'],
  ['/book/3%3E', '/book/3'],
  ['/book/3%E2%80%9D.', '/book/3'],
  ['/login%20', '/login'],
  ['/book/%C3%B1.', '/book/%C3%B1'],
  ['/cancel/3?token=a-b_c.', '/cancel/3?token=a-b_c'],
  ['/cancel/3?token=a-b_c%3E', '/cancel/3?token=a-b_c'],
  ['/login?a=1&token=abc);', '/login?a=1&token=abc'],
])('a link in a text leads on without the punctuation after it: %s', async (address, page) => {
  expect(await statusAndLocation(address)).toEqual([301, page]);
});

test('keeps a query that ends with punctuation outside a last token', async () => {
  for (const address of ['/login?token=abc.&a=1', '/login?a=1.', '/login?token=abc.d'])
    expect(await statusAndLocation(address)).toEqual([200, undefined]);
});

test('the widget script has the server’s address, loads on any site and is revalidated', async () => {
  const response = await fetch(`${url}/widget.js`);
  expect(await response.text()).toBe('const address = "https://turnos.clinica.example";');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  });
  const headers = { 'if-none-match': response.headers.get('etag')! };
  const unchanged = await fetch(`${url}/widget.js`, { headers });
  expect([unchanged.status, unchanged.headers.get('access-control-allow-origin')]).toEqual([304, '*']);
  const head = await fetch(`${url}/widget.js`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
