import { readFileSync } from 'node:fs';
import path from 'node:path';

import { docsText } from '../docs-text';
import { GUIDES } from './guides';
import type { renderGuide } from './render-guide';

const ROOT = path.join(__dirname, '../../../../../..');

/** By name. The bundle embeds them. */
export function guideTexts(): Readonly<Record<string, string>> {
  // Lazy: the bundle lacks the renderer.
  const late = require('./render-guide') as { renderGuide: typeof renderGuide };
  const frame = docsText('guide.html');
  return Object.fromEntries(
    GUIDES.map((guide) => [
      guide.name,
      late.renderGuide(frame, guide, readFileSync(path.join(ROOT, guide.file), 'utf8')),
    ]),
  );
}
