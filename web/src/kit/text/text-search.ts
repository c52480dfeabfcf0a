function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** "5555-2107" becomes 55552107. */
function joined(text: string): string {
  return text.replace(/(\d)[\s().-]+(?=\d)/g, '$1');
}

/** Ignores accents, case and separators in numbers. */
export function matchesSearch(text: string, query: string): boolean {
  const haystack = plain(text);
  const numbers = joined(haystack);
  return plain(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word) || numbers.includes(joined(word)));
}
