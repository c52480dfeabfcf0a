const { TestEnvironment } = require('jest-environment-node');
const { endingStorages } = require('../../../../scripts/ended-storages.cjs');

module.exports = endingStorages(TestEnvironment);
