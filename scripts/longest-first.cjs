const { default: Sequencer } = require('@jest/test-sequencer');

/** By what one suite of a project takes, longest first: those that come last decide how long one core is left alone. */
const PROJECTS = ['pages', 'database', 'alone', 'scripts', 'pure'];

/** The order of a run of everything. Jest's own goes by the size of files, which says nothing of a suite that only names others. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, next) => place(one) - place(next) || (one.path < next.path ? -1 : 1));
  }
};

const place = ({ context }) => PROJECTS.indexOf(context.config.displayName.name);
