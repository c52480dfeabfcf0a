import type { EmotionCache } from '@emotion/cache';

import { createStyleCache } from '../app/providers';

/** A fresh cache per render; removes older styles, which slow queries. Emotion's default cache stays. */
export function freshStyleCache(): EmotionCache {
  const cache = createStyleCache(undefined);
  document.head
    .querySelectorAll(`[data-emotion="${cache.key}"], [data-emotion^="${cache.key}-"]`)
    .forEach((style) => style.remove());
  return cache;
}
