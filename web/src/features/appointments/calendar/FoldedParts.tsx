import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useId, useState, type ReactNode } from 'react';

import { ExpandMoreIcon } from '../../../kit/ui/icons';

interface Props {
  parts: readonly { label: string; content: ReactNode }[];
  /** Beside the buttons. */
  children?: ReactNode;
}

/** One part at a time unfolds, so that turnos fit a phone's first screen. */
export function FoldedParts({ parts, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState<string | null>(null);
  const shown = parts.find(({ label }) => label === open);
  return (
    <>
      <Stack direction="row" spacing={2}>
        {parts.map(({ label }) => (
          <Button
            key={label}
            variant="outlined"
            size="small"
            aria-expanded={label === open}
            aria-controls={id}
            endIcon={<ExpandMoreIcon fontSize="small" />}
            onClick={() => setOpen(label === open ? null : label)}
          >
            {label}
          </Button>
        ))}
        {children}
      </Stack>
      {shown && (
        <Stack spacing={3} id={id}>
          {shown.content}
        </Stack>
      )}
    </>
  );
}
