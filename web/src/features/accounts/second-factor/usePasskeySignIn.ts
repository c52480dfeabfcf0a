import { useCallback, useState } from 'react';

import { useStartSession } from '../../../clinic/session/useStartSession';
import type { ApiError } from '../../../kit/errors/api-error';
import { bannerText } from '../../../kit/form/outcome';
import type { OpenedSession } from '../useSignIn';
import { askForPasskey } from './passkey-browser';
import { useSignInWithPasskeyMutation, useStartPasskeySignInMutation } from './second-factor.generated';
import { texts } from './texts';

export interface PasskeyStep {
  challenge: string;
  /** Its ten minutes are over. */
  onOver: () => void;
}

interface Use {
  /** Answers the session, or nothing: `fault` says why. */
  ask: (step?: PasskeyStep) => Promise<OpenedSession | undefined>;
  busy: boolean;
  fault: string | null;
}

/** Signs in with a passkey: as the second step, or alone. */
export function usePasskeySignIn(): Use {
  const [start] = useStartPasskeySignInMutation({ errorToast: false });
  const [signIn] = useSignInWithPasskeyMutation({ errorToast: false });
  const startSession = useStartSession();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const ask = useCallback(
    async (step?: PasskeyStep) => {
      const fail = (error: ApiError) => {
        if (step && error.code === 'GONE') step.onOver();
        else setFault(bannerText(error, texts.passkey.failed));
        return undefined;
      };
      setBusy(true);
      setFault(null);
      try {
        const begun = await start({ challenge: step?.challenge ?? null });
        if (begun.error) return fail(begun.error);
        const { challenge: asked, options } = begun.data.startPasskeySignIn;
        const answer = await askForPasskey(options);
        if ('fault' in answer) return void setFault(answer.fault);
        const { data, error } = await signIn({ challenge: asked, response: answer.response });
        if (error) return fail(error);
        const session = data.signInWithPasskey;
        return { user: session.user, start: () => startSession(session) };
      } finally {
        setBusy(false);
      }
    },
    [signIn, start, startSession],
  );
  return { ask, busy, fault };
}
