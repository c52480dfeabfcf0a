import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

import { leaveFocusAbove } from '../focus/leave-focus-above';
import { FormBanner } from '../notify/FormBanner';

interface Props {
  text?: string;
  onRetry: () => void;
}

export function StaleNotice({ text = 'No se pudo actualizar: se muestra lo último recibido.', onRetry }: Props) {
  return (
    <FormBanner kind="info">
      <Stack direction="row" spacing={2} sx={{ flex: 1, justifyContent: 'space-between' }}>
        {text}
        <Button variant="outlined" size="small" ref={leaveFocusAbove} onClick={onRetry}>
          Reintentar
        </Button>
      </Stack>
    </FormBanner>
  );
}
