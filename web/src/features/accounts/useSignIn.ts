import { useCallback } from 'react';

import {
  useSignInMutation,
  type SessionUserFragment,
  type SignInMutation,
  type SignInMutationVariables,
} from '../../clinic/session/session.generated';
import { useStartSession } from '../../clinic/session/useStartSession';
import { ApiError } from '../../kit/errors/api-error';
import type { Outcome } from '../../kit/graphql/hooks';
import { texts } from './texts';

export interface OpenedSession {
  user: SessionUserFragment;
  /** In this browser. */
  start: () => void;
}

/** An answer without a session is a failure. */
export function useSignIn(): (credentials: SignInMutationVariables) => Promise<Outcome<OpenedSession>> {
  const [signIn] = useSignInMutation();
  const startSession = useStartSession();
  return useCallback(
    async (credentials) => {
      const { data, error } = await signIn(credentials);
      if (error) return { error };
      const session = (data as Partial<SignInMutation> | null | undefined)?.signIn;
      if (!session) return { error: new ApiError({ code: 'UNKNOWN', message: texts.login.failed.withoutSession }) };
      return { data: { user: session.user, start: () => startSession(session) } };
    },
    [signIn, startSession],
  );
}
