import type { Context } from './context';
import { defineLoader, oncePerRequest } from './loaders';

const aRequest = () => ({}) as Context;

test('keys requested together are read in one batch, each once', async () => {
  const batches: (readonly number[])[] = [];
  const loader = defineLoader<number, string>(async (_, keys) => {
    batches.push(keys);
    return keys.map((key) => `sala ${key}`);
  });
  const ctx = aRequest();
  expect(await Promise.all([1, 2, 1].map((key) => loader(ctx).load(key)))).toEqual(['sala 1', 'sala 2', 'sala 1']);
  expect(await loader(ctx).load(2)).toBe('sala 2');
  expect(batches).toEqual([[1, 2]]);
});

test('requests share no cache', async () => {
  let reads = 0;
  const loader = defineLoader<number, number>(async (_, keys) => keys.map(() => (reads += 1)));
  expect([await loader(aRequest()).load(1), await loader(aRequest()).load(1)]).toEqual([1, 2]);
});

test('a failing key does not affect the others', async () => {
  const loader = defineLoader<number, string>(async (_, keys) =>
    keys.map((key) => (key === 1 ? new Error('no existe') : 'sala')),
  );
  const ctx = aRequest();
  const [missing, found] = await Promise.allSettled([loader(ctx).load(1), loader(ctx).load(2)]);
  expect([missing?.status, found?.status]).toEqual(['rejected', 'fulfilled']);
});

test('oncePerRequest reads once per request, for parallel callers too', async () => {
  let reads = 0;
  const settings = oncePerRequest(async () => (reads += 1));
  const ctx = aRequest();
  expect(await Promise.all([settings(ctx), settings(ctx)])).toEqual([1, 1]);
  expect(await settings(aRequest())).toBe(2);
});
