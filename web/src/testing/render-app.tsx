import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { createApollo } from '../app/apollo';
import { AppRouter } from '../app/AppRouter';
import { Providers } from '../app/providers';
import { createTestRouter } from '../app/routes';
import { leadToLogin } from '../app/session-end';
import { fakeApi, type Answers } from './fake-api';
import { goBack } from './go-back';
import { styleCache } from './style-cache';

/** Opens the application at `path` with the real routes. Resolves once the page's file is loaded. */
export async function renderApp(path: string, answers: Answers, routerAt = createTestRouter) {
  const api = fakeApi(answers);
  const router = routerAt(path);
  const visited: string[] = [];
  router.subscribe(({ location }) => void (visited.at(-1) === location.pathname || visited.push(location.pathname)));
  const client = createApollo({ transport: api.link, onSessionEnd: () => leadToLogin(router) });
  render(
    <Providers client={client} styleCache={styleCache}>
      <AppRouter router={router} />
    </Providers>,
  );
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return {
    user: userEvent.setup(),
    calls: api.calls,
    /** Variables of each call of the operation. */
    sent: (operation: string) =>
      api.calls.filter((call) => call.operation === operation).map(({ variables }) => variables),
    /** The next call of the operation has no answer. */
    loseNext: api.loseNext,
    client,
    /** Paths, in order. */
    visited,
    back: () => goBack(router),
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
  };
}

/** Renders a part alone. */
export function renderPart(part: ReactNode, answers: Answers) {
  const { link } = fakeApi(answers);
  const client = createApollo({ transport: link, onSessionEnd: () => undefined });
  render(
    <Providers client={client} styleCache={styleCache}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: part }])} />
    </Providers>,
  );
  return { user: userEvent.setup() };
}
