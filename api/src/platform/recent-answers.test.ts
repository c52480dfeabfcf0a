import { RecentAnswers } from './recent-answers';

const NOW = new Date('2026-06-01T11:00:00Z');

/** Work that says how often it was done. */
function counted() {
  let count = 0;
  return () => Promise.resolve((count += 1));
}

test('Many who ask for the same at the same moment cost one piece of work', async () => {
  const recent = new RecentAnswers(3_000);
  const work = counted();
  expect(await Promise.all([1, 2, 3].map(() => recent.answer('a', NOW, work)))).toEqual([1, 1, 1]);
  expect(await recent.answer('b', NOW, work)).toBe(2);
});

test('Work that was going on during a write answers whoever waited for it, and nobody else', async () => {
  const recent = new RecentAnswers(3_000);
  let finish = (): void => undefined;
  const before = recent.answer('a', NOW, () => new Promise<string>((resolve) => (finish = () => resolve('before'))));
  recent.forget();
  const after = recent.answer('a', NOW, () => Promise.resolve('after'));
  finish();
  expect([await before, await after, await recent.answer('a', NOW, () => Promise.resolve('again'))]).toEqual(['before', 'after', 'after']);
});

test('However much is asked, a hundred answers are kept, the latest', async () => {
  const recent = new RecentAnswers(3_000);
  const work = counted();
  for (let key = 0; key <= 100; key += 1) await recent.answer(String(key), NOW, work);
  expect(await recent.answer('1', NOW, work)).toBe(2);
  expect(await recent.answer('0', NOW, work)).toBe(102);
});
