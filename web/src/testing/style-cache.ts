import type { EmotionCache } from '@emotion/cache';

import { createStyleCache } from '../app/providers';

/**
 * Styles for one rendering. What those before left in the document goes: it makes every look at a page slower. Emotion's
 * own cache, which parts without the app's providers use, keeps its place there: it would look for it.
 */
export function freshStyleCache(): EmotionCache {
  const cache = createStyleCache(undefined);
  document.head.querySelectorAll(`[data-emotion="${cache.key}"], [data-emotion^="${cache.key}-"]`).forEach((style) => style.remove());
  return cache;
}
