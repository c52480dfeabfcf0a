const { TestEnvironment } = require('jest-environment-node');
const { endingStorages } = require('../../../../scripts/ended-storages.cjs');

/** Node's default, as in production. With Jest's hundred, each refusal maps dozens of frames to its sources. */
const FRAMES = 10;

module.exports = class extends endingStorages(TestEnvironment) {
  async setup() {
    await super.setup();
    this.global.Error.stackTraceLimit = FRAMES;
  }
};
