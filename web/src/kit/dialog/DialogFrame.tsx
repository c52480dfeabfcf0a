import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useCallback, useRef, useState, type MouseEvent, type ReactNode } from 'react';

import { down, LOW, up } from '../ui/breakpoints';
import { DialogHold } from '../ui/hold-dialog';
import { CloseIcon } from '../ui/icons';
import { OffIconButton } from '../ui/OffIconButton';
import { PopupAnchor } from '../ui/popup-anchor';
import { theme } from '../ui/theme';

/** In px. */
const WIDTHS = { question: 480, form: 600, panel: 560, wide: 900, page: 1040 } as const;

type DialogSize = keyof typeof WIDTHS;

const ANSWERS = { '& .MuiDialogActions-root > button': { flex: '1 1 180px' } };
const WHOLE_SCREEN = { margin: 0, width: '100%', height: '100%', maxHeight: 'none', border: 0, borderRadius: 0 };

/** At the right edge, so that the page stays in sight. */
const AT_THE_EDGE = {
  [up('md')]: {
    '& .MuiDialog-container': { justifyContent: 'flex-end' },
    '& .MuiDialog-paper': { ...WHOLE_SCREEN, borderLeft: `1px solid ${theme.vars.palette.divider}` },
  },
};

const Frame = styled(Dialog, {
  shouldForwardProp: (name) => !['size', 'fullOnPhone', 'isQuestion'].includes(String(name)),
})<Required<Pick<DialogFrameProps, 'size' | 'fullOnPhone' | 'isQuestion'>>>(({ size, fullOnPhone, isQuestion }) => ({
  '& .MuiDialog-paper': { maxWidth: WIDTHS[size], ...(fullOnPhone && { [down('sm')]: WHOLE_SCREEN }) },
  ...(size === 'panel' && AT_THE_EDGE),
  ...(isQuestion && ANSWERS),
}));
const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '12px 12px 8px 20px',
  [down('sm')]: { paddingLeft: 16 },
});

export interface DialogFrameProps {
  open?: boolean;
  title: string;
  size?: DialogSize;
  fullOnPhone?: boolean;
  /** Blocks closing; children use useHoldDialog. */
  busy?: boolean;
  /** No cross, no outside click: the harmless answer comes first. */
  isQuestion?: boolean;
  /** Default: unless isQuestion. */
  closesOutside?: boolean;
  onClose: () => void;
  /** Called once the focus is back. */
  onGone?: (() => void) | undefined;
  /** Remounts with every opening. */
  children: ReactNode;
}

/** Frame and closing rules of every dialog. */
export function DialogFrame({
  open = true,
  title,
  size = 'form',
  fullOnPhone = false,
  busy = false,
  isQuestion = false,
  ...rest
}: DialogFrameProps) {
  const { closesOutside = !isQuestion, onClose, onGone, children } = rest;
  const [holds, setHolds] = useState(0);
  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  const place = useRef<HTMLDivElement>(null);
  const isHeld = busy || holds > 0;
  const close = isHeld ? undefined : onClose;
  return (
    <Frame
      {...{ open, size, fullOnPhone, isQuestion }}
      slotProps={{ paper: { ref: place }, transition: { onExited: onGone } }}
      onClose={(event: MouseEvent, reason) => {
        // A double click opens the dialog by its first click.
        const isSecondClick = reason === 'backdropClick' && event.detail > 1;
        if (reason === 'escapeKeyDown' || (closesOutside && !isSecondClick)) close?.();
      }}
    >
      <Top>
        <DialogTitle>{title}</DialogTitle>
        {!isQuestion && (
          <OffIconButton aria-label="Cerrar" off={isHeld} onClick={close}>
            <CloseIcon />
          </OffIconButton>
        )}
      </Top>
      <DialogHold value={hold}>
        <PopupAnchor value={place}>{children}</PopupAnchor>
      </DialogHold>
    </Frame>
  );
}

export const DialogForm = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  [LOW]: { flex: 'none' },
});
