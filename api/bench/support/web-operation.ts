import { parse, print, separateOperations, type DocumentNode } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const WEB = path.resolve(__dirname, '../../../web/src');

let operations: Record<string, DocumentNode> | undefined;

/** As the web sends it, with its fragments. */
export function webOperation(name: string): string {
  operations ??= separateOperations(parse(webDocuments()));
  const operation = operations[name];
  if (!operation) throw new Error(`The web has no operation ${name}`);
  return print(operation);
}

function webDocuments(): string {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
  return files.map((file) => readFileSync(path.join(WEB, file), 'utf8')).join('\n');
}
