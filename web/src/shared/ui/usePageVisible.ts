import { useSyncExternalStore } from 'react';

/** Whether the page's tab can be seen: what only keeps a screen up to date may rest while it cannot. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
