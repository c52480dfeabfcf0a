import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The bundle replaces this module. */
export function docsText(name: string): string {
  return readFileSync(path.join(__dirname, 'docs', name), 'utf8');
}
