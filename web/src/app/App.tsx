import type { EmotionCache } from '@emotion/cache';
import { useMemo } from 'react';
import type { RouterProviderProps } from 'react-router-dom';

import { AppRouter } from './AppRouter';
import { useClientOf, type EarlyClient } from './early-client';
import { Providers } from './providers';

interface Props {
  early: EarlyClient;
  router: RouterProviderProps['router'];
  styleCache: EmotionCache;
}

/** Everything, with the client that there is. */
export function App({ early, router, styleCache }: Props) {
  const client = useClientOf(early);
  // The same element when the client comes: only what asks for something is drawn again.
  const pages = useMemo(() => <AppRouter router={router} />, [router]);
  return (
    <Providers client={client} styleCache={styleCache}>
      {pages}
    </Providers>
  );
}
