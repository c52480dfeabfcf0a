import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** The text of the bar code in a picture; null: none is readable. `failed`: the reader did not start. */
export type SeenText = string | null | { failed: true };

const READER = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url);
prepareZXingModule({ overrides: { locateFile: () => READER.href } });

addEventListener('message', ({ data: picture }: MessageEvent<ImageBitmap>) => {
  read(picture).then(
    (text) => postMessage(text satisfies SeenText),
    () => postMessage({ failed: true } satisfies SeenText),
  );
});

async function read(picture: ImageBitmap): Promise<string | null> {
  const { width, height } = picture;
  const drawing = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  drawing.drawImage(picture, 0, 0);
  picture.close();
  const [found] = await readBarcodes(drawing.getImageData(0, 0, width, height), {
    formats: ['PDF417'],
    maxNumberOfSymbols: 1,
  });
  return found?.text ?? null;
}
