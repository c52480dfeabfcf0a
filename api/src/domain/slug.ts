import { foldedText } from './near-words';
import { plainLetters } from './plain-letters';

/** Longer names are cut at a word. */
const LONGEST = 80;

/** "Dra. Ana Paz" is dra-ana-paz. null: no letters; found by id instead. */
export function slugOf(name: string): string | null {
  const words = foldedText(plainLetters(name))
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, LONGEST) : `${slug}-${word}`;
    if (longer.length > LONGEST) break;
    slug = longer;
  }
  return /[a-z]/.test(slug) ? slug : null;
}

/** ana-paz, ana-paz-2, ana-paz-3. */
export function nthSlug(slug: string, nth: number): string {
  return nth === 1 ? slug : `${slug}-${nth}`;
}
