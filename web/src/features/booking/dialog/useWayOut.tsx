import { useState, type ReactNode } from 'react';

import { QuestionDialog } from '../../../shared/dialog/QuestionDialog';

interface Options {
  sending: boolean;
  onClose: () => void;
}

interface WayOut {
  /** For Escape and the cross, which may be slips: asks first where something typed would be lost. Not while it sends. */
  leave: () => void;
  /** Takes whether something is typed. */
  onTyped: (typed: boolean) => void;
  /** Stands over the dialog while it asks. */
  question: ReactNode;
}

/** How a dialog with a form is left before the turno is made. */
export function useWayOut({ sending, onClose }: Options): WayOut {
  const [typed, onTyped] = useState(false);
  const [asking, setAsking] = useState(false);
  const leave = () => {
    if (sending) return;
    if (typed) setAsking(true);
    else onClose();
  };
  const question = asking && (
    <QuestionDialog
      title="¿Cerrar sin terminar el turno?"
      noLabel="Seguir con el turno"
      yesLabel="Cerrar sin terminar"
      busyLabel="Cerrando..."
      onNo={() => setAsking(false)}
      onYes={() => {
        setAsking(false);
        onClose();
        return Promise.resolve(undefined);
      }}
    >
      <p>Los datos escritos se pierden.</p>
    </QuestionDialog>
  );
  return { leave, onTyped, question };
}
