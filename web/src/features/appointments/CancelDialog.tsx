import { styled } from '@mui/material/styles';

import { ClinicContact } from '../../shared/clinic/ClinicContact';
import type { ClinicFactsFragment } from '../../shared/clinic/clinic.generated';
import { clockTime, dayOf, longDate } from '../../shared/time/clinic-time';
import { FormBanner } from '../../shared/form/FormBanner';
import { Button } from '../../shared/ui/Button';
import { ModalDialog } from '../../shared/ui/ModalDialog';
import type { OwnAppointmentFragment } from './my-appointments.generated';

const Which = styled('p')({ '& strong': { display: 'block' }, '& strong::first-letter': { textTransform: 'uppercase' } });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 12, '& > button': { flex: '1 1 180px' } });

interface Props {
  appointment: OwnAppointmentFragment;
  clinic: ClinicFactsFragment;
  /** Why the last try failed. */
  refusal: string | undefined;
  sending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before an appointment is cancelled, and says which. */
export function CancelDialog({ appointment, clinic, refusal, sending, onConfirm, onClose }: Props) {
  const { startTime, professionalName, specialty } = appointment;
  return (
    <ModalDialog title="¿Cancelar el turno?" onClose={sending ? () => undefined : onClose}>
      <Which>
        <strong>
          {longDate(dayOf(startTime))}, {clockTime(startTime)}
        </strong>
        {professionalName}
        {specialty && ` · ${specialty}`}
      </Which>
      <p>El horario queda libre para otra persona. La cancelación no se puede deshacer.</p>
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
          Conservar turno
        </Button>
        <Button aria-disabled={sending} onClick={sending ? undefined : onConfirm}>
          {sending ? 'Cancelando...' : 'Cancelar turno'}
        </Button>
      </Buttons>
    </ModalDialog>
  );
}
