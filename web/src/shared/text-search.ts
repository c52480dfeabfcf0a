/** Lower case without accents: "Clínica" and "clinica" are the same to a searcher. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether every word of `query` occurs in `text`; an empty query matches everything. */
export function matchesSearch(text: string, query: string): boolean {
  const haystack = plain(text);
  return plain(query).split(/\s+/).every((word) => haystack.includes(word));
}
