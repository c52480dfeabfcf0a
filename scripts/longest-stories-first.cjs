const { default: Sequencer } = require('@jest/test-sequencer');
const { basename } = require('node:path');

/**
 * Slowest first, alternating stories that mostly wait (3G, held answers, changes by others) and that compute. Jest's
 * order by file size would run some of these last, beside idle workers.
 */
const LONGEST = [
  'calendar',
  'panel',
  'waiting',
  'account',
  'on-a-phone-panel',
  'opening',
  'on-a-phone',
  'booking',
  'second-factor',
  'new-appointment',
  'rental-manual',
  'connection',
  'requests',
  'availability',
  'absences',
  'room-hours',
  'today',
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
