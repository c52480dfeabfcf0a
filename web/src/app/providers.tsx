import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { useHolidayLabels } from '../clinic/holidays/useHolidays';
import { DayLabels } from '../kit/calendar/day-labels';
import { ToastHost } from '../kit/notify/ToastHost';
import { appTheme, THEME_STORAGE_KEY } from './theme/theme';

/** The Content-Security-Policy refuses styles without the nonce. */
export function createStyleCache(nonce: string | undefined): EmotionCache {
  return createCache({ key: 't', ...(nonce && { nonce }) });
}

interface Props {
  client: ApolloClient;
  styleCache: EmotionCache;
  theme?: Theme;
  children: ReactNode;
}

export function Providers({ client, styleCache, theme = appTheme, children }: Props) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={THEME_STORAGE_KEY}>
        <ApolloProvider client={client}>
          <DayLabels value={useHolidayLabels}>{children}</DayLabels>
          <ToastHost />
        </ApolloProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
