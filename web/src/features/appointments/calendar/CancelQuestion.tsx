import { styled } from '@mui/material/styles';

import { FormBanner } from '../../../shared/form/FormBanner';
import { dayOf, longDate } from '../../../shared/time/clinic-time';
import { Button } from '../../../shared/ui/Button';
import { ModalDialog } from '../../../shared/ui/ModalDialog';
import { timeRange } from './calendar-days';
import type { CalendarAppointmentFragment } from './calendar.generated';

const Which = styled('p')({ '& strong': { display: 'block' } });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 12, '& > button': { flex: '1 1 180px' } });

interface Props {
  appointment: CalendarAppointmentFragment;
  /** Why the last try failed. */
  refusal: string | undefined;
  sending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before the clinic cancels a turno: the patient is told at once. */
export function CancelQuestion({ appointment, refusal, sending, onConfirm, onClose }: Props) {
  const { patientName, patientEmail, startTime } = appointment;
  return (
    <ModalDialog title="¿Cancelar el turno?" onClose={sending ? () => undefined : onClose}>
      <Which>
        <strong>{patientName}</strong>
        {longDate(dayOf(startTime))}, {timeRange(appointment)}
      </Which>
      <p>El horario queda libre y se envía un email a {patientEmail}.</p>
      {refusal && <FormBanner kind="error">{refusal}</FormBanner>}
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
