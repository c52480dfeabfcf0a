import type { Plugin } from 'vite';

const INSERTION_EFFECT = /^@emotion\/use-insertion-effect-with-fallbacks$/;
const ID = '\0turnero/insertion-effect';

/**
 * Lets Emotion write a component's style when React draws it, as it does under React 17, and not in the effects of its
 * commit. Drawing comes in small pieces; the first commit would hold a slow phone up with the styles of the whole page.
 * (React advises against it for styles that change while a page is drawn in pieces: the others' are computed anew. Ours
 * hardly do, and after the first page most steps are drawn at once.)
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
