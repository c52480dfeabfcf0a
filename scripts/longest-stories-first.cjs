const { default: Sequencer } = require('@jest/test-sequencer');
const { basename } = require('node:path');

/** Slowest first. Jest's order by file size would run some of these last, beside idle workers. */
const LONGEST = [
  'on-a-phone-panel',
  'on-a-phone',
  'waiting-panel',
  'account-screens',
  'availability',
  'panel',
  'calendar',
  'account',
  'waiting',
  'agenda-grid',
  'room-hours',
  'today',
  'rental-manual',
  'rental-bulk',
].map((name) => `${name}.e2e.ts`);

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
