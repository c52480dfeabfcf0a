import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { ViewerDocument } from '../../clinic/session/session.generated';
import { useViewer } from '../../clinic/session/useViewer';
import type { ApiError } from '../../kit/errors/api-error';
import { notify } from '../../kit/notify/notify';
import { useQueryText } from '../../kit/place/useQueryText';
import { useConfirmEmailMutation, type ConfirmEmailMutation } from './accounts.generated';
import { texts } from './texts';

type ConfirmedEmail = ConfirmEmailMutation['confirmEmail'];

type EmailConfirmation =
  | { state: 'idle' }
  | { state: 'confirming' }
  | ({ state: 'confirmed' } & ConfirmedEmail)
  /** `canRetry`: the token may still be valid. */
  | { state: 'error'; text: string; canRetry: boolean };

/** Kept in the history entry, so that a reload does not need the used-up link. */
interface Kept {
  token: string;
  confirmed: ConfirmedEmail;
}

interface Use {
  confirmation: EmailConfirmation;
  retry: () => void;
  /**
   * Uses the link again in the session started since, to bring in the past appointments. Returns the error, if any.
   */
  bringAppointments: () => Promise<ApiError | null>;
}

/** Redeems the token in the address, once; without one it stays idle. */
export function useConfirmation(): Use {
  const client = useApolloClient();
  const navigate = useNavigate();
  const kept = useLocation().state as Kept | null;
  const linked = useQueryText('token');
  const token = kept?.token ?? linked;
  const { loading: viewerIsComing } = useViewer();
  const [confirmEmail] = useConfirmEmailMutation({ errorToast: false });
  const [confirmation, setConfirmation] = useState<EmailConfirmation>({ state: token ? 'confirming' : 'idle' });
  const used = useRef<string | null>(null);

  const redeem = useCallback(
    async (fresh: string): Promise<ApiError | null> => {
      const { data, error } = await confirmEmail({ token: fresh });
      if (error) return error;
      const state: Kept = {
        token: fresh,
        confirmed: { email: data.confirmEmail.email, needsSignIn: data.confirmEmail.needsSignIn },
      };
      await navigate('.', { replace: true, state });
      return null;
    },
    [confirmEmail, navigate],
  );

  const confirm = useCallback(
    async (fresh: string) => {
      setConfirmation({ state: 'confirming' });
      const error = await redeem(fresh);
      if (error) {
        setConfirmation({ state: 'error', text: failureText(error), canRetry: error.code !== 'BAD_REQUEST' });
        return;
      }
      notify.success(texts.confirmEmail.done);
      await client.refetchQueries({ include: [ViewerDocument] }).catch(() => undefined);
    },
    [client, redeem],
  );

  useEffect(() => {
    // Waits for the viewer query: if its older answer came after the confirmation, it would overwrite the new state.
    if (viewerIsComing || !linked || used.current === linked) return;
    used.current = linked;
    void confirm(linked);
  }, [linked, confirm, viewerIsComing]);

  return {
    confirmation: kept ? { state: 'confirmed', ...kept.confirmed } : confirmation,
    retry: () => void (token && confirm(token)),
    bringAppointments: async () => (token ? redeem(token) : null),
  };
}

/** The page shows it, so there is no toast. */
function failureText(error: ApiError): string {
  if (error.code === 'NETWORK') return texts.confirmEmail.offline;
  return error.textOr(texts.confirmEmail.failed);
}
