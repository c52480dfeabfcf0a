import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { ViewerDocument } from '../../clinic/session/session.generated';
import { useViewer } from '../../clinic/session/useViewer';
import type { ApiError } from '../../kit/errors/api-error';
import { notify } from '../../kit/notify/notify';
import { useQueryText } from '../../kit/url/useQueryText';
import { useConfirmEmailMutation, type ConfirmEmailMutation } from './accounts.generated';
import { keepConfirmedLink } from './confirmed-link';
import { texts } from './texts';

type ConfirmedEmail = Pick<ConfirmEmailMutation['confirmEmail'], 'email' | 'needsSignIn'>;

type EmailConfirmation =
  | { state: 'idle' }
  /** Waits for a press: mail scanners open links. */
  | { state: 'asked' }
  | { state: 'confirming' }
  | ({ state: 'confirmed' } & ConfirmedEmail)
  /** `canRetry`: the token may still be valid. */
  | { state: 'error'; text: string; canRetry: boolean };

interface Use {
  confirmation: EmailConfirmation;
  confirm: () => void;
}

/** Redeems the address's token: at once with a session, else on `confirm`. */
export function useConfirmation(): Use {
  const client = useApolloClient();
  const navigate = useNavigate();
  // Kept in the history, so that a reload doesn't need the used link.
  const kept = useLocation().state as ConfirmedEmail | null;
  const token = useQueryText('token');
  const { viewer, loading: viewerIsComing } = useViewer();
  const [confirmEmail] = useConfirmEmailMutation();
  const [outcome, setOutcome] = useState<EmailConfirmation | null>(null);
  const used = useRef<string | null>(null);

  const confirm = useCallback(
    async (fresh: string) => {
      setOutcome({ state: 'confirming' });
      const { data, error } = await confirmEmail({ token: fresh });
      if (error) {
        const text = failureText(error);
        notify.errorInPage(text);
        setOutcome({ state: 'error', text, canRetry: error.code !== 'BAD_REQUEST' });
        return;
      }
      const { email, needsSignIn } = data.confirmEmail;
      if (needsSignIn) keepConfirmedLink({ email, token: fresh });
      await navigate('.', { replace: true, state: { email, needsSignIn } satisfies ConfirmedEmail });
      notify.success(texts.confirmEmail.done);
      await client.refetchQueries({ include: [ViewerDocument] }).catch(() => undefined);
    },
    [client, confirmEmail, navigate],
  );

  const isSignedIn = viewer !== undefined;
  useEffect(() => {
    // Waits for the viewer query: its older answer would overwrite the new state.
    if (viewerIsComing || !isSignedIn || !token || used.current === token) return;
    used.current = token;
    void confirm(token);
  }, [token, confirm, isSignedIn, viewerIsComing]);

  const start = () => {
    if (token) void confirm(token);
  };
  return { confirmation: kept ? { state: 'confirmed', ...kept } : (outcome ?? before()), confirm: start };

  function before(): EmailConfirmation {
    if (!token) return { state: 'idle' };
    return { state: viewerIsComing || isSignedIn ? 'confirming' : 'asked' };
  }
}

/** By the catalogue; beside the toast. */
function failureText(error: ApiError): string {
  if (error.code === 'NETWORK') return texts.confirmEmail.offline;
  return error.textOr(texts.confirmEmail.failed);
}
