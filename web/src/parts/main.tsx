/** All parts in all states, at /parts.html of the dev server (docs/web.md). Not part of the build. */
import '@fontsource-variable/figtree/wght.css';
import '../app/theme/tokens.css';
import '../app/theme/base.css';

import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';

import { AppRouter } from '../app/AppRouter';
import { createStyleCache, Providers } from '../app/providers';
import { PartsPage } from './PartsPage';

// oxlint-disable-next-line turnero-focus/document-queries -- parts.html is not React's.
const root = document.getElementById('root');
if (!root) throw new Error('parts.html has no #root');
createRoot(root).render(
  <Providers
    client={new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })}
    styleCache={createStyleCache(undefined)}
  >
    <AppRouter router={createBrowserRouter([{ path: '*', element: <PartsPage /> }])} />
  </Providers>,
);
