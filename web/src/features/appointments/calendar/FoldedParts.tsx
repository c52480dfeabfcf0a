import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useId, useState, type ReactNode } from 'react';

interface Props {
  parts: readonly { label: string; icon: ReactNode; content: ReactNode }[];
  /** Before the buttons. */
  before: ReactNode;
  /** After them. */
  children: ReactNode;
}

/** One part at a time unfolds, so that turnos fit a phone's first screen. */
export function FoldedParts({ parts, before, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState<string | null>(null);
  const shown = parts.find(({ label }) => label === open);
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', flexGrow: 1, alignItems: 'center' }}>
        {before}
        {parts.map(({ label, icon }) => (
          <IconButton
            key={label}
            aria-label={label}
            aria-expanded={label === open}
            aria-controls={id}
            onClick={() => setOpen(label === open ? null : label)}
          >
            {icon}
          </IconButton>
        ))}
        {children}
      </Stack>
      {shown && (
        <Stack spacing={3} id={id} sx={{ flexBasis: '100%' }}>
          {shown.content}
        </Stack>
      )}
    </>
  );
}
