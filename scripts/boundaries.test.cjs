const { spawnSync } = require('node:child_process');
const { dirname, join } = require('node:path');
const { inHouse } = require('./planted-house.cjs');

const ROOT = dirname(__dirname);
const DEPCRUISE = join(ROOT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');

/** Violations in files (path -> imported paths), as "rule: file". */
function violationsIn(files) {
  const texts = Object.fromEntries(Object.entries(files).map(([path, imports]) => [path, textOf(imports)]));
  return inHouse(texts, (house) => {
    const config = join(ROOT, '.dependency-cruiser.cjs');
    const args = [DEPCRUISE, '--config', config, '--output-type', 'json', 'api', 'web'];
    const run = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' });
    if (!run.stdout.startsWith('{')) throw new Error(run.stderr);
    return JSON.parse(run.stdout).summary.violations.map((violation) => `${violation.rule.name}: ${violation.from}`);
  });
}

function textOf(imports) {
  const lines = imports.map(
    (from, index) => `import type * as it${index} from '${from}';\nexport type It${index} = typeof it${index};`,
  );
  return ['export const nothing = 0;', ...lines].join('\n');
}

test('a house that leans the right way breaks no rule', () => {
  expect(
    violationsIn({
      'api/src/domain/a.ts': [],
      'api/src/platform/p.ts': ['../domain/a', 'node:fs'],
      'api/src/features/rooms/r.ts': ['../../platform/p', '../../domain/a'],
      'api/src/features/appointments/t.ts': ['../rooms/r'],
      'api/src/app.ts': ['./features/appointments/t'],
      'api/src/testing/h.ts': ['../app'],
      'api/src/features/rooms/r.test.ts': ['../../testing/h'],
      'api/src/domain/calendar-date.ts': [],
      'api/src/domain/request-form.ts': ['./calendar-date'],
      'web/src/kit/k.ts': [],
      'web/src/clinic/c.ts': ['../kit/k', '../../../api/src/domain/request-form'],
      'web/src/features/rooms/rooms.paths.ts': [],
      'web/src/features/booking/b.ts': ['../../clinic/c', '../../kit/k', '../rooms/rooms.paths'],
      'web/src/app/routes.ts': ['../features/booking/b'],
    }),
  ).toEqual([]);
});

describe('a planted violation is caught', () => {
  let violations;

  beforeAll(() => {
    violations = violationsIn({
      'api/src/domain/a.ts': [],
      'api/src/domain/reads-a-file.ts': ['node:fs'],
      'api/src/domain/uses-platform.ts': ['../platform/p'],
      'api/src/domain/request-form.ts': ['./clinic-time'],
      'api/src/domain/clinic-time.ts': ['../../../node_modules/temporal-polyfill/index'],
      'node_modules/temporal-polyfill/index.ts': [],
      'api/src/platform/p.ts': [],
      'api/src/platform/uses-feature.ts': ['../features/rooms/r'],
      'api/src/features/rooms/r.ts': [],
      'api/src/features/rooms/uses-app.ts': ['../../app'],
      'api/src/features/rooms/uses-testing.ts': ['../../testing/h'],
      'api/src/features/rooms/uses-appointments.ts': ['../appointments/a'],
      'api/src/features/appointments/a.ts': [],
      'api/src/features/unlisted/uses-rooms.ts': ['../rooms/r'],
      'api/src/app.ts': [],
      'api/src/main.ts': [],
      'api/src/embedded-postgres/uses-platform.ts': ['../platform/p'],
      'api/src/uses-main.ts': ['./main'],
      'api/src/testing/h.ts': [],
      'web/src/kit/uses-clinic.ts': ['../clinic/c'],
      'web/src/clinic/c.ts': [],
      'web/src/clinic/uses-feature.ts': ['../features/rooms/rooms.paths'],
      'web/src/clinic/uses-api.ts': ['../../../api/src/domain/a'],
      'web/src/features/rooms/rooms.paths.ts': [],
      'web/src/features/rooms/r.ts': [],
      'web/src/features/booking/uses-feature.ts': ['../rooms/r'],
      'web/src/features/booking/uses-app.ts': ['../../app/routes'],
      'web/src/app/routes.ts': [],
    });
  });

  test.each([
    'api-domain-is-pure: api/src/domain/reads-a-file.ts',
    'api-domain-is-pure: api/src/domain/uses-platform.ts',
    'api-platform-knows-no-feature: api/src/platform/uses-feature.ts',
    'api-features-stay-below-the-app: api/src/features/rooms/uses-app.ts',
    'api-testing-only-from-tests: api/src/features/rooms/uses-testing.ts',
    'api-rooms-knows-those-below: api/src/features/rooms/uses-appointments.ts',
    'api-features-are-listed: api/src/features/unlisted/uses-rooms.ts',
    'api-main-is-the-end: api/src/uses-main.ts',
    'api-embedded-postgres-stands-alone: api/src/embedded-postgres/uses-platform.ts',
    'web-kit-knows-no-clinic: web/src/kit/uses-clinic.ts',
    'web-clinic-knows-no-feature: web/src/clinic/uses-feature.ts',
    'web-and-api-meet-at-the-schema: web/src/clinic/uses-api.ts',
    'domain-of-the-web-is-small: api/src/domain/request-form.ts',
    'web-features-meet-by-paths: web/src/features/booking/uses-feature.ts',
    'web-features-stay-below-the-app: web/src/features/booking/uses-app.ts',
  ])('%s', (violation) => {
    expect(violations).toContain(violation);
  });
});
