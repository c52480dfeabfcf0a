/** After a correct password. */
export interface SecondFactorStep {
  challenge: string;
  methods: readonly string[];
}

/** From the server's error or the history. */
export function readStep(value: unknown): SecondFactorStep | null {
  if (typeof value !== 'object' || value === null) return null;
  const { challenge, methods } = value as Partial<SecondFactorStep>;
  return typeof challenge === 'string' && Array.isArray(methods) ? { challenge, methods } : null;
}
