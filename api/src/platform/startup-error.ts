/**
 * The program can't start, and its operator can do something about it.
 * `message` is one complete Spanish line: main prints exactly that and exits 1.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';

  constructor(message: string) {
    super(message.replace(/\s+/g, ' ').trim());
  }
}
