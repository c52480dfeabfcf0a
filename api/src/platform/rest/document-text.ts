import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A .rest.graphql file's text. In the bundle a module stands in place of this one that has them all at hand. */
export function documentText(folder: string, name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}
