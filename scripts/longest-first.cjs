const { default: Sequencer } = require('@jest/test-sequencer');

/** Slowest suites first. */
const PROJECTS = ['pages', 'database', 'alone', 'scripts', 'pure'];

/** Jest's order by file size says nothing about suites. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, next) => place(one) - place(next) || (one.path < next.path ? -1 : 1));
  }
};

const place = ({ context }) => PROJECTS.indexOf(context.config.displayName.name);
