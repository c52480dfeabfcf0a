/**
 * The layers of docs/architecture.md.
 *   api: domain <- platform <- features <- schema/app <- main; testing and demo stand outside.
 *   web: kit <- clinic <- features <- app; a feature knows another only by its paths.
 * scripts/boundaries.test.cjs plants violations and sees them caught.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const TEST = '\\.(test|fixture)\\.tsx?$';
const API_TESTING = '^api/.*/testing/';

/** One rule: nothing matching `from` may import `to`. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Folders of features from the ground up, as api/src/features.ts lists them. */
function featuresInOrder() {
  const source = readFileSync(join(__dirname, 'api/src/features.ts'), 'utf8');
  const imports = source.matchAll(/import \{ (\w+) \} from '\.\/features\/([^/]+)\/feature'/g);
  const folderOf = new Map([...imports].map(([, name, folder]) => [name, folder]));
  const list = source.slice(source.indexOf('export const features'));
  return list
    .match(/\w+/g)
    .filter((name) => folderOf.has(name))
    .map((name) => folderOf.get(name));
}

const FEATURES = featuresInOrder();
const featureFolders = (folders) => `^api/src/features/(${folders.join('|')})/`;

/** What the web loads of the domain. */
const OF_THE_WEB =
  '^api/src/domain/(arrival|authorization|birth-date|buffers|cancel-deadline|cancellation-reason|common-specialties|contact-links|copay-raise|counted|countries|coverage(-rules|-words)?|' +
  'credit-steps|date-text|dni-scan|event-types|family|import-(cells|dates|fields?|headings|twins)|near-words|insurer-words|opening-hours|' +
  'patient-(identifiers|words)|permissions|phone-form|plural|preferred-date|receipt-link|request-form(-definition)?|' +
  'scopes|search-words|series-limits|shown-slots|specialty-(icons|words)|tidy-text|till|turno-notice|unknown-page|voucher-qr|' +
  'waiting-list|widget-sites|wished-hours)\\.ts$';

module.exports = {
  forbidden: [
    ...FEATURES.slice(0, -1).map((folder, index) =>
      forbid(
        `api-${folder}-knows-those-below`,
        'A feature imports only those before it in api/src/features.ts.',
        { path: featureFolders([folder]), pathNot: TEST },
        { path: featureFolders(FEATURES.slice(index + 1)) },
      ),
    ),
    forbid(
      'api-features-are-listed',
      'A folder of features is one that api/src/features.ts lists.',
      { path: '^api/src/features/[^/]+/', pathNot: featureFolders(FEATURES) },
      {},
    ),
    forbid(
      'api-domain-is-pure',
      'The domain imports nothing but itself and temporal-polyfill: no I/O, no framework.',
      { path: '^api/src/domain/', pathNot: [TEST, API_TESTING] },
      { pathNot: ['^api/src/domain/', 'node_modules/temporal-(polyfill|utils|spec)/'] },
    ),
    forbid(
      'api-domain-tests-stay-inside',
      'Tests of the domain need no database and no platform.',
      { path: '^api/src/domain/' },
      { path: '^api/src/(platform|features|migrations|demo|testing)/|^api/src/[^/]+$' },
    ),
    forbid(
      'api-platform-knows-no-feature',
      'The platform is what features stand on.',
      { path: '^api/src/platform/', pathNot: TEST },
      { path: '^api/src/(features|demo)/|^api/src/[^/]+$' },
    ),
    forbid(
      'api-features-stay-below-the-app',
      'Features are put together by schema.ts and app.ts, never the reverse.',
      { path: '^api/src/features/', pathNot: TEST },
      { path: '^api/src/(demo|migrations)/|^api/src/[^/]+$' },
    ),
    forbid(
      'api-embedded-postgres-stands-alone',
      'The launcher knows nothing of the product that uses it, but how a start fails.',
      { path: '^api/src/embedded-postgres/', pathNot: TEST },
      { path: '^api/src/', pathNot: ['^api/src/embedded-postgres/', '^api/src/platform/startup-error\\.ts$'] },
    ),
    forbid(
      'api-main-is-the-end',
      'main.ts, admin.ts, migrate.ts, clinics.ts, backup.ts and restore.ts are processes; nothing imports them.',
      { path: '^api/', pathNot: '^api/src/(main|admin|migrate|clinics|backup|restore)\\.ts$' },
      { path: '^api/src/(main|admin|migrate|clinics|backup|restore)\\.ts$' },
    ),
    forbid(
      'api-testing-only-from-tests',
      'Harness and factories never reach the product.',
      { path: '^api/src/', pathNot: [TEST, API_TESTING] },
      { path: API_TESTING },
    ),
    forbid(
      'web-kit-knows-no-clinic',
      'The kit would serve any product: it has no word of turnos, rooms or professionals.',
      { path: '^web/src/kit/', pathNot: TEST },
      { path: '^web/src/(clinic|features|app)/|^web/src/[^/]+$' },
    ),
    forbid(
      'web-clinic-knows-no-feature',
      'What several features need of the clinic knows none of them.',
      { path: '^web/src/clinic/', pathNot: TEST },
      { path: '^web/src/(features|app)/|^web/src/[^/]+$' },
    ),
    forbid(
      'web-features-stay-below-the-app',
      'Routes, providers and theme are put together above the features.',
      { path: '^web/src/features/', pathNot: TEST },
      { path: '^web/src/app/|^web/src/[^/]+$' },
    ),
    forbid(
      'web-features-meet-by-paths',
      'A feature uses another only through its `.paths.ts`.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: ['^web/src/features/$1/', '\\.paths\\.ts$'] },
    ),
    forbid(
      'web-and-api-meet-at-the-schema',
      'schema.graphql is the contract between them; beside it the web has the one definition of what a form may ask, ' +
        'what may be answered to it and when it may prefer to come, of the icons and words of specialties, of how dates and ' +
        'plurals are written, of the form of typed text, and of the words that page and mail share.',
      { path: '^(web)/' },
      { path: '^api/', pathNot: OF_THE_WEB },
    ),
    forbid(
      'domain-of-the-web-is-small',
      'What the browser loads of the domain brings no library along.',
      { path: OF_THE_WEB },
      { path: 'node_modules/', reachable: true },
    ),
    forbid(
      'api-and-web-meet-at-the-schema',
      'schema.graphql is the only contract between them.',
      { path: '^api/' },
      { path: '^web/' },
    ),
    forbid(
      'web-parts-stand-outside',
      'The page of every part is for those who build; the product does without.',
      { path: '^web/src/', pathNot: '^web/src/parts/' },
      { path: '^web/src/parts/' },
    ),
    forbid(
      'web-testing-only-from-tests',
      'Test helpers never reach the product.',
      { path: '^web/src/', pathNot: [TEST, '^web/.*/testing/'] },
      { path: '^web/.*/testing/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    // Types count: a type-only import is a dependency of the person who reads the file.
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      // Nothing changes meanwhile; the default forgets after 4 s what a busy machine asks again.
      cachedInputFileSystem: { cacheDuration: 120_000 },
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
