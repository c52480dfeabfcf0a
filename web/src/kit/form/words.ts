/** Splits "dentista, muelas", without duplicates of any case. */
export function wordsOf(text: string): string[] {
  const words = new Map<string, string>();
  for (const part of text.split(',')) {
    const word = part.trim().replace(/\s+/g, ' ');
    const key = word.toLocaleLowerCase('es');
    if (word !== '' && !words.has(key)) words.set(key, word);
  }
  return [...words.values()];
}

export function wordsText(words: readonly string[]): string {
  return wordsOf(words.join(',')).join(', ');
}
