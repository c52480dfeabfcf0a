/** First word of a name; '' without one. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
