const MOST_INITIALS = 3;
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y']);

/** "M. P."; '' for a name without letters. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '' && !PARTICLES.has(word.toLowerCase()));
  return words
    .slice(0, MOST_INITIALS)
    .map((word) => `${Array.from(word.normalize('NFC'))[0]!.toUpperCase()}.`)
    .join(' ');
}
