import { readFileSync } from 'node:fs';
import path from 'node:path';

import { startTestApp, type TestApp } from './testing/harness/app';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the docs page', () => {
  test('is in Spanish and runs only this server’s scripts', async () => {
    for (const path of ['/api/docs', '/api/docs/']) {
      const response = await fetch(app.url + path);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(page).toContain('<html lang="es-AR">');
      expect(page).toContain('<title>API REST de Turnero</title>');
      expect(page).not.toMatch(/https?:|<style|<script>|style=/);
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';");
    }
  });

  test('serves versioned files as immutable', async () => {
    const page = await (await fetch(`${app.url}/api/docs`)).text();
    const files = [...page.matchAll(/(?:src|href)="(\/api\/docs\/\d[^"]+)"/g)].map(([, file]) => file!);
    expect(files).toHaveLength(2);
    expect(await (await fetch(`${app.url}/api/docs/look.css`)).text()).toContain(
      `@import url("${files[0]!.slice('/api/docs/'.length)}")`,
    );
    for (const file of files) {
      const response = await fetch(app.url + file, { method: 'HEAD' });
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(response.headers.get('content-type')).toMatch(/^text\/(css|javascript)/);
    }
  });

  test('serves our own files with revalidation', async () => {
    const page = await (await fetch(`${app.url}/api/docs`)).text();
    const named = [...page.matchAll(/(?:src|href)="(\/api\/docs\/[a-z][^"]+)"/g)].map(([, file]) => file!);
    expect(named).toHaveLength(8);
    for (const file of [...named, '/api/docs/guide.css', '/api/docs/figtree.woff2', '/api/openapi.json']) {
      const { status, headers } = await fetch(app.url + file);
      expect([file, status, headers.get('cache-control')]).toEqual([file, 200, 'no-cache']);
      const again = await fetch(app.url + file, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
      expect([file, again.status]).toEqual([file, 304]);
    }
    expect((await fetch(`${app.url}/api/docs`, { method: 'POST' })).status).toBe(405);
  });

  test('has the colours of the web', () => {
    const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
    const palette = read('../../web/src/kit/ui/palette.ts');
    const own = read('platform/rest/openapi/docs/frame.css').match(/(?<=--[\w-]+: )light-dark\(#[^)]+\)/g) ?? [];
    expect(own.length).toBeGreaterThan(10);
    for (const colour of own) expect(palette).toContain(colour);
  });
});

describe('the guides', () => {
  const GUIDES = ['/api/docs/guia', '/api/docs/eventos', '/api/docs/cambios'];
  const read = async (address: string) => (await fetch(app.url + address)).text();
  const linksOf = (page: string) => [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link!);

  test('have their language set, and run only this server’s scripts', async () => {
    const pages = await Promise.all(GUIDES.map(read));
    expect(pages.map((page) => /<html lang="([^"]+)">/.exec(page)?.[1])).toEqual(['en', 'es-AR', 'es-AR']);
    expect(pages.map((page) => /<h1 [^>]*>.*?<span>(.*?)</.exec(page)?.[1])).toEqual([
      'Integrating with Turnero',
      'Eventos',
      'Cambios',
    ]);
    for (const page of pages) expect(page).not.toMatch(/<style|<script>|style=|src="(?!\/)|<link[^>]*https?:/);
    const { headers } = await fetch(app.url + GUIDES[0]!);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';");
  });

  test('link to each other and the reference, without broken links', async () => {
    const pages = new Map(await Promise.all(GUIDES.map(async (guide) => [guide, await read(guide)] as const)));
    const links = [...pages].flatMap(([guide, page]) =>
      linksOf(page).map((link) => (link.startsWith('#') ? guide + link : link)),
    );
    expect(links).toEqual(expect.arrayContaining([...GUIDES, '/api/docs', '/graphql/schema.graphql']));
    expect(links.length).toBeGreaterThan(60);
    const inner = new Set(links.filter((link) => !link.startsWith('https:')));
    // Pages of the web, which is not built here.
    for (const own of ['/', '/favicon.svg']) inner.delete(own);
    const lost = await Promise.all(
      [...inner].map(async (link) => {
        const [address = '', anchor] = link.split('#');
        const page = pages.get(address);
        if (page !== undefined) return anchor === undefined || page.includes(`id="${anchor}"`) ? [] : [link];
        const { status } = await fetch(app.url + address, { headers: { accept: 'text/html,*/*' } });
        return status === 200 ? [] : [link];
      }),
    );
    expect(lost.flat()).toEqual([]);
  });

  test('are revalidated, and answer HEAD', async () => {
    for (const guide of GUIDES) {
      const { status, headers } = await fetch(app.url + guide, { method: 'HEAD' });
      expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([
        200,
        'no-cache',
        'text/html; charset=utf-8',
      ]);
      const again = await fetch(app.url + guide, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
      expect(again.status).toBe(304);
    }
  });
});
