import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useCallback, useId, useState, type ReactNode } from 'react';

import { PanelHold } from './hold-panel';
import { CrossIcon } from './icons';
import { keepEscape } from './keep-escape';
import { useMedia } from './useMedia';

const Body = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, padding: 20, minWidth: 0, '& h2': { fontSize: '1.25rem', lineHeight: '1.75rem' } });
const Top = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 8 });

interface Props {
  open: boolean;
  title: string;
  /** Escape, the cross or a click outside; not while something in it is sent. */
  onClose: () => void;
  /** Something is sent by what is around it; see useHoldPanel. */
  busy?: boolean;
  /** sm: a form of one column; md: more than that. */
  width?: 'sm' | 'md';
  /** Takes all of a phone's screen: for a form that is as long as a page. */
  fullWhenNarrow?: boolean;
  /** Begins anew with every opening. */
  children: ReactNode;
}

/**
 * A part of the panel over the page, with its own heading and a cross. MUI's dialog, unlike the browser's own
 * (ModalDialog, for questions), keeps the page from scrolling, closes by a click outside and lets a date's calendar
 * and toasts lie above it.
 */
export function PanelDialog({ open, title, onClose, busy = false, width = 'sm', fullWhenNarrow = false, children }: Props) {
  const titleId = useId();
  const [holds, setHolds] = useState(0);
  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  const isHeld = busy || holds > 0;
  const close = isHeld ? undefined : onClose;
  const isNarrow = useMedia('(max-width: 599.98px)');
  const isFull = fullWhenNarrow && isNarrow;
  return (
    <Dialog
      open={open}
      onClose={close}
      onKeyDown={keepEscape}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={width}
      fullScreen={isFull}
      slotProps={{ paper: { style: isFull ? { borderRadius: 0 } : { margin: 8, width: 'calc(100% - 16px)', maxHeight: 'calc(100% - 16px)' } } }}
    >
      <Body>
        <Top>
          <h2 id={titleId}>{title}</h2>
          <IconButton aria-label="Cerrar" aria-disabled={isHeld} onClick={close}>
            <CrossIcon size={24} />
          </IconButton>
        </Top>
        <PanelHold value={hold}>{children}</PanelHold>
      </Body>
    </Dialog>
  );
}
