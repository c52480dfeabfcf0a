import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { precompress } from '../build/precompress.ts';

/** GraphiQL for /graphql, apart from the web: its pages neither load nor wait for it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/graphql/graphiql/',
  plugins: [react(), precompress()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      input: 'main.tsx',
      // A package asks React's compiler, which we do not use, to leave it alone.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
      output: { entryFileNames: 'main.js', assetFileNames: '[name][extname]' },
    },
  },
});
