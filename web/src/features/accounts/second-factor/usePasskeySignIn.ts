import { useCallback, useState } from 'react';

import { useStartSession } from '../../../clinic/session/useStartSession';
import { bannerText } from '../../../kit/form/outcome';
import type { OpenedSession } from '../useSignIn';
import { askForPasskey } from './passkey-browser';
import { useSignInWithPasskeyMutation, useStartPasskeySignInMutation } from './second-factor.generated';
import { texts } from './texts';

interface Use {
  /** Answers the session, or nothing: `fault` says why. */
  ask: (challenge?: string) => Promise<OpenedSession | undefined>;
  busy: boolean;
  fault: string | null;
}

/** Signs in with a passkey: as the step of a challenge, or alone without one. */
export function usePasskeySignIn(): Use {
  const [start] = useStartPasskeySignInMutation({ errorToast: false });
  const [signIn] = useSignInWithPasskeyMutation({ errorToast: false });
  const startSession = useStartSession();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const ask = useCallback(
    async (challenge?: string) => {
      setBusy(true);
      setFault(null);
      try {
        const begun = await start({ challenge: challenge ?? null });
        if (begun.error) return void setFault(bannerText(begun.error, texts.passkey.failed));
        const { challenge: asked, options } = begun.data.startPasskeySignIn;
        const answer = await askForPasskey(options);
        if ('fault' in answer) return void setFault(answer.fault);
        const { data, error } = await signIn({ challenge: asked, response: answer.response });
        if (error) return void setFault(bannerText(error, texts.passkey.failed));
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
