/** Spanish, for the operator; main prints `message` and exits 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';

  constructor(message: string) {
    super(message.replace(/\s+/g, ' ').trim());
  }
}
