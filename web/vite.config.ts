import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

import { landingQueryFile } from './build/landing-query-file.ts';
import { lateFiles } from './build/late-files.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { productionRouter } from './build/production-router.ts';

/** They do nothing by themselves but do not say so: Emotion's `withTheme`, which nothing here uses, would bring them along. */
const WITHOUT_SIDE_EFFECTS = /\/node_modules\/(hoist-non-react-statics|react-is)\//;

const OVERLAYS =
  /\/node_modules\/@mui\/material\/(Modal|Popover|Menu|MenuList|Dialog|Backdrop|Fade|Grow|Portal|Paper|List|Typography)\/|\/web\/src\/shared\/dialog\//;
const FORMS = /\/node_modules\/(formik|yup)\//;
/** By how many files that come late: what fewer need would burden the others. */
const WIDELY_SHARED = 10;

const API = process.env['API_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), productionRouter(), lateFiles(), landingQueryFile(), preloadFonts(), precompress()],
  // rxjs offers its modern build only under this name; the default one is ES5 with helpers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: { port: 5173, proxy: { '/graphql': API, '/api': API } },
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
      treeshake: { moduleSideEffects: (id) => (WITHOUT_SIDE_EFFECTS.test(id) ? false : undefined) },
      output: {
        // What the first page needs is one file, as is what nearly every later one needs of dialogs and of forms: one file
        // compresses better than the pieces that each set of pages happens to share.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 3 },
            { name: 'overlays', test: OVERLAYS, minShareCount: WIDELY_SHARED, priority: 2 },
            { name: 'forms', test: FORMS, minShareCount: WIDELY_SHARED, priority: 1 },
          ],
        },
      },
    },
  },
});
