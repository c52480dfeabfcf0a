import { useCallback, useState, type ReactNode } from 'react';

import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../kit/lazy/useDialogLoadFailure';
import type { PayingProps } from './Paying';

const load = async () => (await import('./Paying')).Paying;

export interface PayingState {
  /** null: another concept. */
  pay: (turno: PayingProps['turno']) => void;
  dialog: ReactNode;
}

/** The dialog that takes a payment; loaded when it opens. */
export function usePaying(onChanged: () => void): PayingState {
  const [{ turno, open, opening }, setState] = useState({
    turno: null as PayingProps['turno'],
    open: false,
    opening: 0,
  });
  const onClose = useCallback(() => setState((it) => ({ ...it, open: false })), []);
  const onFailure = useDialogLoadFailure(onClose);
  return {
    pay: (subject) => setState((it) => ({ turno: subject, open: true, opening: it.opening + 1 })),
    dialog: (
      <LazyComponent
        key={opening}
        load={load}
        isNeeded={open}
        onFailure={onFailure}
        props={{ open, turno, onClose, onChanged }}
      />
    ),
  };
}
