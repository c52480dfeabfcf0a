import { inTurn, takeTurn } from './backup-turn';

const [norte, sur] = [{}, {}];

test('while one clinic’s nightly backup is asked for or made, another’s waits, and no longer', async () => {
  expect([takeTurn(norte), takeTurn(sur), takeTurn(norte)]).toEqual([true, false, true]);
  await inTurn(norte, async () => expect(takeTurn(sur)).toBe(false));
  expect(takeTurn(sur)).toBe(true);
});

test('one that was asked for and never begins stands in nobody’s way', () => {
  takeTurn(norte, performance.now() + 120_000);
  expect(takeTurn(sur, performance.now() + 170_000)).toBe(false);
  expect(takeTurn(sur, performance.now() + 190_000)).toBe(true);
});

test('one that fails gives its turn back', async () => {
  await expect(inTurn(sur, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(takeTurn(norte, Infinity)).toBe(true);
});
