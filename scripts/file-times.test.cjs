const { fileTimes } = require('./file-times.cjs');

const results = {
  testResults: [
    {
      name: '/repo/web/e2e/booking.e2e.ts',
      assertionResults: [
        { ancestorTitles: ['on a phone'], duration: 4000 },
        { ancestorTitles: [], duration: 1500 },
      ],
    },
    {
      name: '/repo/api/.cache/suites/database/features-1.test.cjs',
      assertionResults: [
        { ancestorTitles: ['src/features/rooms/room.rest.test.ts', 'rooms'], duration: 2000 },
        { ancestorTitles: ['src/features/rooms/room.policy.test.ts'], duration: 10 },
        { ancestorTitles: ['src/features/rooms/room.rest.test.ts'], duration: 6000 },
        { ancestorTitles: ['src/features/rooms/room.rest.test.ts'], duration: null },
      ],
    },
  ],
};

test('the time of a file is that of its tests, longest first, also where files share a suite', () => {
  expect(fileTimes('/repo', results)).toEqual([
    { file: 'api/src/features/rooms/room.rest.test.ts', suite: 'api', seconds: 8, tests: 3 },
    { file: 'web/e2e/booking.e2e.ts', suite: 'e2e', seconds: 5.5, tests: 2 },
    { file: 'api/src/features/rooms/room.policy.test.ts', suite: 'api', seconds: 0.01, tests: 1 },
  ]);
});
