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
        // What the first page needs is one file, and so is what most of the others have in common, as forms: in pieces, a
        // new one for each page that takes some of it, they are 10 KB more of every page.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }, { name: 'often', minShareCount: 20 }] },
      },
    },
  },
});
