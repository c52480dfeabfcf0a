import { useLocation, useNavigate } from 'react-router-dom';

import { dropToken, noteSessionEnd } from '../../kit/session/token';
import { LOGIN_PATH } from '../paths';
import { sessionEndState } from './session-end-state';

/** Ends the session of a token that the server refused outside of the Apollo client, which does so for other calls. */
export function useSessionEnd(): (token: string) => Promise<void> {
  const navigate = useNavigate();
  const location = useLocation();
  return async (token) => {
    if (!dropToken(token)) return;
    noteSessionEnd();
    await navigate(LOGIN_PATH, { state: sessionEndState(location) });
  };
}
