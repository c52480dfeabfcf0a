/**
 * All that needs no browser in one run of Jest, so that no core is idle while the last files of one suite end.
 * For runs of everything: `npm test` sets FOLDER_SUITES.
 */
const { availableParallelism } = require('node:os');

const api = require('../api/jest.config.cjs');
const web = require('../web/jest.config.cjs');
const scripts = require('./jest.config.cjs');

/** @type {import('jest').Config} */
module.exports = {
  // Three for two cores: a test waits for its database, a program of its own or a timer often enough to leave some of two to nobody.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  testTimeout: Math.max(...[api, web, scripts].map(({ testTimeout }) => testTimeout)),
  testSequencer: require.resolve('./longest-first.cjs'),
  projects: [...web.projects, ...api.projects, scripts],
};
