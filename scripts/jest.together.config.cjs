/** All tests without a browser in one run, so that no core is idle between suites. */
const { availableParallelism } = require('node:os');

const api = require('../api/jest.config.cjs');
const web = require('../web/jest.config.cjs');
const scripts = require('./jest.config.cjs');

/** @type {import('jest').Config} */
module.exports = {
  // Three for two cores, because tests often wait.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  testTimeout: Math.max(...[api, web, scripts].map(({ testTimeout }) => testTimeout)),
  testSequencer: require.resolve('./longest-first.cjs'),
  projects: [...web.projects, ...api.projects, scripts],
};
