import type { Plugin, Rolldown } from 'vite';

/** The server inserts the response's nonce. */
const NONCE = 'nonce="__CSP_NONCE__"';

/** Styles are in index.html, so that the first paint needs no other file. */
export function firstPage(): Plugin {
  return {
    name: 'turnero-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const styles = replaceOne(
          html,
          /<link rel="stylesheet"[^>]*href="\/([^"]+)">/,
          (_link, name: string) => `<style ${NONCE}>${takeStyles(bundle, name)}</style>`,
        );
        const scripts = replaceOne(
          styles,
          /<script type="module" /,
          () => '<script type="module" fetchpriority="low" ',
        );
        return {
          html: scripts.replace(/\s*<link rel="modulepreload"[^>]*>/g, ''),
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

function replaceOne(html: string, tag: RegExp, by: (found: string, ...groups: string[]) => string): string {
  if (!tag.test(html)) throw new Error(`index.html has no ${tag.source}.`);
  return html.replace(tag, by);
}

function takeStyles(bundle: Rolldown.OutputBundle, name: string): string {
  const asset = bundle[name];
  if (asset?.type !== 'asset') throw new Error(`No style sheet ${name}`);
  delete bundle[name];
  return String(asset.source).trim();
}

/** Each after its imports, without the page's own script. */
function firstFiles(bundle: Rolldown.OutputBundle): string[] {
  const names = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || names.has(name)) return;
    chunk.imports.forEach(add);
    names.add(name);
  };
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) add(file.fileName);
  const isPage = (name: string) =>
    bundle[name]?.type === 'chunk' && bundle[name].facadeModuleId?.endsWith('/index.html');
  return [...names].filter((name) => !isPage(name));
}
