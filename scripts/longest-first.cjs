const { default: Sequencer } = require('@jest/test-sequencer');

/** Slowest suites first. */
const PROJECTS = ['database', 'pages', 'alone', 'scripts', 'pure'];
/** Files outside suites; they start programs and mostly wait. */
const WAITING = ['database', 'alone'];

/** Replaces Jest's order by file size, which says nothing about suites. Waiting suites run beside computing ones. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = [...tests].sort((one, next) => place(one) - place(next) || (one.path < next.path ? -1 : 1));
    const [waiting, computing] = [sorted.filter(waits), sorted.filter((test) => !waits(test))];
    const pairs = computing.map((test, at) => (at < waiting.length ? [test, waiting[at]] : [test]));
    return [...pairs.flat(), ...waiting.slice(computing.length)];
  }
};

const project = ({ context }) => context.config.displayName.name;
const place = (test) => PROJECTS.indexOf(project(test));
const waits = (test) => WAITING.includes(project(test)) && !/[\\/]\.cache[\\/]/.test(test.path);
