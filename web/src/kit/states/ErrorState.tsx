import Button from '@mui/material/Button';

import { leaveFocusAbove } from '../focus/leave-focus-above';
import { EmptyState } from './EmptyState';

interface Props {
  /** e.g. "Error al cargar las salas" */
  title: string;
  onRetry?: () => void;
}

/** The toast disappears after 4 s. */
export function ErrorState({ title, onRetry }: Props) {
  return (
    <EmptyState
      title={title}
      text={navigator.onLine ? 'Podés intentar nuevamente en unos minutos.' : 'No hay conexión a internet.'}
      action={
        onRetry && (
          <Button variant="outlined" ref={leaveFocusAbove} onClick={onRetry}>
            Reintentar
          </Button>
        )
      }
    />
  );
}
