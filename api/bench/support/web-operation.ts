import { parse, print, separateOperations } from 'graphql';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const WEB = path.resolve(__dirname, '../../../web/src');

/** The text of an operation of the web as it sends it, with its fragments; `files` hold both, without their .graphql. */
export function webOperation(name: string, files: readonly string[]): string {
  const texts = files.map((file) => readFileSync(path.join(WEB, `${file}.graphql`), 'utf8'));
  const operation = separateOperations(parse(texts.join('\n')))[name];
  if (!operation) throw new Error(`The web has no operation ${name} in ${files.join(', ')}`);
  return print(operation);
}
