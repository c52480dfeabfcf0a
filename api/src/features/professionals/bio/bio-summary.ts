import { quotedChange, summaryOf, type Change } from '../../activity/activity-summary';

export function bioChange(before: string | null, after: string): Change {
  return { what: 'presentación', ...quotedChange(before, after) };
}

export function bioSummary(before: string | null, after: string): string {
  return summaryOf([bioChange(before, after)]);
}
