import type { RouterProviderProps } from 'react-router-dom';

import { LOGIN_PATH } from '../features/accounts/accounts.paths';

/** Leads whose session the server has ended to the login, and from there back to where they were. */
export function leadToLogin(router: RouterProviderProps['router']): void {
  const { pathname, search, hash } = router.state.location;
  void router.navigate(LOGIN_PATH, { state: { from: pathname + search + hash, sessionEnded: true } });
}
