import type { RouterProviderProps } from 'react-router-dom';

import { LOGIN_PATH } from '../clinic/paths';
import { sessionEndState } from '../clinic/session/session-end-state';

/** The login leads back here. */
export function leadToLogin(router: RouterProviderProps['router']): void {
  void router.navigate(LOGIN_PATH, { state: sessionEndState(router.state.location) });
}
