import { readFileSync } from 'node:fs';

import type { Locator, Page } from 'playwright-core';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

interface Card {
  familyNames: string;
  givenNames: string;
  dni: string;
  sex: 'F' | 'M' | 'X';
}

/** The PDF417 of a card, in a US scanner's keys on a Spanish keyboard. */
export const cardOf = ({ familyNames, givenNames, dni, sex }: Card): string =>
  ['00123456789', familyNames, givenNames, sex, dni, 'A', '09-04-1983', '11-02-2015'].join('"');

const wasm = readFileSync(require.resolve('zxing-wasm/writer/zxing_writer.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** Gives the page a camera that shows the PDF417 of `card` from the next load on. */
export async function addCamera(page: Page, card: string): Promise<void> {
  const { image } = await writeBarcode(card.replaceAll('"', '@').replaceAll('-', '/'), { format: 'PDF417', scale: 4 });
  const bytes = Buffer.from(await image!.arrayBuffer()).toString('base64');
  await page.addInitScript((picture) => {
    navigator.mediaDevices.enumerateDevices = () => Promise.resolve([{ kind: 'videoinput' } as MediaDeviceInfo]);
    navigator.mediaDevices.getUserMedia = async () => {
      const view = Object.assign(document.createElement('canvas'), { width: 1920, height: 1080 });
      const held = new Image();
      held.src = picture;
      await held.decode();
      const drawing = view.getContext('2d')!;
      const stream = view.captureStream(10);
      const draw = () => {
        drawing.fillStyle = 'white';
        drawing.fillRect(0, 0, view.width, view.height);
        drawing.drawImage(held, 200, 300);
      };
      draw();
      const [track] = stream.getVideoTracks();
      const frames = setInterval(() => (track!.readyState === 'live' ? draw() : clearInterval(frames)), 100);
      return stream;
    };
  }, `data:image/png;base64,${bytes}`);
}

/** Types as a scanner does: all keys at once, then Enter. */
export async function scan(page: Page, text: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const keys = [...[...text].map((key) => ({ key, text: key })), { key: 'Enter', code: 'Enter', text: '\r' }];
  const start = Date.now() / 1000;
  await Promise.all(
    keys.flatMap((key, index) => {
      // As a keyboard reports it, also while the page is busy.
      const timestamp = start + index / 1000;
      return [
        devTools.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }),
        devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key, text: undefined }),
      ];
    }),
  );
}

/** Until the page, which reads scans soon after it is loaded, shows `answer`. */
export async function scanUntil(page: Page, text: string, answer: Locator): Promise<void> {
  const isShown = () =>
    answer.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  do await scan(page, text);
  while (!(await isShown()));
}
