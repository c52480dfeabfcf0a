export interface Deprecation {
  since: string;
  use: string;
  until: string;
}

/** npm run check requires such a reason, and allows the removal from `until` on. */
export function deprecated({ since, use, until }: Deprecation): string {
  return `${since}: use ${use}. Removed not before ${until}.`;
}
