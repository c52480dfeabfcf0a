import type { RouterProviderProps } from 'react-router-dom';

/** Resolves when the router has a page, or its failure. */
export function isOpened(router: RouterProviderProps['router']): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const forget = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      forget();
      resolve();
    });
  });
}
