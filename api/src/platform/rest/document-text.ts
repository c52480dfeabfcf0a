import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The bundle replaces this module. */
export function documentText(folder: string, name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}
