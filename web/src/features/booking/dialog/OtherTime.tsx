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
import { texts } from '../texts';
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
      <StepHeading number={2}>{texts.bothDialogs.otherTime}</StepHeading>
      <Typography color="textSecondary">{texts.otherTime.hint}</Typography>
      <Fields>
        <FormDateField label={texts.fields.date} name="date" today={today} autoComplete="off" required />
        <FormTimeField label={texts.fields.startTime} name="time" hint={texts.otherTime.timeHint} />
      </Fields>
      {roomIs === 'closed' && <FormBanner kind="info">{texts.otherTime.closed}</FormBanner>}
      {roomIs === 'occupied' && <FormBanner kind="error">{texts.otherTime.occupied}</FormBanner>}
      {zoneNote}
      <div>
        <Button variant="outlined" size="small" onClick={onBack}>
          {texts.otherTime.back}
        </Button>
      </div>
    </Step>
  );
}
