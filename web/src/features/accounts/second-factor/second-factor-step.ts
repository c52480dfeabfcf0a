/** What a right password answers for an account that has a second factor. */
export interface SecondFactorStep {
  challenge: string;
  methods: readonly string[];
}

/** Of the server's error, or of the history; null when there is none. */
export function readStep(value: unknown): SecondFactorStep | null {
  if (typeof value !== 'object' || value === null) return null;
  const { challenge, methods } = value as Partial<SecondFactorStep>;
  return typeof challenge === 'string' && Array.isArray(methods) ? { challenge, methods } : null;
}
