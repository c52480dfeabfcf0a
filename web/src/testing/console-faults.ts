import { format } from 'node:util';

/** What was said since it was looked at last, and where, as far as that is ours. */
let said: string[] = [];

/**
 * What a page, or React or a library about it, says to the console is a fault of the page or of its test: the test in which it is said
 * fails. One that expects it listens itself (`jest.spyOn`), or takes it.
 */
export function takeConsoleFaults(): string[] {
  const faults = said;
  said = [];
  return faults;
}

/** As if the console had been told. */
export function noteFault(...words: unknown[]): void {
  const { stack = '' } = new Error(format(...words));
  said.push(stack.split('\n').filter((line) => !line.includes('/node_modules/')).join('\n'));
}

Object.assign(console, { error: noteFault, warn: noteFault });

afterEach(() => {
  const faults = takeConsoleFaults();
  if (faults.length > 0) throw new Error(`The console was told:\n\n${faults.join('\n\n')}`);
});
