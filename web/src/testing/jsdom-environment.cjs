const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the parts of the platform that it lacks and our libraries use. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { TextEncoder, TextDecoder, Request, Response, Headers, fetch, structuredClone });
  }
};
