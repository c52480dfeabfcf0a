export interface Deprecation {
  /** ISO dates. */
  since: string;
  /** The way instead, in English: a field's name, or a few words. */
  use: string;
  until: string;
}

/** The reason of everything `@deprecated`: npm run check lets it go from `until` on, and nothing without one. */
export function deprecated({ since, use, until }: Deprecation): string {
  return `${since}: use ${use}. Removed not before ${until}.`;
}
