import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the documentation's page. The bundle holds them itself. */
export function docsText(name: string): string {
  return readFileSync(path.join(__dirname, 'docs', name), 'utf8');
}
