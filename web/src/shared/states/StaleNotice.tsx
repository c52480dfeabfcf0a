import Button from '@mui/material/Button';

import { leaveFocusAbove } from '../focus/leave-focus-above';
import { FormBanner } from '../form/FormBanner';

interface Props {
  text?: string;
  onRetry: () => void;
}

/** What is shown could not be asked for again: it stays, and may be old. */
export function StaleNotice({ text = 'No se pudo actualizar: se muestra lo último recibido.', onRetry }: Props) {
  return (
    <FormBanner kind="info">
      <div>
        <p>{text}</p>
        <Button variant="text" size="small" ref={leaveFocusAbove} onClick={onRetry}>
          Reintentar
        </Button>
      </div>
    </FormBanner>
  );
}
