import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';

import { BrokenText } from '../crash/BrokenText';
import type { Crash } from '../crash/CrashBoundary';
import { useRetry } from '../crash/useRetry';
import { leaveFocusAbove } from '../focus/leave-focus-above';

interface Props extends Crash {
  onClose: () => void;
}

export function BrokenDialog({ isAgain, onClose, ...crash }: Props) {
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
