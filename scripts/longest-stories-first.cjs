const { default: Sequencer } = require('@jest/test-sequencer');
const { basename } = require('node:path');

/**
 * The files of browser tests that take longest, longest first: half a minute to a minute and a half on two cores with nothing else
 * to do. One of ten lines may show dozens of screens. By its size it would come last, and run while other workers have nothing to do.
 */
const LONGEST = [
  'text-size', 'waiting-panel', 'calendar', 'account', 'account-screens', 'booking-dialog', 'availability', 'rental-bulk',
  'room-hours', 'layout-shift', 'panel', 'rental-manual', 'waiting',
].map((name) => `${name}.e2e.ts`);

/** Those come first. The others follow in Jest's own order, which is that of their size where it has not run them before. */
class LongestStoriesFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, next) => place(one) - place(next));
  }
}

function place({ path }) {
  const index = LONGEST.indexOf(basename(path));
  return index === -1 ? LONGEST.length : index;
}

module.exports = LongestStoriesFirst;
module.exports.LONGEST = LONGEST;
