import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { ExpandMoreIcon } from '../ui/icons';

const Press = styled(IconButton)({
  width: 44,
  height: 44,
  '& .MuiSvgIcon-root': { transition: 'transform 150ms' },
  '&[aria-expanded="true"] .MuiSvgIcon-root': { transform: 'rotate(180deg)' },
  '@media (prefers-reduced-motion: reduce)': { '& .MuiSvgIcon-root': { transition: 'none' } },
});

/** The table's styles unfold the card. `titleId`: cell that names the row. */
export function Unfold({ titleId }: { titleId: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Press
      id={id}
      aria-label="Ver más de"
      aria-labelledby={`${id} ${titleId}`}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <ExpandMoreIcon />
    </Press>
  );
}
