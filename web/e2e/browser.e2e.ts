import { accessibilityFaults } from './axe';
import { PHONE } from './browser';
import { pdfPageCount } from './pdf';
import { visits } from './visits';
import { faultsAt } from './widths';

const { open } = visits();

/** Checks the instruments that the other browser tests rely on. */
test('emoji are drawn in colour, not as boxes', async () => {
  const page = await open();
  const coloured = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.font = '40px sans-serif';
    canvas.fillText('🧠', 10, 60);
    const { data } = canvas.getImageData(0, 0, 100, 100);
    return data.filter((_value, at) => at % 4 === 0 && Math.abs(data[at]! - data[at + 2]!) > 40).length;
  });
  expect(coloured).toBeGreaterThan(100);
});

test('the browser has the requested time zone', async () => {
  const page = await open({ timezoneId: 'Asia/Tokyo', colorScheme: 'dark' });
  expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('Asia/Tokyo');
  expect(await page.evaluate(() => navigator.language)).toBe('es-AR');
  expect(
    await page.evaluate(() => matchMedia('(prefers-color-scheme: dark) and (prefers-reduced-motion: reduce)').matches),
  ).toBe(true);
});

test('pages have the clock of the test, also when it is shifted', async () => {
  const page = await open();
  const apart = (await page.evaluate(() => new Date().getTime() + Date.now())) / 2 - Date.now();
  expect(Math.abs(apart)).toBeLessThan(60_000);
});

test('axe finds a planted fault in each theme and says where', async () => {
  const page = await open();
  await page.setContent(
    '<html lang="es"><title>x</title><main><h1>x</h1><button></button><p style="color:#ccc">pálido</p></main></html>',
  );
  for (const theme of ['light', 'dark'])
    expect(await accessibilityFaults(page)).toEqual([
      expect.stringMatching(new RegExp(`^${theme}: button-name[\\s\\S]*<button>`)),
      expect.stringMatching(new RegExp(`^${theme}: color-contrast[\\s\\S]*pálido`)),
    ]);
});

const LOOKS = [
  { first: 'on a phone in light', looks: ['narrow-light', 'wide-dark'] },
  { first: 'at a desktop in dark', looks: ['wide-dark', 'narrow-light'] },
];

test.each(LOOKS)('a page is checked $first, by its test’s name, and the next time the other way', async ({ looks }) => {
  const page = await open({ viewport: PHONE });
  const pale = (text: string, media: string) =>
    `<style>@media ${media} { #${text} { color: #ccc } }</style><p id="${text}">${text}</p>`;
  const planted = ['light', 'dark'].flatMap((theme) => [
    pale(`narrow-${theme}`, `(width < 600px) and (prefers-color-scheme: ${theme})`),
    pale(`wide-${theme}`, `(width >= 600px) and (prefers-color-scheme: ${theme})`),
  ]);
  await page.setContent(
    `<html lang="es"><title>x</title><meta name="viewport" content="width=device-width"><main><h1>x</h1>${planted.join('')}</main></html>`,
  );
  for (const look of looks)
    expect(await faultsAt(page)).toEqual([expect.stringMatching(new RegExp(`color-contrast[^]*${look}`))]);
});

test('a long page prints on more than one sheet', async () => {
  const page = await open();
  await page.setContent('<p style="height:1500px">x</p><p>y</p>');
  expect(pdfPageCount(await page.pdf({ format: 'A4' }))).toBe(2);
});
