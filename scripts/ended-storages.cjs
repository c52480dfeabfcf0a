/**
 * Jest's runner makes an AsyncLocalStorage for each suite and never ends it. Node 20 asks each of them at every
 * promise of all later suites of the process.
 */
const { AsyncLocalStorage } = require('node:async_hooks');

const running = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function noted(...args) {
  running.add(this);
  return run.apply(this, args);
};

/** The test environment, leaving none behind. */
const endingStorages = (Environment) =>
  class extends Environment {
    async teardown() {
      for (const storage of running) storage.disable();
      running.clear();
      await super.teardown();
    }
  };

module.exports = { endingStorages };
