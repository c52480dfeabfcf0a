import Button from '@mui/material/Button';

import { useToasts } from '../notify/notify';
import { leaveFocusAbove } from '../ui/leave-focus-above';
import { EmptyState } from './EmptyState';

interface Props {
  /** What could not be done, e.g. "Error al cargar las salas". */
  title: string;
  onRetry?: () => void;
}

/**
 * A load that failed, in the page where the content would stand. A toast of the same words is seen first: they come into
 * sight here when it has gone, in the room they have from the start.
 */
export function ErrorState({ title, onRetry }: Props) {
  const isToasted = useToasts().some(({ text }) => text === title);
  return (
    <EmptyState
      title={title}
      isTitleOutOfSight={isToasted}
      text={navigator.onLine ? 'Puedes intentar nuevamente en unos minutos.' : 'No hay conexión a internet.'}
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
