import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { FormBanner } from '../../../shared/form/FormBanner';
import { longDate } from '../../../shared/time/clinic-time';
import { Button } from '../../../shared/ui/Button';
import { ModalDialog } from '../../../shared/ui/ModalDialog';
import type { UnavailableDateFactsFragment } from './dates.generated';
import { REASON_WORD } from './reason-words';
import { hoursText } from './UnavailableDateItem';

const Which = styled('p')({ '& strong': { display: 'block' }, '& strong::first-letter': { textTransform: 'uppercase' } });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '& > button': { flex: '1 1 180px' } });

interface Props {
  date: UnavailableDateFactsFragment;
  /** Undefined when it is deleted, and then the dialog is gone; else why not. */
  onConfirm: () => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks once more before an unavailable date is deleted, and says which. */
export function DeleteDateDialog({ date, onConfirm, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    const failure = await onConfirm();
    if (failure === undefined) return;
    setBusy(false);
    setRefusal(failure);
  };
  return (
    <ModalDialog title="¿Eliminar la fecha no disponible?" onClose={busy ? () => undefined : onClose}>
      <Which>
        <strong>{longDate(date.date)}</strong>
        {hoursText(date)} · {REASON_WORD[date.reason]}
      </Which>
      <p>Vuelven a valer los horarios de la semana, y los pacientes pueden reservar.</p>
      {refusal !== undefined && <FormBanner kind="error">{refusal}</FormBanner>}
      <Buttons>
        <Button variant="outlined" aria-disabled={busy} onClick={busy ? undefined : onClose}>
          Conservar fecha
        </Button>
        <Button aria-disabled={busy} onClick={busy ? undefined : () => void confirm()}>
          {busy ? 'Eliminando...' : 'Eliminar fecha'}
        </Button>
      </Buttons>
    </ModalDialog>
  );
}
