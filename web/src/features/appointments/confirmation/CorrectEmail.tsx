import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useRef, useState } from 'react';

import { keptEmailCorrection } from '../../../clinic/receipt/receipts';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';
import type { AppointmentQuery } from '../appointments.generated';
import { texts } from '../texts';

const load = async () => (await import('./CorrectEmailDialog')).CorrectEmailDialog;

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  overflowWrap: 'anywhere',
});

/** In the browser that has just booked: where the mails go, and one correction. */
export function CorrectEmail({ clinic, appointment, onCorrected }: AppointmentQuery & { onCorrected: () => void }) {
  const { id, patientEmail, isMasked } = appointment;
  const [correction] = useState(() => keptEmailCorrection(id));
  const [isOpen, setOpen] = useState(false);
  const [isCorrected, setCorrected] = useState(false);
  const [isGone, setGone] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const onLoadFailure = useDialogLoadFailure(close);
  useFocusOn(line, isCorrected && isGone);
  if (!correction || isMasked || patientEmail === null) return null;
  if (Date.parse(correction.until) <= Date.parse(clinic.now)) return null;
  return (
    <Line className="no-print">
      <p ref={line} tabIndex={-1}>
        {texts.correctEmail.goesTo(patientEmail)}
      </p>
      {!isCorrected && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {texts.correctEmail.open}
        </Button>
      )}
      <LazyComponent
        load={load}
        isNeeded={isOpen}
        onFailure={onLoadFailure}
        props={{
          open: isOpen,
          clinic,
          appointment: { id, patientEmail },
          token: correction.token,
          onCorrected: () => {
            setCorrected(true);
            onCorrected();
          },
          onClose: close,
          onGone: () => setGone(true),
        }}
      />
    </Line>
  );
}
