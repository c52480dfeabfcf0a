import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

import { FormBanner } from '../notify/FormBanner';

interface Props {
  text: string;
  continueLabel?: string;
  onContinue: () => void;
  onDrop: () => void;
}

export const CHANGES_PROMPT = { text: 'Quedaron cambios sin guardar.', continueLabel: 'Recuperar' } as const;

export function DraftPrompt({ text, continueLabel = 'Continuar reserva', onContinue, onDrop }: Props) {
  return (
    <FormBanner kind="info">
      <Stack direction="row" spacing={2} sx={{ flex: 1, justifyContent: 'space-between' }}>
        {text}
        <Stack direction="row" spacing={2}>
          <Button size="small" variant="outlined" onClick={onContinue}>
            {continueLabel}
          </Button>
          <Button size="small" variant="text" onClick={onDrop}>
            Descartar
          </Button>
        </Stack>
      </Stack>
    </FormBanner>
  );
}
