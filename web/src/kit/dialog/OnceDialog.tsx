import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';

import { CopyBox } from '../copy/CopyBox';
import { copyText } from '../copy/copy-text';
import { focusArrived } from '../focus/focus-arrived';
import { asDialog } from './as-dialog';
import { DialogFrame } from './DialogFrame';
import { LeaveGuard, LeaveQuestion, type LeaveWords } from './LeaveGuard';

interface Props {
  texts: {
    title: string;
    /** Says why to copy the value now. */
    once: string;
    label: string;
    copy: string;
    copied: string;
    notCopied: string;
    close: string;
    /** Asked before leaving without a copy. */
    lost: LeaveWords;
  };
  value: string;
  /** See CopyBox. */
  isLong?: boolean;
  /** `onTaken` counts as copying. */
  children?: ReactNode | ((onTaken: () => void) => ReactNode);
  actions?: ReactNode;
  onClose: () => void;
}

/** Shows a value only once, to copy. Ignores outside clicks; other exits ask first, unless it was copied. */
export const OnceDialog = asDialog(function OnceDialog({ texts, value, isLong = false, ...rest }: Props) {
  const { children, actions, onClose } = rest;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [isTaken, setTaken] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const take = () => setTaken(true);
  const close = () => (isTaken ? onClose() : setAsking(true));
  const copy = async () => {
    if (await copyText(value, box.current, texts)) take();
  };
  const onLink = ({ nativeEvent }: MouseEvent<HTMLElement>) => {
    if (nativeEvent.composedPath().some((node) => node instanceof HTMLAnchorElement)) take();
  };
  return (
    <DialogFrame title={texts.title} closesOutside={false} onClose={close}>
      <DialogContent onCopy={take} onClick={onLink}>
        <Stack spacing={3}>
          <p id={id}>{texts.once}</p>
          <CopyBox label={texts.label} value={value} boxRef={box} isLong={isLong} />
          {typeof children === 'function' ? children(take) : children}
        </Stack>
      </DialogContent>
      <DialogActions onClick={onLink}>
        <Button variant="outlined" onClick={close}>
          {texts.close}
        </Button>
        {actions}
        <Button ref={focusArrived} aria-describedby={id} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </DialogActions>
      <LeaveGuard inDialog unsaved={!isTaken} words={texts.lost} />
      {isAsking && <LeaveQuestion words={texts.lost} onStay={() => setAsking(false)} onLeave={onClose} />}
    </DialogFrame>
  );
});
