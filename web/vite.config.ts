import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

import { firstPage } from './build/first-page.ts';
import { pageQueriesFile } from './build/page-queries-file.ts';
import { lateFiles } from './build/late-files.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { productionRouter } from './build/production-router.ts';
import { stylesWhileDrawing } from './build/styles-while-drawing.ts';

/** They do nothing by themselves but do not say so: Emotion's `withTheme`, which nothing here uses, would bring them along. */
const WITHOUT_SIDE_EFFECTS = /\/node_modules\/(hoist-non-react-statics|react-is)\//;

const anyOf = (...paths: RegExp[]): RegExp => new RegExp(paths.map(({ source }) => source).join('|'));

const OVERLAYS = anyOf(
  /\/node_modules\/@mui\/material\/(Modal|Popover|Menu|MenuList|Dialog|Backdrop|Fade|Grow|Portal|Paper|List|Typography)\//,
  /\/web\/src\/shared\/dialog\//,
);
/** What imports files; it stands apart, so that the page's own script brings nothing else along. */
const FILES = /\/web\/src\/shared\/files\/(import-file|next-task)\.ts|vite\/preload-helper/;
const OWN_FILES = /\/web\/(index\.html|src\/(main|start)\.tsx)$|\.css$/;
/** The first page's, which is evaluated in parts. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
const ROUTER = /\/node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\//;
const EMOTION = /\/node_modules\/(@emotion|@babel|stylis|hoist-non-react-statics)\//;
const MUI = /\/node_modules\/(@mui|clsx|react-is)\//;
const THEME = /\/web\/src\/app\/theme\/.*\.ts$/;
const FORMS = anyOf(
  /\/node_modules\/(formik|yup)\//,
  /\/web\/src\/shared\/(form\/(Form\w+|server-refusal|outcome|rules|limits\.generated|phone)|send|draft|patient)[/.]/,
);
const FIELDS =
  /\/@mui\/material\/(OutlinedInput|InputBase|FormControl|InputLabel|FormLabel|FormHelperText|Select|NativeSelect|TextField)\//;
const CALENDAR = /\/web\/src\/shared\/(calendar|slots)\//;
/** By how many files that come late: what fewer need would burden the others. */
const WIDELY_SHARED = 10;
/** The calendar is small, and nobody needs it who books nothing. */
const BOOKERS = 4;

const API = process.env['API_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), productionRouter(), stylesWhileDrawing(), lateFiles(), pageQueriesFile(), firstPage(), preloadFonts(), precompress()],
  // rxjs offers its modern build only under this name; the default one is ES5 with helpers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: { port: 5173, proxy: { '/graphql': API, '/api': API, '/crashes': API } },
  build: {
    target: 'es2022',
    // Fonts and images stay files: the page's policy allows fonts from this server only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // scripts/budget.cjs reads it.
    manifest: true,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // start.tsx too: what it imports is the first page's, though main.tsx asks for it late.
      input: { index: 'index.html', start: 'src/start.tsx' },
      treeshake: { moduleSideEffects: (id) => (WITHOUT_SIDE_EFFECTS.test(id) ? false : undefined) },
      output: {
        // What the first page needs is a file for each task that it is evaluated in; what nearly every later one needs of
        // dialogs, forms and calendars is one each, which compresses better than the pieces that sets of pages happen to share.
        codeSplitting: {
          groups: [
            { name: 'files', test: FILES, priority: 5 },
            { name: 'react', test: REACT, tags: ['$initial'], priority: 4 },
            { name: 'router', test: ROUTER, tags: ['$initial'], priority: 4 },
            { name: 'emotion', test: EMOTION, tags: ['$initial'], priority: 4 },
            { name: 'mui', test: MUI, tags: ['$initial'], priority: 4 },
            { name: 'theme', test: THEME, tags: ['$initial'], priority: 4 },
            { name: 'first', test: (id) => !OWN_FILES.test(id), tags: ['$initial'], priority: 3 },
            { name: 'overlays', test: OVERLAYS, minShareCount: WIDELY_SHARED, priority: 2 },
            { name: 'fields', test: FIELDS, minShareCount: WIDELY_SHARED, priority: 1 },
            { name: 'forms', test: FORMS, minShareCount: WIDELY_SHARED, priority: 1 },
            { name: 'calendar', test: CALENDAR, minShareCount: BOOKERS },
          ],
        },
      },
    },
  },
});
