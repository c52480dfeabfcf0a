import type { Plugin } from 'vite';

const INSERTION_EFFECT = '@emotion/use-insertion-effect-with-fallbacks';
const USERS = ['@emotion/react', '@emotion/styled'];
const ID = '\0turnero/insertion-effect';

/**
 * Lets Emotion write styles while React draws, as under React 17, instead of in the first commit, which would block a
 * slow phone. React advises against it for styles that change while drawing; ours hardly do.
 */
export function stylesWhileDrawing(): Plugin {
  const importers = new Set<string>();
  return {
    name: 'turnero-styles-while-drawing',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id !== INSERTION_EFFECT) return undefined;
      importers.add(importer);
      return ID;
    },
    load: (id) =>
      id === ID
        ? `import { useInsertionEffect } from 'react';
           export const useInsertionEffectAlwaysWithSyncFallback = (create) => create();
           export const useInsertionEffectWithLayoutFallback = useInsertionEffect;`
        : undefined,
    generateBundle() {
      const others = USERS.filter((name) => ![...importers].some((file) => file.includes(`/node_modules/${name}/`)));
      if (others.length === 0) return;
      this.error(
        `${others.join(' and ')} does not import ${INSERTION_EFFECT}, so its styles are written in the commit.`,
      );
    },
  };
}
