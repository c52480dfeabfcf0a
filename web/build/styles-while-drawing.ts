import type { Plugin } from 'vite';

const INSERTION_EFFECT = /^@emotion\/use-insertion-effect-with-fallbacks$/;
const ID = '\0turnero/insertion-effect';

/**
 * Lets Emotion write styles while React draws, as under React 17, instead of in the first commit, which would block a
 * slow phone. React advises against it for styles that change while drawing; ours hardly do.
 */
export function stylesWhileDrawing(): Plugin {
  return {
    name: 'turnero-styles-while-drawing',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (INSERTION_EFFECT.test(id) ? ID : undefined),
    load: (id) =>
      id === ID
        ? `import { useInsertionEffect } from 'react';
           export const useInsertionEffectAlwaysWithSyncFallback = (create) => create();
           export const useInsertionEffectWithLayoutFallback = useInsertionEffect;`
        : undefined,
  };
}
