import { BackupTurn } from './backup-turn';

const [norte, sur] = [{}, {}];
let turn: BackupTurn;

beforeEach(() => {
  turn = new BackupTurn();
});

test('while one clinic’s nightly backup is asked for or made, another’s waits, and no longer', async () => {
  expect([turn.take(norte), turn.take(sur), turn.take(norte)]).toEqual([true, false, true]);
  await turn.hold(norte, async () => expect(turn.take(sur)).toBe(false));
  expect(turn.take(sur)).toBe(true);
});

test('one that was requested and never began blocks no other', () => {
  turn.take(norte, 120_000);
  expect(turn.take(sur, 170_000)).toBe(false);
  expect(turn.take(sur, 190_000)).toBe(true);
});

test('one that fails gives its turn back', async () => {
  await expect(turn.hold(sur, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(turn.take(norte)).toBe(true);
});
