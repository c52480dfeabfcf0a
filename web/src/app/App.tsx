import type { ApolloClient } from '@apollo/client';
import type { EmotionCache } from '@emotion/cache';
import { StrictMode, useEffect } from 'react';
import type { RouterProviderProps } from 'react-router-dom';

import { AppRouter } from './AppRouter';
import { Providers } from './providers';

interface Props {
  client: ApolloClient;
  router: RouterProviderProps['router'];
  styleCache: EmotionCache;
  /** Called after the first full render. */
  onDrawn: () => void;
}

export function App({ client, router, styleCache, onDrawn }: Props) {
  useEffect(onDrawn, [onDrawn]);
  return (
    <StrictMode>
      <Providers client={client} styleCache={styleCache}>
        <AppRouter router={router} />
      </Providers>
    </StrictMode>
  );
}
