/** An input with its idempotency key. */
export interface Attempt<Input> {
  input: Input;
  idempotencyKey: string;
}

export function newAttempt<Input>(input: Input): Attempt<Input> {
  return { input, idempotencyKey: randomKey() };
}

/** An equal input keeps its key, so the server acts once. */
export function sameOrNewAttempt<Input>(previous: Attempt<Input> | null, input: Input): Attempt<Input> {
  return previous && JSON.stringify(previous.input) === JSON.stringify(input) ? previous : newAttempt(input);
}

export function areAttempts<Input>(
  value: unknown,
  isInput: (input: unknown) => input is Input,
): value is Attempt<Input>[] {
  return (
    Array.isArray(value) &&
    value.every(
      (attempt: Partial<Attempt<unknown>> | null) =>
        typeof attempt?.idempotencyKey === 'string' && isInput(attempt.input),
    )
  );
}

/** crypto.randomUUID needs TLS, which a clinic may lack. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
