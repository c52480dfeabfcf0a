import type { Plugin } from 'vite';

/** Spanish pages always use them; other alphabets load when needed. */
const FONTS = [/figtree-latin-wght-normal.*\.woff2$/, /bricolage-grotesque-latin-700-normal.*\.woff2$/];

/** Early fonts keep the text from moving. */
export function preloadFonts(): Plugin {
  return {
    name: 'turnero-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        FONTS.map((font) => fileOf(font, Object.keys(bundle))).map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        })),
    },
  };
}

function fileOf(font: RegExp, names: readonly string[]): string {
  const found = names.find((name) => font.test(name));
  if (found === undefined) throw new Error(`The build has no font ${font.source}.`);
  return found;
}
