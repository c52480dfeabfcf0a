import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

/** Vite wraps it around every `import()`. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const IMPORT_FILE = fileURLToPath(new URL('../src/kit/files/import-file.ts', import.meta.url));

/** Late files are imported by our own function, which can try again. */
export function lateFiles(): Plugin {
  return {
    name: 'turnero-late-files',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === PRELOAD_HELPER ? `export { importFile as __vitePreload } from ${JSON.stringify(IMPORT_FILE)};` : undefined),
    generateBundle(_options, bundle) {
      const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'));
      if (styles.length > 1) this.error(`Only the first page may have a style sheet: ${styles.join(', ')}`);
    },
  };
}
