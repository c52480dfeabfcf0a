import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { drawnPages } from './drawn-pages';

/** Draws what it was asked for, and the how-manieth time that was. */
const SERVER = `let times = 0;
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
  return async (...args: Parameters<typeof draw>) => (await draw(...args)).html;
}

test('a build without the drawing part draws nothing', () => {
  expect(drawnPages(webDir)).toBeNull();
});

test('equal data are drawn once per address and device', async () => {
  const draw = await drawing();
  expect(await draw(request('/', PHONE), 'a')).toBe('/ a phone 1');
  expect(await draw(request('/', PHONE), 'a')).toBe('/ a phone 1');
  expect(await draw(request('/?x=1', PHONE), 'a')).toBe('/?x=1 a phone 2');
  expect(await draw(request('/', PHONE), 'b')).toBe('/ b phone 3');
  expect(await draw(request('/'), 'b')).toBe('/ b desk 4');
});

test('the browser’s own word on the device counts more than its name', async () => {
  const draw = await drawing();
  expect(await draw(request('/', { ...PHONE, 'sec-ch-ua-mobile': '?0' }), 'a')).toContain('desk');
  expect(await draw(request('/', { 'sec-ch-ua-mobile': '?1' }), 'a')).toContain('phone');
});

test('many addresses do not fill the memory: the oldest is drawn anew', async () => {
  const draw = await drawing();
  await draw(request('/first'), 'a');
  for (let other = 0; other < 32; other += 1) await draw(request(`/${other}`), 'a');
  expect(await draw(request('/first'), 'a')).toBe('/first a desk 34');
});

test('a page that could not be drawn is tried again', async () => {
  const draw = await drawing();
  await expect(draw(request('/'), 'broken')).rejects.toThrow('broken');
  await expect(draw(request('/'), 'broken')).rejects.toThrow('broken');
  expect(await draw(request('/'), 'a')).toBe('/ a desk 1');
});
