/** Answer to a right password of an account with a second factor. */
export interface SecondFactorStep {
  challenge: string;
  methods: readonly string[];
}

/** Reads the step from the server's error or the history; null if there is none. */
export function readStep(value: unknown): SecondFactorStep | null {
  if (typeof value !== 'object' || value === null) return null;
  const { challenge, methods } = value as Partial<SecondFactorStep>;
  return typeof challenge === 'string' && Array.isArray(methods) ? { challenge, methods } : null;
}
