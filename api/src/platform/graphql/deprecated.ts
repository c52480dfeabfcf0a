export interface Deprecation {
  since: string;
  /** The replacement, in English: a field's name, or a few words. */
  use: string;
  until: string;
}

/** Returns a `@deprecated` reason. npm run check requires one, and allows the removal from `until` on. */
export function deprecated({ since, use, until }: Deprecation): string {
  return `${since}: use ${use}. Removed not before ${until}.`;
}
