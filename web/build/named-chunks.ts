import type { Plugin } from 'vite';

/** Fails the build for a chunk with patterns that match nothing, which would otherwise be missing silently. */
export function namedChunks(names: readonly string[]): Plugin {
  return {
    name: 'turnero-named-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const found = new Set(Object.values(bundle).map((file) => (file.type === 'chunk' ? file.name : '')));
      const missing = names.filter((name) => !found.has(name));
      if (missing.length > 0) this.error(`No module is in the chunk ${missing.join(' or ')} of vite.config.ts.`);
    },
  };
}
