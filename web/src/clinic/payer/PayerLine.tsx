import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { CloseIcon } from '../../kit/ui/icons';
import { theme } from '../../kit/ui/theme';
import { useClinic } from '../facts/useClinic';
import { useWho } from '../session/useWho';
import { choosePayer, PRIVATE_PAY, usePayer } from './payer';
import type { PayerDialogProps } from './PayerDialog';
import { texts } from './texts';

const loadDialog = () => import('./PayerDialog').then((file) => file.PayerDialog);
const loadOwnPayer = () => import('./OwnPayer').then((file) => file.OwnPayer);
const NOTHING = {};

/** As high as the question, so that nothing shifts. */
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  maxWidth: '100%',
  border: '1px solid transparent',
  borderRadius: 24,
  '& > button:first-of-type': { minWidth: 0, paddingInline: 0, overflowWrap: 'anywhere', textAlign: 'left' },
  '&[data-chosen="true"]': {
    borderColor: theme.vars.palette.divider,
    background: theme.vars.palette.primaryTint,
    paddingLeft: 16,
  },
  '&[data-chosen="true"] > button:only-of-type': { paddingRight: 16 },
});

interface Props {
  className?: string;
  /** The answer to the chosen one. */
  children?: ReactNode;
}

/**
 * Asks for the insurer, once per visit; a press changes the chosen one or takes it off. Nothing in a clinic that accepts
 * none.
 */
export function PayerLine({ className, children }: Props) {
  const payer = usePayer();
  const who = useWho();
  const accepts = useClinic()?.acceptsInsurers;
  const isPatient = who?.role === 'user';
  const [isOpen, setOpen] = useState(false);
  const ask = useRef<HTMLButtonElement>(null);
  if (accepts === false && payer === undefined) return null;
  return (
    <div className={className}>
      <Line data-chosen={Boolean(payer)}>
        <Button
          ref={ask}
          variant="text"
          aria-label={payer ? texts.change(texts.chosen(payer)) : undefined}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {payer ? texts.chosen(payer) : texts.ask}
        </Button>
        {payer && !(payer.isPrivatePay && isPatient) && (
          <IconButton
            aria-label={texts.takeOff(payer.name)}
            onClick={() => {
              flushSync(() => choosePayer(payer.own ? PRIVATE_PAY : null));
              ask.current?.focus();
            }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
        <LazyComponent<PayerDialogProps>
          load={loadDialog}
          isNeeded={isOpen}
          props={{ open: isOpen, onClose: () => setOpen(false) }}
        />
        {isPatient && !payer?.own && <LazyComponent<object> load={loadOwnPayer} isNeeded props={NOTHING} />}
      </Line>
      {children}
    </div>
  );
}
