import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

/** Vite wraps it around every `import()`. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const IMPORT_FILE = fileURLToPath(new URL('../src/kit/files/import-file.ts', import.meta.url));

/** Late files are imported by our own function, which can try again. */
export function lateFiles(): Plugin {
  let replaced = false;
  return {
    name: 'turnero-late-files',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== PRELOAD_HELPER) return undefined;
      replaced = true;
      return `export { importFile as __vitePreload } from ${JSON.stringify(IMPORT_FILE)};`;
    },
    generateBundle(_options, bundle) {
      if (!replaced)
        this.error(`Vite has no module ${PRELOAD_HELPER.slice(1)}, so late files are not imported by importFile.`);
      const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'));
      if (styles.length > 1) this.error(`Only the first page may have a style sheet: ${styles.join(', ')}`);
    },
  };
}
