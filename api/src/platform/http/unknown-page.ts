import { UNKNOWN_PAGE_WORDS } from '../../domain/unknown-page';

const { tabTitle, title, sentence, hint, home } = UNKNOWN_PAGE_WORDS;

/** A PageContent: before the application loads, and without JavaScript. The search is the landing's. */
export const UNKNOWN_PAGE = {
  status: 404,
  title: tabTitle,
  description: sentence,
  head: '<meta name="robots" content="noindex" data-page>',
  body:
    `<main class="public"><h1>${title}</h1><p>${sentence}</p><p>${hint}</p>` +
    `<form action="/" role="search"><input name="buscar" type="search" aria-label="Buscar"> <button>Buscar</button></form>` +
    `<p><a href="/">${home}</a></p></main>`,
  data: '[]',
  files: [] as readonly string[],
};
