import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

import { down, LOW } from '../ui/breakpoints';
import { CloseIcon } from '../ui/icons';
import { OffIconButton } from '../ui/OffIconButton';
import { DialogHold } from './hold-dialog';

/** In px: a question, a form of one column, more than that, and what is as wide as a page. */
const WIDTHS = { question: 480, form: 600, wide: 900, page: 1040 } as const;

export type DialogSize = keyof typeof WIDTHS;

/** Answers to a question are as wide as each other. */
const ANSWERS = { '& .MuiDialogActions-root > button': { flex: '1 1 180px' } };
const WHOLE_SCREEN = { margin: 0, width: '100%', height: '100%', maxHeight: 'none', border: 0, borderRadius: 0 };

const Frame = styled(Dialog, { shouldForwardProp: (name) => !['size', 'fullOnPhone', 'isQuestion'].includes(String(name)) })<
  Required<Pick<DialogFrameProps, 'size' | 'fullOnPhone' | 'isQuestion'>>
>(({ size, fullOnPhone, isQuestion }) => ({
  '& .MuiDialog-paper': { maxWidth: WIDTHS[size], ...(fullOnPhone && { [down('sm')]: WHOLE_SCREEN }) },
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
  /** Default: true, for a dialog that is rendered while it is open. */
  open?: boolean;
  title: string;
  /** Default: form. */
  size?: DialogSize;
  /** It has all of a phone's screen: for what is as long as a page. */
  fullOnPhone?: boolean;
  /** Something is being sent, and the dialog does not close; what stands in it says so by useHoldDialog. */
  busy?: boolean;
  /** Answered by its buttons: no cross, a click outside does nothing, and its first control has the focus: let it be the harmless one. */
  isQuestion?: boolean;
  /** A click outside closes it too. Default: true, unless it is a question. */
  closesOutside?: boolean;
  /** Escape, the cross or a click outside. */
  onClose: () => void;
  /** It has left the page, and the focus is where it was before, unless that has left too. */
  onGone?: (() => void) | undefined;
  /** MUI's DialogContent and DialogActions, in a DialogForm where they are a form. Begins anew with every opening. */
  children: ReactNode;
}

/** What every dialog is made of: title, cross, and the rules of closing. The focus returns to what had it before. */
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
  const isHeld = busy || holds > 0;
  const close = isHeld ? undefined : onClose;
  return (
    <Frame
      {...{ open, size, fullOnPhone, isQuestion }}
      slotProps={{ transition: { onExited: onGone } }}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown' || closesOutside) close?.();
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
      {isQuestion && <FocusFirstControl />}
      <DialogHold value={hold}>{children}</DialogHold>
    </Frame>
  );
}

function FocusFirstControl() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => marker.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('input, button')?.focus(), []);
  return <span ref={marker} hidden />;
}

/** Around DialogContent and DialogActions that are one form: the first scrolls, the second stays in sight. */
export const DialogForm = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  [LOW]: { flex: 'none' },
});
