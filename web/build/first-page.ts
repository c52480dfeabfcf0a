import type { Plugin, Rolldown } from 'vite';

/** The server puts the response's own in its place. */
const NONCE = 'nonce="__CSP_NONCE__"';

/**
 * Puts the style sheet into index.html, so that the first paint waits for no other file, and names the files of the first
 * page, which main.tsx asks for one after the other. They come after everything else: what the server sent is read meanwhile.
 */
export function firstPage(): Plugin {
  return {
    name: 'turnero-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        return {
          html: html
            .replace(
              /<link rel="stylesheet"[^>]*href="\/([^"]+)">/,
              (_link, name: string) => `<style ${NONCE}>${takeStyles(bundle, name)}</style>`,
            )
            .replace('<script type="module" ', '<script type="module" fetchpriority="low" ')
            .replace(/\s*<link rel="modulepreload"[^>]*>/g, ''),
          tags: firstFiles(bundle).map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}`, fetchpriority: 'low' },
            injectTo: 'head',
          })),
        };
      },
    },
  };
}

/** The text of a style sheet, which is no file any more. */
function takeStyles(bundle: Rolldown.OutputBundle, name: string): string {
  const asset = bundle[name];
  if (asset?.type !== 'asset') throw new Error(`No style sheet ${name}`);
  delete bundle[name];
  return String(asset.source).trim();
}

/** Each after those that it imports; without the page's own script, which has an element already. */
function firstFiles(bundle: Rolldown.OutputBundle): string[] {
  const names = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || names.has(name)) return;
    chunk.imports.forEach(add);
    names.add(name);
  };
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) add(file.fileName);
  const isPage = (name: string) => bundle[name]?.type === 'chunk' && bundle[name].facadeModuleId?.endsWith('/index.html');
  return [...names].filter((name) => !isPage(name));
}
