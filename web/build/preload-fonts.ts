import type { Plugin } from 'vite';

/** Spanish pages always use them; other alphabets load when needed. */
const FONT = /(figtree|bricolage-grotesque)-latin-wght-normal.*\.woff2$/;

/** Early fonts keep the text from moving. */
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
