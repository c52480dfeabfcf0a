import type { Plugin } from 'vite';

/** The files that the Spanish pages always use; the other alphabets load when a text needs them. */
const FONT = /(figtree|bricolage-grotesque)-latin-wght-normal.*\.woff2$/;

/** Names the fonts in the page's head, so that they arrive before the text that would move when they come late. */
export function preloadFonts(): Plugin {
  return {
    name: 'turnero-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => FONT.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}
