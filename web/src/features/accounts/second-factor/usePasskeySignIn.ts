import { useCallback } from 'react';

import { usePasskey } from '../../../clinic/passkey/usePasskey';
import { useStartSession } from '../../../clinic/session/useStartSession';
import type { OpenedSession } from '../useSignIn';
import { useSignInWithPasskeyMutation, useStartPasskeySignInMutation } from './second-factor.generated';

export interface PasskeyStep {
  challenge: string;
  /** After ten minutes. */
  onOver: () => void;
}

interface Use {
  /** Resolves to the session; undefined: see `fault`. */
  ask: (step?: PasskeyStep) => Promise<OpenedSession | undefined>;
  busy: boolean;
  fault: string | null;
}

/** As the second step, or alone. */
export function usePasskeySignIn(): Use {
  const [start] = useStartPasskeySignInMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  const startSession = useStartSession();
  const { ask: askForOne, busy, fault } = usePasskey();

  const ask = useCallback(
    async (step?: PasskeyStep) => {
      const data = await askForOne({
        begin: () => start({ challenge: step?.challenge ?? null }),
        optionsOf: ({ startPasskeySignIn }) => startPasskeySignIn,
        send: signIn,
        isSaid: ({ code }) => {
          const isOver = step !== undefined && code === 'GONE';
          if (isOver) step.onOver();
          return isOver;
        },
      });
      const session = data?.signInWithPasskey;
      return session && { user: session.user, start: () => startSession(session) };
    },
    [askForOne, signIn, start, startSession],
  );
  return { ask, busy, fault };
}
