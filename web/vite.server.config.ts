import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { productionRouter } from './build/production-router.ts';

/** Builds src/server.tsx, with which the server draws public pages. CommonJS, as the API's bundle; never served. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), productionRouter()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server.tsx',
    outDir: 'dist/.server',
    target: 'node20',
    minify: true,
    reportCompressedSize: false,
    copyPublicDir: false,
    rolldownOptions: {
      // One file, so that a process never mixes two builds.
      output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
    },
  },
});
