/**
 * All that needs no browser in one run of Jest, so that no core is idle while the last files of one suite end.
 * For runs of everything: `npm test` sets FOLDER_SUITES.
 */
const api = require('../api/jest.config.cjs');
const web = require('../web/jest.config.cjs');
const scripts = require('./jest.config.cjs');

/** @type {import('jest').Config} */
module.exports = {
  maxWorkers: api.maxWorkers,
  testTimeout: Math.max(...[api, web, scripts].map(({ testTimeout }) => testTimeout)),
  testSequencer: require.resolve('./longest-first.cjs'),
  projects: [...web.projects, ...api.projects, scripts],
};
