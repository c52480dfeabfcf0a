import { changedExcerpts } from '../../domain/changed-excerpt';

/** One thing that changed, as a person reads it. */
export interface Change {
  what: string;
  before: string;
  after: string;
}

/**
 * 'Tarifa: $ 20.000 → $ 25.000; duración: 30 minutos → 45 minutos', with `topic` in front where it is given. A text stands as
 * it is: of what changed without being told from what to what.
 */
export function summaryOf(changes: readonly (Change | string)[], topic?: string): string {
  const parts = changes.map((change) => (typeof change === 'string' ? change : `${change.what}: ${change.before} → ${change.after}`));
  const text = [...(topic === undefined ? [] : [topic]), parts.join('; ')].join(': ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Both sides of a changed text, quoted on one line; of long ones, the part where they begin to differ. */
export function quotedChange(before: string | null, after: string | null): Pick<Change, 'before' | 'after'> {
  const excerpts = changedExcerpts(before ?? '', after ?? '', QUOTED_LENGTH);
  return { before: quoted(excerpts.before), after: quoted(excerpts.after) };
}

const QUOTED_LENGTH = 80;

function quoted(text: string): string {
  return text === '' ? 'sin texto' : `«${text}»`;
}
