import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite';

import { documentsFile } from './build/documents-file.ts';
import { firstPage } from './build/first-page.ts';
import { namedChunks } from './build/named-chunks.ts';
import { pageAddressesFile } from './build/page-addresses-file.ts';
import { pageQueriesFile } from './build/page-queries-file.ts';
import { lateFiles } from './build/late-files.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { productionRouter } from './build/production-router.ts';
import { stylesWhileDrawing } from './build/styles-while-drawing.ts';

/** Both have no side effects but don't declare it. Otherwise Emotion's unused `withTheme` would bundle them. */
const WITHOUT_SIDE_EFFECTS = /\/node_modules\/(hoist-non-react-statics|react-is)\//;

const anyOf = (...paths: RegExp[]): RegExp => new RegExp(paths.map(({ source }) => source).join('|'));

const OVERLAYS = anyOf(
  /\/node_modules\/@mui\/material\/(Modal|Popover|Menu|MenuList|Dialog|Backdrop|Fade|Grow|Portal|Paper|List|Typography)\//,
  /\/web\/src\/kit\/(dialog\/|ui\/hold-dialog)/,
);
/** The code that imports files. It has its own chunk, so that the page's script pulls in nothing else. */
const FILES = /\/web\/src\/(kit\/files\/(import-file|next-task)|app\/csp-nonce)\.ts|vite\/preload-helper/;
const OWN_FILES = /\/web\/(index\.html|src\/(main|start)\.tsx)$|\.css$/;
/** The first page's chunks, which the browser evaluates in parts. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
const ROUTER = /\/node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\//;
const EMOTION = /\/node_modules\/(@emotion|@babel|stylis|hoist-non-react-statics)\//;
const MUI = /\/node_modules\/(@mui|clsx|react-is)\//;
const THEME = /\/web\/src\/(app\/theme\/.*|kit\/ui\/(theme|palette|breakpoints))\.ts$/;
const FORMS = anyOf(
  /\/node_modules\/(formik|yup)\//,
  /\/web\/src\/kit\/(form\/(Form(?!DateField)\w+|form-schema|server-refusal|outcome|rules)|notify\/FormBanner|send|draft)[/.]/,
  /\/web\/src\/(clinic\/(phone|patient)\/|schema\/public-)/,
);
/** Lists move the focus too, and say what failed, and would otherwise fetch what forms need. */
const FOCUS = /\/web\/src\/kit\/(focus\/|errors\/(banner|wait)-text)/;
const FIELDS =
  /\/@mui\/material\/(OutlinedInput|InputBase|FormControl|InputLabel|FormLabel|FormHelperText|Select|NativeSelect|TextField)\//;
/** Contact fields of the public forms. */
const CONTACT =
  /\/web\/src\/clinic\/patient\/(ContactFields|contact-form|own-contact|useOwnContactQuestion|usePrefill)[.]/;
const CALENDAR = /\/web\/src\/(kit\/(calendar|ui\/(choice|ChoiceButton))|clinic\/slots)[/.]/;
/** The least number of late chunks that share a module: one that fewer need would burden the others. */
const WIDELY_SHARED = 17;
/** Lower, because the calendar is small and only booking pages need it. */
const BOOKERS = 4;

/**
 * The first page gets a chunk for each evaluation task. Dialogs, forms and calendars of later pages get one chunk each.
 * That compresses better than the many small chunks that pages would share by chance.
 */
const CHUNKS = [
  { name: 'files', test: FILES, priority: 5 },
  { name: 'react', test: REACT, tags: ['$initial'], priority: 4 },
  { name: 'router', test: ROUTER, tags: ['$initial'], priority: 4 },
  { name: 'emotion', test: EMOTION, tags: ['$initial'], priority: 4 },
  { name: 'mui', test: MUI, tags: ['$initial'], priority: 4 },
  { name: 'theme', test: THEME, tags: ['$initial'], priority: 4 },
  { name: 'first', test: (id) => !OWN_FILES.test(id), tags: ['$initial'], priority: 3 },
  { name: 'overlays', test: OVERLAYS, minShareCount: WIDELY_SHARED, priority: 2 },
  { name: 'focus', test: FOCUS, minShareCount: WIDELY_SHARED, priority: 2 },
  { name: 'fields', test: FIELDS, minShareCount: WIDELY_SHARED, priority: 2 },
  { name: 'forms', test: FORMS, minShareCount: WIDELY_SHARED, priority: 1 },
  { name: 'contact', test: CONTACT, minShareCount: 4, priority: 2 },
  { name: 'calendar', test: CALENDAR, minShareCount: BOOKERS },
] satisfies Rolldown.CodeSplittingGroup[];

const API = process.env['API_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    productionRouter(),
    stylesWhileDrawing(),
    lateFiles(),
    namedChunks(CHUNKS.map(({ name }) => name)),
    pageAddressesFile(),
    pageQueriesFile(),
    documentsFile(),
    firstPage(),
    preloadFonts(),
    precompress(),
  ],
  // rxjs offers its modern build only under this condition; the default is ES5 with helpers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: { port: 5173, proxy: { '/graphql': API, '/api': API, '/fhir': API, '/mcp': API, '/crashes': API } },
  build: {
    target: 'es2022',
    // Fonts and images stay files: the page's policy allows fonts only from this server.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // scripts/budget.cjs reads it.
    manifest: true,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // Also start.tsx: its imports belong to the first page, though main.tsx loads it late.
      input: { index: 'index.html', start: 'src/start.tsx' },
      treeshake: { moduleSideEffects: (id) => (WITHOUT_SIDE_EFFECTS.test(id) ? false : undefined) },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
});
