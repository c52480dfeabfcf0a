import type { RouterProviderProps } from 'react-router-dom';

import { LOGIN_PATH } from '../clinic/paths';

/** The login leads back here. */
export function leadToLogin(router: RouterProviderProps['router']): void {
  const { pathname, search, hash } = router.state.location;
  void router.navigate(LOGIN_PATH, { state: { from: pathname + search + hash, sessionEnded: true } });
}
