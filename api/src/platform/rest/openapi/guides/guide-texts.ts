import { readFileSync } from 'node:fs';
import path from 'node:path';

import { docsText } from '../docs-text';
import { GUIDES } from './guides';

const ROOT = path.join(__dirname, '../../../../../..');

/** Pages by name. The bundle holds them itself: neither the documents nor what renders them go along. */
export function guideTexts(): Readonly<Record<string, string>> {
  // Lazy: the bundle lacks it.
  const { renderGuide } = require('./render-guide') as typeof import('./render-guide');
  const frame = docsText('guide.html');
  return Object.fromEntries(
    GUIDES.map((guide) => [guide.name, renderGuide(frame, guide, readFileSync(path.join(ROOT, guide.file), 'utf8'))]),
  );
}
