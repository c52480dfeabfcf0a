export interface Deprecation {
  since: string;
  use: string;
  until: string;
}

/** The checks accept only such reasons (ADR 100). */
export function deprecated({ since, use, until }: Deprecation): string {
  return `${since}: use ${use}. Removed not before ${until}.`;
}
