const { AsyncLocalStorage } = require('node:async_hooks');

const { run } = AsyncLocalStorage.prototype;
afterAll(() => {
  AsyncLocalStorage.prototype.run = run;
});

test('what a suite stored for what it awaits ends with its environment', async () => {
  const { endingStorages } = require('./ended-storages.cjs');
  const ended = [];
  const Environment = endingStorages(
    class {
      async teardown() {
        ended.push('the environment itself');
      }
    },
  );
  const storage = new AsyncLocalStorage();
  await storage.run('of the suite', async () => {
    expect(storage.getStore()).toBe('of the suite');
    await new Environment().teardown();
    expect(storage.getStore()).toBeUndefined();
  });
  expect(ended).toEqual(['the environment itself']);
});
