import MarkdownIt, { type PluginWithOptions } from 'markdown-it';
import anchor from 'markdown-it-anchor';

import type { Guide } from './guides';

/** Files that guides link to. */
const SERVED: Readonly<Record<string, string>> = {
  'integrators.md': '/api/docs/guia',
  'events.md': '/api/docs/eventos',
  'CHANGELOG.md': '/api/docs/cambios',
  'schema.graphql': '/graphql/schema.graphql',
};

/** Inline code that becomes a link. */
const OPENED = ['/api/docs', '/api/openapi.json', '/graphql', '/fhir/metadata', '/health'];

const WORDS: Readonly<Record<Guide['lang'], { contents: string }>> = {
  en: { contents: 'On this page' },
  'es-AR': { contents: 'En esta página' },
};

/** Throws for links to files that are not served. */
export function renderGuide(frame: string, guide: Guide, source: string): string {
  const sections: string[] = [];
  const markdown = new MarkdownIt({ html: false });
  // Typed for markdown-it's ES module.
  markdown.use(anchor as unknown as PluginWithOptions<anchor.AnchorOptions>, {
    slugify,
    tabIndex: false,
    permalink: anchor.permalink.headerLink({ safariReaderFix: true }),
    callback: (token, { slug, title }) => {
      if (token.tag === 'h2') sections.push(`<li><a href="#${slug}">${markdown.utils.escapeHtml(title)}</a></li>`);
    },
  });
  const { rules } = markdown.renderer;
  rules.link_open = (tokens, index, options, _env, renderer) => {
    const token = tokens[index]!;
    token.attrSet('href', servedAddress(token.attrGet('href')!));
    return renderer.renderToken(tokens, index, options);
  };
  rules.code_inline = (tokens, index) => {
    const text = tokens[index]!.content;
    const code = `<code>${withBreaks(markdown.utils.escapeHtml(text))}</code>`;
    return OPENED.includes(text) ? `<a href="${text}">${code}</a>` : code;
  };

  const body = markdown.render(source);
  return frame
    .replace('LANG', guide.lang)
    .replace('TITLE', guide.title)
    .replace('CONTENTS', WORDS[guide.lang].contents)
    .replace('SECTIONS', () => sections.join('\n'))
    .replace('BODY', () => body)
    .replace(` href="/api/docs/${guide.name}">`, ` href="/api/docs/${guide.name}" aria-current="page">`);
}

function servedAddress(href: string): string {
  if (/^(#|https:)/.test(href)) return href;
  const [, file, hash = ''] = /([^/#]+)(#.*)?$/.exec(href) ?? [];
  const address = SERVED[file ?? ''];
  if (address === undefined) throw new Error(`${href} is linked, and served nowhere`);
  return address + hash;
}

function withBreaks(name: string): string {
  return name.replace(/(?<=\w)[._/](?=\w)/g, '$&<wbr>');
}

/** GitHub's ids: links work there too. */
function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
