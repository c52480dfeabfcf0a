import { createRequire } from 'node:module';
import path from 'node:path';

import type { Plugin } from 'vite';

/**
 * react-router's package.json names development files under every condition, so this takes production files by path.
 */
export function productionRouter(): Plugin {
  const dist = path.join(
    path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
    'dist/production',
  );
  return {
    name: 'turnero-production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: path.join(dist, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: path.join(dist, 'dom-export.mjs') },
        ],
      },
    }),
    generateBundle() {
      const found = [...this.getModuleIds()].find((id) => id.includes('/react-router/dist/development/'));
      if (found) this.error(`The bundle has a development file of react-router: ${found}`);
    },
  };
}
