/** At most `length` characters of each, around the first difference. */
export function changedExcerpts(before: string, after: string, length: number): { before: string; after: string } {
  const [old, now] = [[...oneLine(before)], [...oneLine(after)]];
  const differsAt = old.findIndex((character, index) => character !== now[index]);
  const from = Math.max(0, (differsAt === -1 ? old.length : differsAt) - LEAD);
  return { before: excerpt(old, from, length), after: excerpt(now, from, length) };
}

const LEAD = 20;

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function excerpt(characters: readonly string[], from: number, length: number): string {
  const start = characters.length > length ? Math.min(from, characters.length - length) : 0;
  const end = start + length;
  return `${start > 0 ? '…' : ''}${characters.slice(start, end).join('')}${end < characters.length ? '…' : ''}`;
}
