import { useCallback, useState, type ReactNode } from 'react';

import type { Outcome } from '../../kit/graphql/hooks';
import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../kit/lazy/useDialogLoadFailure';

const loadDialog = () => import('./ProofDialog').then((file) => file.ProofDialog);

export interface Proving {
  /**
   * Sends. While the server wants a recent proof of who asks, asks for it above what is open, and sends the same again;
   * whoever declines gets the refusal.
   */
  proving: <Data>(send: () => Promise<Outcome<Data>>) => Promise<Outcome<Data>>;
  /** Goes beside a form, never into it. */
  dialog: ReactNode;
}

/** For what the server does only for somebody who proved lately who they are. */
export function useProof(): Proving {
  const [tell, setTell] = useState<(isProved: boolean) => void>();
  const proving: Proving['proving'] = useCallback(async (send) => {
    const ask = () => new Promise<boolean>((resolve) => setTell(() => resolve));
    let outcome = await send();
    while (outcome.error?.code === 'PROOF_REQUIRED' && (await ask())) outcome = await send();
    return outcome;
  }, []);
  const answer = useCallback(
    (isProved: boolean) => {
      setTell(undefined);
      tell?.(isProved);
    },
    [tell],
  );
  const close = useCallback(() => answer(false), [answer]);
  const onFailure = useDialogLoadFailure(close);
  return {
    proving,
    dialog: tell && (
      <LazyComponent
        load={loadDialog}
        isNeeded
        onFailure={onFailure}
        props={{ onProved: () => answer(true), onClose: close }}
      />
    ),
  };
}
