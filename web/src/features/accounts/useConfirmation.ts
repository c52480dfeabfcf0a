import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { ApiError } from '../../shared/errors/api-error';
import { notify } from '../../shared/notify/notify';
import { useConfirmEmailMutation } from './accounts.generated';

export type Confirmation =
  | { state: 'idle' }
  | { state: 'confirming' }
  | { state: 'confirmed' }
  /** `canRetry`: the token may still be good. */
  | { state: 'error'; text: string; canRetry: boolean };

/** Uses the token up by itself, once; without one it stays idle. */
export function useConfirmation(token: string | null): { confirmation: Confirmation; retry: () => void } {
  const client = useApolloClient();
  const [confirmEmail] = useConfirmEmailMutation({ errorToast: false });
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: token ? 'confirming' : 'idle' });
  const used = useRef<string | null>(null);

  const confirm = useCallback(
    async (fresh: string) => {
      setConfirmation({ state: 'confirming' });
      const { error } = await confirmEmail({ token: fresh });
      if (error) {
        const text = failureText(error);
        notify.error(text);
        setConfirmation({ state: 'error', text, canRetry: error.code !== 'BAD_REQUEST' });
        return;
      }
      notify.success('¡Email confirmado exitosamente!');
      setConfirmation({ state: 'confirmed' });
      await client.refetchQueries({ include: ['Viewer'] }).catch(() => undefined);
    },
    [client, confirmEmail],
  );

  useEffect(() => {
    if (!token || used.current === token) return;
    used.current = token;
    void confirm(token);
  }, [token, confirm]);

  return { confirmation, retry: () => void (token && confirm(token)) };
}

function failureText(error: ApiError): string {
  if (error.code === 'NETWORK') return 'Error de conexión. Por favor intenta nuevamente.';
  return error.textOr('Error al confirmar el email');
}
