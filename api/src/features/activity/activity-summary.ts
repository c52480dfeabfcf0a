/** One thing that changed, as a person reads it. */
export interface Change {
  what: string;
  before: string;
  after: string;
}

/** 'Tarifa: $ 20.000 → $ 25.000; duración: 30 minutos → 45 minutos', with `topic` in front where it is given. */
export function summaryOf(changes: readonly Change[], topic?: string): string {
  const parts = changes.map(({ what, before, after }) => `${what}: ${before} → ${after}`);
  const text = [...(topic === undefined ? [] : [topic]), parts.join('; ')].join(': ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Both sides of a changed text, quoted on one line; of long ones, the part where they begin to differ. */
export function quotedChange(before: string | null, after: string | null): Pick<Change, 'before' | 'after'> {
  const [old, now] = [[...line(before)], [...line(after)]];
  const differsAt = old.findIndex((character, index) => character !== now[index]);
  const from = Math.max(0, (differsAt === -1 ? old.length : differsAt) - LEAD);
  return { before: excerpt(old, from), after: excerpt(now, from) };
}

const LEAD = 20;
const QUOTED_LENGTH = 80;

function line(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

function excerpt(characters: readonly string[], from: number): string {
  if (characters.length === 0) return 'sin texto';
  const start = characters.length > QUOTED_LENGTH ? Math.min(from, characters.length - QUOTED_LENGTH) : 0;
  const end = start + QUOTED_LENGTH;
  return `«${start > 0 ? '…' : ''}${characters.slice(start, end).join('')}${end < characters.length ? '…' : ''}»`;
}
