import { styled } from '@mui/material/styles';

import { ClinicContact } from '../../../shared/clinic/ClinicContact';
import type { ClinicFactsFragment } from '../../../shared/clinic/clinic.generated';
import { FormBanner } from '../../../shared/form/FormBanner';
import { formatMoney } from '../../../shared/money';
import { longDate } from '../../../shared/time/clinic-time';
import { Button } from '../../../shared/ui/Button';
import { ModalDialog } from '../../../shared/ui/ModalDialog';
import type { SummaryRentalFragment } from './summary.generated';

const Which = styled('p')({ '& strong': { display: 'block' }, '& strong::first-letter': { textTransform: 'uppercase' } });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 12, '& > button': { flex: '1 1 180px' } });

interface Props {
  rental: SummaryRentalFragment;
  clinic: ClinicFactsFragment;
  /** Why the last try failed. */
  refusal: string | undefined;
  sending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before a rental is cancelled, and says which and what it saves. */
export function CancelRentalDialog({ rental, clinic, refusal, sending, onConfirm, onClose }: Props) {
  const { roomName, date, startTime, endTime, finalCost } = rental;
  return (
    <ModalDialog title="¿Cancelar la reserva?" onClose={sending ? () => undefined : onClose}>
      <Which>
        <strong>
          {longDate(date)}, {startTime}-{endTime}
        </strong>
        {roomName} · {formatMoney(finalCost, clinic.currency)}
      </Which>
      <p>La sala queda libre para otra persona y la reserva no se cobra. La cancelación no se puede deshacer.</p>
      {refusal && (
        <FormBanner kind="error">
          <div>
            <p>{refusal}</p>
            <p>
              <ClinicContact clinic={clinic} label="Contacto de la clínica" />
            </p>
          </div>
        </FormBanner>
      )}
      <Buttons>
        <Button variant="outlined" disabled={sending} onClick={onClose}>
          Conservar reserva
        </Button>
        <Button aria-disabled={sending} onClick={sending ? undefined : onConfirm}>
          {sending ? 'Cancelando...' : 'Cancelar reserva'}
        </Button>
      </Buttons>
    </ModalDialog>
  );
}
