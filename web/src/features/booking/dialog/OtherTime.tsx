import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { FormBanner } from '../../../shared/form/FormBanner';
import { FormDateField } from '../../../shared/form/FormDateField';
import { FormTimeField } from '../../../shared/form/FormTimeField';
import type { SlotRoomAvailability } from '../../../shared/slots/slots.generated';
import { Step } from '../booking-layout';
import { StepHeading } from '../StepHeading';
import { TYPED } from './useDialogBooking';

const Fields = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' });

interface Props {
  today: string;
  /** What the chosen room says to the typed time; undefined while there is nothing to say. */
  roomIs: SlotRoomAvailability | undefined;
  zoneNote: ReactNode;
  onBack: () => void;
}

/** Staff type any date and time that is free, on offer or not. */
export function OtherTime({ today, roomIs, zoneNote, onBack }: Props) {
  return (
    <Step component="section" id="horarios" data-of={TYPED}>
      <StepHeading number={2}>Otro horario</StepHeading>
      <Typography color="textSecondary">
        También fuera del horario de atención o en el pasado, nunca encima de otro turno o alquiler.
      </Typography>
      <Fields>
        <FormDateField label="Fecha" name="date" today={today} autoComplete="off" required />
        <FormTimeField label="Hora de inicio" name="time" hint="Formato: HH:mm, de 00:00 a 23:59" />
      </Fields>
      {roomIs === 'closed' && <FormBanner kind="info">La sala está cerrada a esa hora. El turno se puede crear igual.</FormBanner>}
      {roomIs === 'occupied' && <FormBanner kind="error">La sala está ocupada a esa hora. Elige otra sala u otro horario.</FormBanner>}
      {zoneNote}
      <div>
        <Button variant="outlined" size="small" onClick={onBack}>
          Volver a los horarios disponibles
        </Button>
      </div>
    </Step>
  );
}
