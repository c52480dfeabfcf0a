import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { drawnPages } from './drawn-pages';

/** Draws what it was asked for, and the how-manieth time that was. */
const SERVER = `let times = 0;
exports.shownAddress = (address) => address.replace(/[?&]utm_\\w+=\\w+/g, '');
exports.drawPage = async (address, data, device) => {
  if (data === 'broken') throw new Error('broken');
  return { html: [address, data, device, ++times].join(' '), styles: '' };
};`;

let webDir: string;

beforeEach(async () => {
  webDir = await mkdtemp(path.join(tmpdir(), 'turnero-web-'));
  await mkdir(path.join(webDir, '.server'));
});
afterEach(() => rm(webDir, { recursive: true }));

const request = (url: string, headers = {}) => ({ url, headers }) as unknown as IncomingMessage;
const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36' };

async function drawing() {
  await writeFile(path.join(webDir, '.server', 'server.cjs'), SERVER);
  const draw = drawnPages(webDir)!;
  return async (...args: Parameters<typeof draw>) => (await draw(...args))?.html;
}

test('a build without the drawing part draws nothing', () => {
  expect(drawnPages(webDir)).toBeNull();
});

test('equal data are drawn once per address and device', async () => {
  const draw = await drawing();
  expect(await draw(request('/', PHONE), 'a')).toBe('/ a phone 1');
  expect(await draw(request('/', PHONE), 'a')).toBe('/ a phone 1');
  expect(await draw(request('/?utm_source=mail', PHONE), 'a')).toBe('/ a phone 1');
  expect(await draw(request('/?x=1', PHONE), 'a')).toBe('/?x=1 a phone 2');
  expect(await draw(request('/', PHONE), 'b')).toBe('/ b phone 3');
  expect(await draw(request('/'), 'b')).toBe('/ b desk 4');
});

test('the browser’s own word on the device counts more than its name', async () => {
  const draw = await drawing();
  expect(await draw(request('/', { ...PHONE, 'sec-ch-ua-mobile': '?0' }), 'a')).toContain('desk');
  expect(await draw(request('/', { 'sec-ch-ua-mobile': '?1' }), 'a')).toContain('phone');
});

test('many addresses do not fill the memory: the one not visited for longest is drawn anew', async () => {
  const draw = await drawing();
  await draw(request('/'), 'a');
  await draw(request('/first'), 'a');
  for (let other = 0; other < 31; other += 1) {
    await draw(request(`/${other}`), 'a');
    await draw(request('/'), 'a');
  }
  expect(await draw(request('/'), 'a')).toBe('/ a desk 1');
  expect(await draw(request('/first'), 'a')).toBe('/first a desk 34');
});

test('varied addresses do not take all the time: drawing pauses, while kept pages are still sent', async () => {
  let now = 0;
  // Each reading is 400 ms after the last, so each drawing takes 400 ms.
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 400));
  const draw = await drawing();
  const drawn: unknown[] = [];
  for (let other = 0; other < 100; other += 1) {
    expect(await draw(request('/'), 'a')).toBe('/ a desk 1');
    drawn.push(await draw(request(`/?x=${other}`), 'a'));
  }
  expect(drawn.filter(Boolean).length).toBeLessThan(75);
  now += 60_000;
  expect(await draw(request('/?y'), 'a')).toContain('/?y a desk');
  clock.mockRestore();
});

test('a part that does not load fails each page, for the caller to send the plain one', async () => {
  await writeFile(path.join(webDir, '.server', 'server.cjs'), 'throw new Error("incompatible")');
  await expect(drawnPages(webDir)!(request('/'), 'a')).rejects.toThrow('incompatible');
});

test('a page that could not be drawn is tried again', async () => {
  const draw = await drawing();
  await expect(draw(request('/'), 'broken')).rejects.toThrow('broken');
  await expect(draw(request('/'), 'broken')).rejects.toThrow('broken');
  expect(await draw(request('/'), 'a')).toBe('/ a desk 1');
});
