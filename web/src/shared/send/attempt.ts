/** What was asked of the server, and the key by which it knows the same request again. */
export interface Attempt<Input> {
  input: Input;
  idempotencyKey: string;
}

/** A first try of `input`, with a key of its own. */
export function newAttempt<Input>(input: Input): Attempt<Input> {
  return { input, idempotencyKey: randomKey() };
}

/** The try before when it asks for the same, so that the server answers with what it may have done already; else a new one. */
export function sameOrNewAttempt<Input>(previous: Attempt<Input> | null, input: Input): Attempt<Input> {
  return previous && JSON.stringify(previous.input) === JSON.stringify(input) ? previous : newAttempt(input);
}

/** Whether it is a list of attempts, as JSON gave them back. */
export function areAttempts<Input>(value: unknown, isInput: (input: unknown) => input is Input): value is Attempt<Input>[] {
  return (
    Array.isArray(value) &&
    value.every((attempt: Partial<Attempt<unknown>> | null) => typeof attempt?.idempotencyKey === 'string' && isInput(attempt.input))
  );
}

/** 32 random hexadecimal digits. Not crypto.randomUUID: browsers withhold it from a clinic served without TLS. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
