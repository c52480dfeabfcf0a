import type { ApolloClient } from '@apollo/client';
import type { EmotionCache } from '@emotion/cache';
import { StrictMode, useEffect, useLayoutEffect } from 'react';
import type { RouterProviderProps } from 'react-router-dom';

import { AppRouter } from './AppRouter';
import { Providers } from './providers';

interface Props {
  client: ApolloClient;
  router: RouterProviderProps['router'];
  styleCache: EmotionCache;
  /** Called when the first full render replaces the server's page, before the browser paints it. */
  onReplaced: () => void;
  /** Called after that. */
  onDrawn: () => void;
}

export function App({ client, router, styleCache, onReplaced, onDrawn }: Props) {
  useLayoutEffect(onReplaced, [onReplaced]);
  useEffect(onDrawn, [onDrawn]);
  return (
    <StrictMode>
      <Providers client={client} styleCache={styleCache}>
        <AppRouter router={router} />
      </Providers>
    </StrictMode>
  );
}
