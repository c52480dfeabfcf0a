import { format } from 'node:util';

let said: string[] = [];

/**
 * A test fails when anything writes to the console. A test that expects output spies on the console (`jest.spyOn`) or
 * takes it here.
 */
export function takeConsoleFaults(): string[] {
  const faults = said;
  said = [];
  return faults;
}

/** As if written to the console. */
export function noteFault(...words: unknown[]): void {
  const { stack = '' } = new Error(format(...words));
  said.push(
    stack
      .split('\n')
      .filter((line) => !line.includes('/node_modules/'))
      .join('\n'),
  );
}

Object.assign(console, { error: noteFault, warn: noteFault });

afterEach(() => {
  const faults = takeConsoleFaults();
  if (faults.length > 0) throw new Error(`The console was told:\n\n${faults.join('\n\n')}`);
});
