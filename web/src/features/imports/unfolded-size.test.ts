import { unfoldedSize } from './unfolded-size';

/** A zip's list of contents, after some data: entries of these sizes. */
function zipOf(sizes: readonly number[]): Uint8Array {
  const [data, name] = [100, 5];
  const entry = 46 + name;
  const bytes = new Uint8Array(data + sizes.length * entry + 22);
  const view = new DataView(bytes.buffer);
  for (const [index, size] of sizes.entries()) {
    const at = data + index * entry;
    view.setUint32(at, 0x02014b50, true);
    view.setUint32(at + 24, size, true);
    view.setUint16(at + 28, name, true);
  }
  const end = bytes.length - 22;
  view.setUint32(end, 0x06054b50, true);
  view.setUint16(end + 10, sizes.length, true);
  view.setUint32(end + 16, data, true);
  return bytes;
}

test('a workbook of a few bytes that unfolds to gigabytes is known by its list of contents', () => {
  expect(unfoldedSize(zipOf([20, 3_000]))).toBe(3_020);
  expect(unfoldedSize(zipOf([20, 4_000_000_000, 4_000_000_000]))).toBe(8_000_000_020);
});

test('a zip without its list, or with a broken one, is not unfolded', () => {
  const whole = zipOf([20, 3_000]);
  expect(unfoldedSize(whole.slice(0, 120))).toBe(Infinity);
  expect(unfoldedSize(Uint8Array.from(whole, (byte, at) => (at === 100 ? 0 : byte)))).toBe(Infinity);
  expect(unfoldedSize(new Uint8Array())).toBe(Infinity);
});
