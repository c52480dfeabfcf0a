import { eachInTurn } from './each-in-turn';

test('no more than the width are under way at once, and the results keep the order of the items', async () => {
  let underWay = 0;
  let most = 0;
  const work = async (item: number) => {
    underWay += 1;
    most = Math.max(most, underWay);
    for (let turns = 0; turns < 8 - item; turns += 1) await Promise.resolve();
    underWay -= 1;
    return item * 10;
  };
  expect(await eachInTurn([1, 2, 3, 4, 5, 6, 7], { width: 3, isOver: () => false, work })).toEqual([
    10, 20, 30, 40, 50, 60, 70,
  ]);
  expect(most).toBe(3);
});

test('once it is stopped nothing further starts', async () => {
  const done: number[] = [];
  const work = (item: number) => Promise.resolve(done.push(item));
  await eachInTurn([1, 2, 3, 4], { width: 1, isOver: () => done.length === 2, work });
  expect(done).toEqual([1, 2]);
});

test('nothing to do is done at once', async () => {
  expect(await eachInTurn([], { width: 4, isOver: () => false, work: (item) => Promise.resolve(item) })).toEqual([]);
});
