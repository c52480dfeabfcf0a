import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, type MouseEvent } from 'react';

import { undoToast, type Toast } from './notify';

const Side = styled('div')({ flex: 'none', display: 'grid', justifyItems: 'center', marginLeft: 'auto' });
const Keys = styled('span')({ fontSize: '0.875rem', '@media (hover: none)': { display: 'none' } });

/** Gives the focus back to where it came from, as the button goes. */
export function UndoButton({ toast: { id, text } }: { toast: Toast }) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    undoToast(id);
  };
  return (
    <Side>
      <Button
        size="small"
        variant="outlined"
        aria-label={`Deshacer: ${text}`}
        aria-keyshortcuts="Control+Z"
        onFocus={({ relatedTarget }) => {
          cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
        }}
        onClick={press}
      >
        Deshacer
      </Button>
      <Keys aria-hidden="true">Ctrl+Z</Keys>
    </Side>
  );
}
