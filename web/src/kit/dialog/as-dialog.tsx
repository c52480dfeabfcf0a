import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState, type ComponentType } from 'react';

import { BrokenText } from '../crash/BrokenText';
import { CrashBoundary, type Crash } from '../crash/CrashBoundary';
import { useRetry } from '../crash/useRetry';
import { leaveFocusAbove } from '../focus/leave-focus-above';
import { DialogFrame } from './DialogFrame';

interface Ways<P> {
  /** Default: `open` or `isOpen`, else true. */
  isOpen?: (props: P) => boolean;
  /** Default: `onClose()`. */
  close?: (props: P) => void;
}

/**
 * Keeps a dialog's crash from the page. The boundary surrounds the whole dialog, so Reintentar repeats its queries.
 * Mounts on first opening.
 */
export function asDialog<P extends object>(
  Dialog: ComponentType<P>,
  { isOpen = opened, close = closed }: Ways<P> = {},
): ComponentType<P> {
  return function SafeDialog(props: P) {
    const shown = isOpen(props);
    const onClose = () => close(props);
    const [wasShown, setShown] = useState(shown);
    if (shown && !wasShown) setShown(true);
    if (!shown && !wasShown) return null;
    return (
      <CrashBoundary
        part="dialog"
        resetKey={shown}
        fallback={(crash) => (
          <DialogFrame open={shown} size="question" title="No se pudo mostrar la ventana" onClose={onClose}>
            <BrokenDialog {...crash} onClose={onClose} />
          </DialogFrame>
        )}
      >
        <Dialog {...props} />
      </CrashBoundary>
    );
  };
}

const opened = (props: { open?: boolean; isOpen?: boolean }): boolean => props.open ?? props.isOpen ?? true;
const closed = ({ onClose }: { onClose?: () => void }): void => onClose?.();

interface Props extends Crash {
  onClose: () => void;
}

function BrokenDialog({ isAgain, onClose, ...crash }: Props) {
  const retry = useRetry(crash);
  return (
    <>
      <DialogContent>
        <BrokenText isAgain={isAgain} what="El resto de la página sigue como estaba." />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Cerrar
        </Button>
        {isAgain ? (
          <Button variant="contained" onClick={() => window.location.reload()}>
            Recargar
          </Button>
        ) : (
          <Button variant="contained" ref={leaveFocusAbove} onClick={retry}>
            Reintentar
          </Button>
        )}
      </DialogActions>
    </>
  );
}
