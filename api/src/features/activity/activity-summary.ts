import { changedExcerpts } from '../../domain/changed-excerpt';

export interface Change {
  what: string;
  before: string;
  after: string;
}

/** Strings stay as given; `topic` comes first. */
export function summaryOf(changes: readonly (Change | string)[], topic?: string): string {
  const parts = changes.map((change) =>
    typeof change === 'string' ? change : `${change.what}: ${change.before} → ${change.after}`,
  );
  const text = [...(topic === undefined ? [] : [topic]), parts.join('; ')].join(': ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Quoted, on one line, cut to where long texts first differ. */
export function quotedChange(before: string | null, after: string | null): Pick<Change, 'before' | 'after'> {
  const excerpts = changedExcerpts(before ?? '', after ?? '', QUOTED_LENGTH);
  return { before: quoted(excerpts.before), after: quoted(excerpts.after) };
}

const QUOTED_LENGTH = 80;

function quoted(text: string): string {
  return text === '' ? 'sin texto' : `«${text}»`;
}
