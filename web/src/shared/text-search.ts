/** Lower case without accents: "Clínica" and "clinica" are the same to a searcher. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Numbers without what stands between their digits, which everybody writes in their own way: "5555-2107" is 55552107. */
function joined(text: string): string {
  return text.replace(/(\d)[\s().-]+(?=\d)/g, '$1');
}

/** Whether every word of `query` occurs in `text`, phone numbers however they are written; an empty query matches everything. */
export function matchesSearch(text: string, query: string): boolean {
  const haystack = plain(text);
  const numbers = joined(haystack);
  return plain(query).split(/\s+/).every((word) => haystack.includes(word) || numbers.includes(joined(word)));
}
